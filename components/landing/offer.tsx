import type { ReactNode } from 'react'
import type { ButtonVariant } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'

type OfferProps = {
  id: string
  words: {
    badge: string
    name: string
    listPrice?: { before: string; price: string; after: string }
    price: string
    per: string
    terms: string
    benefits: readonly string[]
    buy: string
  }
  checkoutUrl: string
  buttonVariant: ButtonVariant
  /** A drawing behind the offer. */
  terrain?: ReactNode
}

export function Offer({ id, words, checkoutUrl, buttonVariant, terrain }: OfferProps) {
  const { badge, name, listPrice, price, per, terms, benefits, buy } = words
  return (
    <article className={`offer ${id}`} aria-labelledby={id}>
      {terrain}
      <p className="offer-badge">{badge}</p>
      <h3 id={id}>{name}</h3>
      <p className="offer-price tabular">
        {listPrice && (
          <>
            <s>
              <span className="visually-hidden">{listPrice.before}</span>
              {listPrice.price}
              <span className="visually-hidden">{listPrice.after}</span>
            </s>{' '}
          </>
        )}
        <strong>{price}</strong>
        <span className="offer-per">{per}</span>
      </p>
      <p className="offer-terms">{terms}</p>
      {/* The role keeps it a list in Safari (app/reset.css). */}
      {/* biome-ignore lint/a11y/noRedundantRoles: the role is not redundant there. */}
      <ul role="list">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="tick" />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink variant={buttonVariant} href={checkoutUrl} opensNewTab>
        {buy}
      </ButtonLink>
    </article>
  )
}
