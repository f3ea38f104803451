import { NewTabWords, newTab } from '@/components/ui/external-link'
import type { Environment } from '@/lib/env'
import { NotAvailableYet } from './not-available-yet'

type SocialLinksProps = { profiles: Environment['social'] }

export function SocialLinks({ profiles }: SocialLinksProps) {
  const waiting = profiles.filter(({ url }) => !url)
  return (
    <div className="social-links">
      {profiles.map(
        ({ name, url }) =>
          url && (
            <a key={name} href={url} {...newTab}>
              <Network name={name} />
              <NewTabWords />
            </a>
          ),
      )}
      {waiting.length > 0 && (
        <NotAvailableYet>
          {waiting.map(({ name }) => (
            <Network key={name} name={name} />
          ))}
        </NotAvailableYet>
      )}
    </div>
  )
}

type NetworkProps = { name: string }

/** Its logo is drawn by `site-footer.css`. */
function Network({ name }: NetworkProps) {
  return (
    <span className="social-network" data-network={name}>
      {name}
    </span>
  )
}
