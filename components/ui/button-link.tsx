import type { ReactNode } from 'react'
import { type ButtonAppearance, buttonClass } from './button'
import { NewTabMark, newTab } from './external-link'

type ButtonLinkProps = ButtonAppearance & { href: string; opensNewTab?: boolean; children: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({ variant, size, href, opensNewTab = false, children }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ variant, size })} href={href} {...(opensNewTab && newTab)}>
      {children}
      {opensNewTab && <NewTabMark />}
    </a>
  )
}
