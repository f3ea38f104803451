import { ButtonLink } from '@/components/ui/button-link'
import { headerLinks } from '@/lib/navigation'
import { routes } from '@/lib/routes'
import { Brand } from './brand'
import { HeaderBar } from './header-bar'
import { MobileMenu } from './mobile-menu'
import './site-header.css'

type SiteHeaderProps = {
  /** Address of the header link that leads to the page it stands on. */
  current?: (typeof headerLinks)[number]['href']
  /** Where the lifetime offer is paid, on the page that shows its price; other pages lead to the offers first. */
  lifetimeCheckout?: string
}

export function SiteHeader({ current, lifetimeCheckout }: SiteHeaderProps) {
  return (
    <HeaderBar>
      <Brand />
      <MobileMenu>
        <ul>
          {headerLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink
          kind="plain"
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
