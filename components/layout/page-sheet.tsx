import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer'

type PageSheetProps = { children: ReactNode }

/** What every page stands on: the framed sheet with the page's main part and the footer. */
export function PageSheet({ children }: PageSheetProps) {
  return (
    <div className="page-sheet">
      <div className="page-frame">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <p className="colophon" aria-hidden="true">
          Contour interval 10 feet. A drawing, not a survey.
        </p>
      </div>
    </div>
  )
}
