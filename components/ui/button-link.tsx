import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button'
import { NewTabMark, newTab } from './external-link'

type ButtonLinkProps = ButtonLook & { href: string; opensNewTab?: boolean; children: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({ kind, size, href, opensNewTab = false, children }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ kind, size })} href={href} {...(opensNewTab && newTab)}>
      {children}
      {opensNewTab && <NewTabMark />}
    </a>
  )
}
