import 'server-only'
import { z } from 'zod'
import { routes } from '../routes'
import {
  checkoutAddress,
  contactAddress,
  day,
  firebaseApiKey,
  firebaseAppId,
  firebaseProjectId,
  hostName,
  httpsAddress,
  personName,
  profileAddress,
  siteAddress,
  videoAddress,
} from './setting-values'

/** Every setting, what it is for and whether a build needs it. `.env.example` is checked against this by a test. */
export const settings = z.object({
  NEXT_PUBLIC_SITE_URL: siteAddress.describe('Address of this site, for canonical links and the sitemap'),
  NEXT_PUBLIC_CRM_APP_URL: httpsAddress.describe('Where a buyer is sent after creating an account'),
  NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: checkoutAddress('lifetime').describe(
    'Payment link of the lifetime offer; set it at the provider to lead to /checkout/success after payment',
  ),
  NEXT_PUBLIC_CHECKOUT_MONTHLY_URL: checkoutAddress('monthly').describe(
    'Payment link of the monthly offer; set it at the provider to lead to /checkout/success after payment',
  ),
  NEXT_PUBLIC_DEMO_VIDEO_URL: videoAddress.describe(
    'Embed address of the demo video, loaded when a visitor presses play',
  ),
  NEXT_PUBLIC_NEWSLETTER_URL: httpsAddress.describe(
    'Address of the newsletter form that is shown in a frame, as the browser shows it once the form is open: a frame follows no redirect to another host, and sends no form to one',
  ),
  NEXT_PUBLIC_FIREBASE_API_KEY: firebaseApiKey.describe('Firebase web API key (public by design)'),
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: hostName.describe('Firebase auth domain'),
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: firebaseProjectId.describe('Firebase project id'),
  NEXT_PUBLIC_FIREBASE_APP_ID: firebaseAppId.describe('Firebase app id'),
  NEXT_PUBLIC_FOUNDER_NAME: personName.describe('Name that signs the transparency statement'),
  NEXT_PUBLIC_DEMO_VIDEO_DATE: day
    .optional()
    .describe(
      'Day the demo video went online; search engines are told about the video only when this is set',
    ),
  NEXT_PUBLIC_SUPPORT_URL: httpsAddress.optional().describe('Support page, linked in the footer'),
  NEXT_PUBLIC_CONTACT_URL: contactAddress
    .optional()
    .describe('Contact page or mailto: address, linked in the footer and where a buyer needs help'),
  NEXT_PUBLIC_CASE_STUDIES_URL: httpsAddress.optional().describe('Case studies, linked in the footer'),
  NEXT_PUBLIC_SOCIAL_X_URL: profileAddress('X').optional().describe('Profile on X'),
  NEXT_PUBLIC_SOCIAL_YOUTUBE_URL: profileAddress('YouTube').optional().describe('Channel on YouTube'),
  NEXT_PUBLIC_SOCIAL_FACEBOOK_URL: profileAddress('Facebook').optional().describe('Page on Facebook'),
  NEXT_PUBLIC_SOCIAL_INSTAGRAM_URL: profileAddress('Instagram').optional().describe('Profile on Instagram'),
})

type Values = z.infer<typeof settings>
type Name = keyof Values

const names = Object.keys(settings.shape) as Name[]

const required = names.filter((name) => !settings.shape[name].safeParse(undefined).success)

/** The optional addresses, all of which are links on this site. */
const linked = names.filter((name) => name.endsWith('_URL') && !required.includes(name))

/** No two required settings have the same value; the optional ones may, as where support and contact are one page. */
const differentPairs = required.flatMap((name, index) =>
  required.slice(0, index).map((other) => [name, other] as const),
)

/** What the values of some settings must be to each other, and what is said where they are not. */
type Rule = readonly [isMet: (values: Values) => boolean, otherwise: ReturnType<typeof fault>]

/** The same, with rules between two settings and for the current day. `today` is an ISO day. */
export function settingsOn(today: string) {
  const rules: Rule[] = [
    [
      ({ NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: lifetime, NEXT_PUBLIC_CHECKOUT_MONTHLY_URL: monthly }) =>
        offerAddress(lifetime) !== offerAddress(monthly),
      // A link that was copied and left unchanged would sell one offer at the price of the other.
      fault(
        ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'NEXT_PUBLIC_CHECKOUT_LIFETIME_URL'],
        'must not be the same payment link as for the lifetime offer',
      ),
    ],
    leavesThisSite('NEXT_PUBLIC_CHECKOUT_LIFETIME_URL'),
    leavesThisSite('NEXT_PUBLIC_CHECKOUT_MONTHLY_URL'),
    isNoPageOfOurs('NEXT_PUBLIC_CRM_APP_URL', 'the address of the CRM'),
    isNoPageOfOurs('NEXT_PUBLIC_NEWSLETTER_URL', 'the address of the newsletter form'),
    ...linked.map(isNoMissingPage),
    [
      // The key would make the login in one project, whose token the other's Firestore refuses.
      // Firebase's own host is the project's id, sometimes with an ending after a hyphen.
      ({ NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: domain, NEXT_PUBLIC_FIREBASE_PROJECT_ID: project }) =>
        !domain.endsWith('.firebaseapp.com') || `${domain.split('.')[0]}-`.startsWith(`${project}-`),
      fault(
        ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'NEXT_PUBLIC_FIREBASE_PROJECT_ID'],
        'must be of the same project as NEXT_PUBLIC_FIREBASE_PROJECT_ID; copy all four values of Firebase from one project',
      ),
    ],
    [
      ({ NEXT_PUBLIC_DEMO_VIDEO_DATE: date }) => date === undefined || date <= today,
      fault(['NEXT_PUBLIC_DEMO_VIDEO_DATE'], 'must be today or an earlier day'),
    ],
    ...differentPairs.map(
      ([name, other]): Rule => [
        (values) => values[name] !== values[other],
        fault([name, other], `must not be the same as ${other}; one of them was copied to the other`),
      ],
    ),
  ]
  return rules.reduce((schema, [isMet, otherwise]) => schema.refine(isMet, otherwise), settings)
}

/**
 * A checkout link must leave this site: its own /checkout/success would create accounts for people who have not paid.
 */
function leavesThisSite(
  name: 'NEXT_PUBLIC_CHECKOUT_LIFETIME_URL' | 'NEXT_PUBLIC_CHECKOUT_MONTHLY_URL',
): Rule {
  return [
    (values) => host(values[name]) !== host(values.NEXT_PUBLIC_SITE_URL),
    fault(
      [name, 'NEXT_PUBLIC_SITE_URL'],
      'must be a link to the payment provider; this one leads back to this site',
    ),
  ]
}

/**
 * Must not be one of our pages. Another path of the same host is fine, since a host may forward some paths to another
 * server.
 */
function isNoPageOfOurs(name: 'NEXT_PUBLIC_CRM_APP_URL' | 'NEXT_PUBLIC_NEWSLETTER_URL', meant: string): Rule {
  return [
    (values) => {
      const { pathname } = new URL(values[name])
      const isPage = Object.values(routes).some(
        (route) => pathname === route || (route !== routes.home && pathname.startsWith(`${route}/`)),
      )
      return !isPage || host(values[name]) !== host(values.NEXT_PUBLIC_SITE_URL)
    },
    fault([name, 'NEXT_PUBLIC_SITE_URL'], `must be ${meant}; this one is a page of this site`),
  ]
}

/** Must be a page that exists if it is on this site, because the check of the export requires that of every link. */
function isNoMissingPage(name: Name): Rule {
  return [
    (values) => {
      const { origin, pathname } = new URL(values[name] ?? 'about:blank')
      if (origin !== values.NEXT_PUBLIC_SITE_URL) return true
      // Only that check knows which articles exist.
      const isArticle = pathname.startsWith(`${routes.blog}/`) && !pathname.endsWith('/')
      return isArticle || Object.values<string>(routes).includes(pathname)
    },
    fault([name, 'NEXT_PUBLIC_SITE_URL'], 'must lead to another host or to a page that this site has'),
  ]
}

/**
 * Addresses that differ only in capitals or a final slash count as the same, written with a slip. Of a Stripe payment
 * link only the path identifies the offer: https://docs.stripe.com/payment-links/url-parameters
 */
function offerAddress(address: string): string {
  const { origin, hostname, pathname } = new URL(address)
  const whole = hostname === 'buy.stripe.com' ? `${origin}${pathname}` : address
  return whole.toLowerCase().replace(/\/$/, '')
}

function host(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}

/**
 * A fault between settings, reported under the first of them, along with all others, but only if each of them is valid
 * by itself.
 */
function fault(names: [Name, ...Name[]], error: string) {
  return {
    path: [names[0]],
    error,
    // https://zod.dev/api#when
    when: ({ issues }: z.core.ParsePayload) =>
      !issues.some(({ path }) => names.some((name) => name === path?.[0])),
  }
}
