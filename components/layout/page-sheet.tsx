import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer'

type PageSheetProps = {
  /** Path of the page, needed only where the footer links to its sections. */
  page?: string
  children: ReactNode
}

/** The frame of every page: the map sheet with the main element and the footer. */
export function PageSheet({ page, children }: PageSheetProps) {
  return (
    <div className="page-sheet">
      <div className="page-frame">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter page={page} />
        <p className="colophon" aria-hidden="true">
          Contour interval 10 feet. A drawing, not a survey.
        </p>
      </div>
    </div>
  )
}
