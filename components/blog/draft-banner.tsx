import type { ReactNode } from 'react'
import './draft-banner.css'

type DraftBannerProps = { children: ReactNode }

/** Why an article is not in the lists; shown in development only. */
export function DraftBanner({ children }: DraftBannerProps) {
  return <p className="draft-banner">{children}</p>
}
