import { readUrl } from '../../read-url'
import type { Finding } from '../problem'

/** Redirectors that programs put in place of a copied address, and the parameter with that address. */
const detours = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, names: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, names: ['url'] },
  { host: /^lm?\.facebook\.com$/, path: /^\/l\.php$/, names: ['u'] },
]

/** Parameters that networks and chatbots add to an address to follow whoever opens it; a campaign of one's own may stay. */
const trackers =
  /(?<=[?&])(?:(?:fbclid|gclid|msclkid|igshid|mc_[ce]id)=|utm_source=(?:chatgpt\.com|openai))[^&#]*&?/gi

/** Reports a link with such parameters; `found` names the link. */
export function trackerFinding(address: string, found: string): Finding | undefined {
  const bare = address.replace(trackers, '')
  if (bare === address) return undefined
  return {
    found: `${found}, with marks by which a program follows readers`,
    allowed: 'the address without them',
    suggestion: bare.replace(/[?&](?=#|$)/, ''),
  }
}

/** Reports a link through a redirector; `found` names the link. */
export function detourFinding(address: string, found: string): Finding | undefined {
  const end = endOfDetour(address)
  if (!end) return undefined
  return {
    found: `${found}, a redirect that a program put around another address`,
    allowed: 'the address that readers should end up at',
    suggestion: end.replace(/^http:/i, 'https:'),
  }
}

/** The address behind a redirector, which asks or tracks readers first; `undefined` for any other address. */
function endOfDetour(address: string): string | undefined {
  const url = readUrl(address)
  if (!url) return undefined
  const { hostname, pathname, searchParams } = url
  const detour = detours.find(({ host, path }) => host.test(hostname) && path.test(pathname))
  const ends = detour?.names.flatMap((name) => searchParams.get(name) ?? []) ?? []
  return ends.find((end) => /^https?:/i.test(end))
}
