import { isWebHost, mailtoHost } from '../../hostnames'
import { nearest } from '../../nearest'
import { readUrl } from '../../read-url'
import type { Finding } from '../problem'
import { allowedInstead } from '../tree/html-tags'
import { detourFinding, trackerFinding } from './link-detours'

/**
 * Checks an address with a scheme, such as `https:`, and suggests what was meant.
 * @param found how a message names the link
 */
export function outsideFinding(address: string, found: string): Finding | undefined {
  const scheme = address.slice(0, address.indexOf(':')).toLowerCase()
  if (scheme === 'mailto')
    return isMail(address) ? undefined : { found, allowed: 'mailto: and an address such as ann@example.com' }
  if (scheme === 'tel')
    return /^tel:\+?[\d().-]{3,}$/i.test(address)
      ? undefined
      : { found, allowed: 'tel: and a number such as +1-555-0100' }
  if (scheme === 'http' || scheme === 'https')
    return detourFinding(address, found) ?? hostFinding(address, found) ?? trackerFinding(address, found)
  if (/^data:image\//i.test(address))
    return { found: 'a picture that a program wrote out as text', allowed: allowedInstead('img') }
  const meant = nearest(scheme, ['https', 'mailto', 'tel'])
  return {
    found,
    allowed: 'https://…, mailto:… or tel:…',
    suggestion: meant && `${meant}${address.slice(scheme.length)}`,
  }
}

/** Reports an address that browsers accept, but that leads to no host of the public web. */
function hostFinding(address: string, found: string): Finding | undefined {
  const secure = address.replace(/^https?:/i, 'https:')
  const isRight = leadsToHost(secure)
  if (isRight && secure.includes('\\'))
    return { found, allowed: 'the address without a backslash', suggestion: withoutBackslashes(secure) }
  if (isRight && secure === address) return undefined
  const withPoints = secure.replace(/^https:\/\/[^/?#]*/, (start) => start.replaceAll(',', '.'))
  const mended = [secure, withPoints, secure.replace(/^(?:https:[/\\]*)+/, 'https://')].find(leadsToHost)
  return isRight
    ? { found, allowed: 'https://…, mailto:… or tel:…', suggestion: mended }
    : { found, allowed: 'https:// and a host such as www.irs.gov', suggestion: mended }
}

/** Word processors escape punctuation with backslashes, and in a bare address they become part of it. */
function withoutBackslashes(address: string): string {
  return address
    .replace(/\\>.*$/, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replaceAll('\\', '/')
}

/** Whether an address is one of mail, `mailto:` included, that can be written to. */
export function isMail(address: string): boolean {
  const host = mailtoHost(address)
  return host !== undefined && isWebHost(host.toLowerCase())
}

/** Whether an address leads to a host of the public web over https. */
export function leadsToHost(address: string): boolean {
  return address.startsWith('https://') && isWebHost(readUrl(address)?.hostname ?? '')
}
