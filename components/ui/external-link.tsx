import type { ReactNode } from 'react'
import { Icon } from './icon'

export const newTab = { target: '_blank', rel: 'noopener' } as const

type ExternalLinkProps = { href: string; children: ReactNode }

/** A link whose own words say that it opens a new tab. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} {...newTab}>
      {children}
      <Icon name="arrow-up-right" />
    </a>
  )
}

/** The arrow and the hidden words for a link to a new tab whose text does not say so. */
export function NewTabMark() {
  return (
    <>
      <Icon name="arrow-up-right" />
      <NewTabWords />
    </>
  )
}

/** For a link without the arrow. */
export function NewTabWords() {
  return <span className="visually-hidden"> (opens in a new tab)</span>
}
