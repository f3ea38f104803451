import { z } from 'zod'
import { isLocal } from './signup/hosts'

/** What the settings of a production build may be. Each refuses what is no such value with the rest of a sentence. */

type Fault = (value: string) => string | undefined

/** Trimmed text. Of several faults the first is told; each may rely on those before it. */
function text(...faults: Fault[]) {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      for (const fault of faults) {
        const message = fault(value)
        if (message) return context.addIssue({ code: 'custom', message })
      }
    })
}

/** Hosts kept for examples, and what people write where something of their own is to stand. */
const examples = [
  /(?:^|\/\/|@)(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?=[/:?#]|$)/i,
  // "your-site.com" and "YOUR_PROJECT_ID", but not "your-land-school.com".
  /(?:^|\/\/)your[-_. ]?(?:site|app|domain|project|company|business|host|crm)(?=$|[.:/]|[-_ ](?:id|name|url)\b)/i,
  /VIDEO_ID|^\[.*\]$|^<.*>$/,
]

const ownValue = 'must be your own value; this is an example'

const exampleFault: Fault = (value) =>
  examples.some((example) => example.test(value)) ? ownValue : undefined

const addressFault: Fault = (value) =>
  /^https:\/\/[^\s\\]+$/.test(value) && URL.canParse(value)
    ? undefined
    : 'must be an address that starts with https:// and holds no blank'

const hostFault: Fault = (value) =>
  isLocal(new URL(value).hostname) ? 'must be an address on the internet' : undefined

const originFault: Fault = (value) => {
  const { origin } = new URL(value)
  return value === origin ? undefined : `must be written as ${origin}`
}

/** Another page of a site of videos than its player, which alone may stand in a frame. */
const videoFault: Fault = (value) => {
  const { hostname, pathname, searchParams } = new URL(value)
  const host = hostname.replace(/^(www|m|music)\./, '')
  if (
    !/^(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|loom\.com)$/.test(host) ||
    pathname.startsWith('/embed/')
  )
    return undefined
  const player = playerOf(host, pathname.split('/').filter(Boolean), searchParams.get('v'))
  return `must be the address of the player, ${player ?? "which the video's page gives under Share, Embed"}`
}

function playerOf(host: string, [first = '', second = '']: string[], video: string | null) {
  const youtube =
    (host === 'youtu.be' && first) ||
    (host.startsWith('youtube') && (video || (/^(shorts|live)$/.test(first) && second)))
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}`
  // Of an unlisted video the address has a second part, which the player needs.
  if (host === 'vimeo.com' && /^\d+$/.test(first))
    return `https://player.vimeo.com/video/${first}${second && `?h=${second}`}`
  if (host === 'loom.com' && first === 'share' && second) return `https://www.loom.com/embed/${second}`
  return undefined
}

const shaped =
  (shape: RegExp, message: string): Fault =>
  (value) =>
    shape.test(value) ? undefined : message

export const httpsAddress = text(addressFault, hostFault, exampleFault)

/** https://docs.stripe.com/payment-links/create */
const paymentFault: Fault = (value) => {
  const { hostname, pathname } = new URL(value)
  if (hostname === 'dashboard.stripe.com')
    return 'must be the link that buyers open; this is its page in the dashboard'
  return hostname === 'buy.stripe.com' && pathname.startsWith('/test_')
    ? 'must be a link of live mode; with this one of test mode nobody is charged'
    : undefined
}

export const checkoutAddress = text(addressFault, hostFault, exampleFault, paymentFault)

export const siteAddress = text(addressFault, hostFault, exampleFault, originFault)

export const videoAddress = text(addressFault, hostFault, exampleFault, videoFault)

const isMail = (value: string) => value.startsWith('mailto:')

const mailFault = shaped(/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must have an e-mail address after mailto:')

/** A page or an e-mail address. */
export const contactAddress = text(
  (value) => (isMail(value) || /^https/.test(value) ? undefined : 'must start with https:// or mailto:'),
  (value) => (isMail(value) ? mailFault(value) : (addressFault(value) ?? hostFault(value))),
  exampleFault,
)

const quotesFault: Fault = (value) =>
  /^(["']).*\1$/.test(value) ? 'must be written without quotation marks around it' : undefined

const yoursFault: Fault = (value) => (/^your[-_ ]/i.test(value) ? ownValue : undefined)

/** A name. */
export const words = text(quotesFault, exampleFault, yoursFault)

/** https://firebase.google.com/docs/projects/api-keys */
export const firebaseApiKey = text(
  quotesFault,
  exampleFault,
  yoursFault,
  shaped(
    /^[\w-]{30,}$/,
    'must be a web API key: some 39 letters, digits, hyphens and underscores, most begin AIza',
  ),
)

/** https://firebase.google.com/docs/projects/learn-more#project-id */
export const firebaseProjectId = text(
  exampleFault,
  shaped(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be a project id: 6 to 30 small letters, digits and hyphens'),
  shaped(/^(?!demo-)/, 'must be a real project; those that begin with demo- exist on one computer only'),
)

export const hostName = text(
  exampleFault,
  shaped(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host such as my-project.firebaseapp.com'),
)

export const firebaseAppId = text(
  exampleFault,
  shaped(/^\d+:\d+:web:[0-9a-f]+$/, 'must be an app id such as 1:1234567890:web:0a1b2c3d'),
)

/** A day that exists. */
export const day = z.string().trim().pipe(z.iso.date('must be a day as year-month-day, such as 2026-01-31'))
