import type { ReactNode } from 'react'
import { SiteFooter, type SiteFooterProps } from './site-footer'

type PageSheetProps = SiteFooterProps & { children: ReactNode }

/** The frame of every page: the map sheet with the main element and the footer. */
export function PageSheet({ children, ...footer }: PageSheetProps) {
  return (
    <div className="page-sheet">
      <div className="page-frame">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter {...footer} />
        <p className="colophon" aria-hidden="true">
          Contour interval 10 feet. A drawing, not a survey.
        </p>
      </div>
    </div>
  )
}
