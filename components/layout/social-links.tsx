import { newTab } from '@/components/ui/external-link'
import type { Environment } from '@/lib/env'
import { NotAvailableYet } from './not-available-yet'

/** One line drawing per network, on a grid of 24. */
const signs: Readonly<Record<string, string>> = {
  X: 'M4.5 4.5l15 15M19.5 4.5l-15 15',
  YouTube: 'M2.5 6.5h19v11h-19zM10 9.2v5.6l5-2.8z',
  Facebook: 'M3.5 3.5h17v17h-17zM13 20.5v-9.5c0-2 .8-3 3.5-3M10 13h6',
  Instagram: 'M3.5 3.5h17v17h-17zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM17 6.5v1',
}

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
              <span className="visually-hidden"> (opens in a new tab)</span>
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

function Network({ name }: NetworkProps) {
  return (
    <span className="social-network">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        <path d={signs[name]} />
      </svg>
      {name}
    </span>
  )
}
