import { ButtonLink } from '@/components/ui/button-link'
import { environment } from '@/lib/env'
import { headerLinks } from '@/lib/navigation'
import { Brand } from './brand'
import { HeaderBar } from './header-bar'
import { MobileMenu } from './mobile-menu'
import './site-header.css'

type SiteHeaderProps = {
  /** Address of the header link that leads to the page it stands on. */
  current?: (typeof headerLinks)[number]['href']
}

export function SiteHeader({ current }: SiteHeaderProps) {
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
        <ButtonLink kind="plain" size="small" href={environment().checkout.lifetime} opensNewTab>
          Get Lifetime Access
        </ButtonLink>
      </MobileMenu>
    </HeaderBar>
  )
}
