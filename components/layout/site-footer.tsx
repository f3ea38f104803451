import { LazyDrawing } from '@/components/art/lazy-drawing'
import type { Environment } from '@/lib/env'
import { footerGroups } from '@/lib/navigation'
import { privacyNoticeHref } from '@/lib/privacy-notice'
import { hrefOn, routes } from '@/lib/routes'
import { pageNames, product } from '@/lib/site'
import { Brand } from './brand'
import { Copyright } from './copyright'
import { NotAvailableYet } from './not-available-yet'
import { SocialLinks } from './social-links'
import './site-footer.css'

export type SiteFooterProps = {
  /** Path of the page it stands on, needed only where it links to sections of that page. */
  page?: string
  settings: Pick<Environment, 'caseStudiesUrl' | 'supportUrl' | 'contactUrl' | 'social'>
}

export function SiteFooter({ page, settings }: SiteFooterProps) {
  return (
    <footer className="site-footer band ground-night on-night">
      <div className="band-terrain">
        <LazyDrawing name="footer-terrain" className="footer-terrain" />
      </div>
      <div className="column">
        <div className="footer-groups">
          <div className="footer-brand">
            <Brand />
            <p>{product.tagline}</p>
            <LazyDrawing name="scale-bar" className="footer-scale" />
          </div>
          {footerGroups(settings).map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="map-label">{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    {href ? (
                      <a href={hrefOn(page, href)}>{label}</a>
                    ) : (
                      <NotAvailableYet>{label}</NotAvailableYet>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <SocialLinks profiles={settings.social} />
        <div className="footer-end">
          <Copyright builtIn={new Date().getFullYear()} />
          <p>
            <a href={routes.transparency}>{pageNames.transparency}</a>
          </p>
          <p>
            <a href={privacyNoticeHref}>Privacy notice</a>
          </p>
          <p className="footer-disclaimer">
            Education, not legal, tax or investment advice. No income is promised.
          </p>
        </div>
      </div>
    </footer>
  )
}
