import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer'

type PageSheetProps = {
  /** Path of the page, where it has sections that the footer links to. */
  page?: string
  children: ReactNode
}

/** What every page stands on: the framed sheet with the page's main part and the footer. */
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
