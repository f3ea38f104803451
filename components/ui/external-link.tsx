import type { ReactNode } from 'react'
import { Icon } from './icon'

export const newTab = { target: '_blank', rel: 'noopener' } as const

type ExternalLinkProps = { href: string; children: ReactNode }

/** A link that leaves the site in a new tab and says so. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} {...newTab}>
      {children}
      <NewTabMark />
    </a>
  )
}

/** The arrow and the hidden words that every link to a new tab carries. */
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
