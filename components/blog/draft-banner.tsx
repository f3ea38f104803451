import type { ReactNode } from 'react'
import './draft-banner.css'

type DraftBannerProps = { children: ReactNode }

/** A remark about an article that only its writer sees, in development. */
export function DraftBanner({ children }: DraftBannerProps) {
  return <p className="draft-banner">{children}</p>
}
