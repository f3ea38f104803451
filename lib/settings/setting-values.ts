import { z } from 'zod'
import { isRealDay } from '../dates'
import { isLocal, isWebHost, mailtoHost } from '../hostnames'
import { placeholderWords } from '../placeholder-words.mjs'
import { readUrl } from '../read-url'
import { type OfferName, paymentFault } from './payment-fault'
import { holdsSecretKey } from './secret-keys'
import { videoFault } from './video-fault'

/** Schemas for the settings of a production build. Each message completes a sentence that begins with the value. */

type Fault = (value: string) => string | undefined

const secretFault: Fault = (value) =>
  holdsSecretKey(value) ? 'must not contain a secret key; such a key must never be published' : undefined

/** A line without an end, to which the next one was added. */
const nextSettingFault: Fault = (value) =>
  value.includes('NEXT_PUBLIC_')
    ? 'must not contain the name of a setting; write each setting on a line of its own'
    : undefined

/** What is left of a list or of code that the value was copied from. */
const endFault: Fault = (value) =>
  /[,;]$/.test(value) ? 'must not end with a comma or a semicolon' : undefined

/**
 * Trimmed text without a secret. The first fault that applies is reported, so each check may rely on those before it.
 */
function text(...faults: Fault[]) {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      for (const fault of [secretFault, nextSettingFault, ...faults, endFault]) {
        const message = fault(value)
        if (message) return context.addIssue({ code: 'custom', message })
      }
    })
}

/** Reserved example hosts, and what people write in place of a value of their own. */
const examples = [
  /(?:^|\/\/|@)(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?=[/:?#]|$)/i,
  // "your-site.com" and "YOUR_PROJECT_ID", but not "your-land-school.com".
  /(?:^|\/\/)your[-_. ]?(?:site|app|domain|project|company|business|host|crm)(?=$|[.:/]|[-_ ](?:id|name|url)\b)/i,
  /VIDEO_ID|^\[.*\]$|X{6}/,
]

const ownValue = 'must be your own value; this is an example'

/** Marks of a part that is still to be filled in, and what a script writes for a missing value. */
const gap = /[<>{}…]|\.{3}|(?:^|\/)(?:undefined|null|\[[^\]/:]*\])(?=$|[/?#])/

const exampleFault: Fault = (value) => {
  if (examples.some((example) => example.test(value))) return ownValue
  return gap.test(value) ? 'must be your own value; a part of it is not filled in' : undefined
}

const addressFault: Fault = (value) => {
  if (!/^https:\/\/[^\s\\\p{Cf}"“”]+$/u.test(value) || !readUrl(value))
    return 'must be an address that starts with https:// and contains no space, quotation mark or invisible character'
  return value.includes('&amp;') ? 'must have & in place of &amp;, which only HTML has' : undefined
}

const hostFault: Fault = (value) => {
  const { hostname, username, password } = new URL(value)
  if (username || password)
    return 'must not contain a user name or password; anyone who opens the site can read it'
  if (isLocal(hostname)) return 'must be an address on the internet'
  return isWebHost(hostname)
    ? undefined
    : 'must lead to a host of letters, digits and hyphens between single dots, such as www.irs.gov'
}

const originFault: Fault = (value) => {
  const { origin } = new URL(value)
  return value === origin ? undefined : `must be written as ${origin}`
}

const shaped =
  (shape: RegExp, message: string): Fault =>
  (value) =>
    shape.test(value) ? undefined : message

export const httpsAddress = text(addressFault, hostFault, exampleFault)

export function checkoutAddress(offer: OfferName) {
  return text(addressFault, hostFault, exampleFault, (value) => paymentFault(value, offer))
}

export const siteAddress = text(addressFault, hostFault, exampleFault, originFault)

export const videoAddress = text(addressFault, hostFault, exampleFault, videoFault)

/** Hosts of the social networks that the footer leads to. */
const networks = {
  X: /(?:^|\.)(?:x|twitter)\.com$/,
  YouTube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
  Facebook: /(?:^|\.)(?:facebook\.com|fb\.(?:com|me))$/,
  Instagram: /(?:^|\.)instagram\.com$/,
}

/** A profile on a social network. Its host may be unknown here, but must not belong to another network. */
export function profileAddress(network: keyof typeof networks) {
  return text(addressFault, hostFault, exampleFault, (value) => {
    const { hostname, pathname } = new URL(value)
    if (networks[network].test(hostname) && pathname === '/')
      return 'must be the whole link to the profile; this is only its host'
    const [other] =
      Object.entries(networks).find(([name, hosts]) => name !== network && hosts.test(hostname)) ?? []
    return other && `must lead to ${network}; this one leads to ${other}`
  })
}

const mailFault: Fault = (value) => {
  if (/[\s\p{Cf}]/u.test(value)) return 'must contain no space or invisible character; write %20 for a space'
  const page = `https://${mailtoHost(value)}`
  return readUrl(page) && !hostFault(page) ? undefined : 'must have an email address after mailto:'
}

/** A page or an email address. */
export const contactAddress = text(
  (value) => (/^(?:https|mailto:)/.test(value) ? undefined : 'must start with https:// or mailto:'),
  (value) => (value.startsWith('mailto:') ? mailFault(value) : (addressFault(value) ?? hostFault(value))),
  exampleFault,
)

const quotesFault: Fault = (value) =>
  /^(?:"[^"]*"|'.*'|“[^“”]*”|„[^„“”]*[“”]|‘[^‘’]*’|«[^«»]*»)$/s.test(value)
    ? 'must be written without quotation marks around it'
    : undefined

/** Quotation marks inside a name come in pairs, as around a nickname; an apostrophe does not. */
const openQuotesFault: Fault = (value) =>
  value.split('"').length % 2 === 0 || value.split('“').length !== value.split('”').length
    ? 'must have both of its quotation marks, or none'
    : undefined

const linesFault: Fault = (value) => (/[\n\r]/.test(value) ? 'must be on one line' : undefined)

/** Except the two that join and part letters, which names in some scripts need. */
const invisibleFault: Fault = (value) =>
  /(?![\u200C\u200D])\p{Cf}/u.test(value) ? 'must contain no invisible character; type it anew' : undefined

const yoursFault: Fault = (value) => (/^your[-_ ]/i.test(value) ? ownValue : undefined)

const placeholderFault: Fault = (value) =>
  value.search(placeholderWords) >= 0 ? 'must be the name itself; this is a placeholder' : undefined

/** A name. */
export const personName = text(
  linesFault,
  invisibleFault,
  quotesFault,
  openQuotesFault,
  exampleFault,
  yoursFault,
  placeholderFault,
  shaped(/\p{L}/u, 'must be a name, with letters in it'),
  shaped(/^(?!.*(?:@|:\/\/))/, 'must be the name itself; this is an address'),
)

/** https://firebase.google.com/docs/projects/api-keys */
export const firebaseApiKey = text(
  quotesFault,
  exampleFault,
  yoursFault,
  shaped(
    /^[\w-]{30,}$/,
    'must be a web API key: about 39 letters, digits, hyphens and underscores, usually starting with AIza',
  ),
)

/** https://firebase.google.com/docs/projects/learn-more#project-id */
export const firebaseProjectId = text(
  exampleFault,
  shaped(
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    'must be a project id: 6 to 30 lowercase letters, digits and hyphens',
  ),
  shaped(/^(?!demo-)/, 'must be a real project; those that begin with demo- exist only on one computer'),
)

export const hostName = text(exampleFault, (value) =>
  isWebHost(value) && !isLocal(value) ? undefined : 'must be a host such as my-project.firebaseapp.com',
)

export const firebaseAppId = text(
  exampleFault,
  shaped(/^\d+:\d+:web:[0-9a-f]+$/, 'must be an app id such as 1:1234567890:web:0a1b2c3d'),
)

/** A day that exists. */
export const day = text((value) =>
  isRealDay(value) ? undefined : 'must be a day as year-month-day, such as 2026-01-31',
)
