import { ButtonLink } from '@/components/ui/button-link'
import { headerLinks } from '@/lib/navigation'
import { hrefOn, routes } from '@/lib/routes'
import { Brand } from './brand'
import { HeaderBar } from './header-bar'
import { MobileMenu } from './mobile-menu'
import './site-header.css'

type SiteHeaderProps = {
  /** Path of the page it stands on. */
  page?: string
  /**
   * Payment link of the lifetime offer, given only on the page that shows its price; other pages link to the offers.
   */
  lifetimeCheckout?: string
}

export function SiteHeader({ page, lifetimeCheckout }: SiteHeaderProps) {
  return (
    <HeaderBar>
      <Brand />
      <MobileMenu>
        <ul>
          {headerLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={hrefOn(page, href)} aria-current={href === page ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink
          variant="secondary"
          size="small"
          href={lifetimeCheckout ?? routes.pricing}
          opensNewTab={lifetimeCheckout !== undefined}
        >
          Get Lifetime Access
        </ButtonLink>
      </MobileMenu>
    </HeaderBar>
  )
}
