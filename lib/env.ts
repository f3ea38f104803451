import 'server-only'
import { z } from 'zod'
import { portOf } from './local-ports.mjs'
import { localValues } from './local-profile'
import { nearest } from './nearest'
import {
  checkoutAddress,
  contactAddress,
  day,
  firebaseApiKey,
  firebaseAppId,
  firebaseProjectId,
  hostName,
  httpsAddress,
  siteAddress,
  videoAddress,
  words,
} from './setting-values'

/** Every setting, what it is for and whether a build needs it. `.env.example` is checked against this by a test. */
const eachSetting = z.object({
  NEXT_PUBLIC_SITE_URL: siteAddress.describe('Address of this site, for canonical links and the sitemap'),
  NEXT_PUBLIC_CRM_APP_URL: httpsAddress.describe('Where a buyer is sent after creating an account'),
  NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: checkoutAddress.describe(
    'Payment link of the lifetime offer; at the provider it leads to /checkout/success after paying',
  ),
  NEXT_PUBLIC_CHECKOUT_MONTHLY_URL: checkoutAddress.describe(
    'Payment link of the monthly offer; at the provider it leads to /checkout/success after paying',
  ),
  NEXT_PUBLIC_DEMO_VIDEO_URL: videoAddress.describe(
    'Embed address of the demo video, loaded when a visitor presses play',
  ),
  NEXT_PUBLIC_NEWSLETTER_URL: httpsAddress.describe(
    'Address of the newsletter form that is shown in a frame, as it reads once the form is open: a frame follows no redirect to another host',
  ),
  NEXT_PUBLIC_FIREBASE_API_KEY: firebaseApiKey.describe('Firebase web API key (public by design)'),
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: hostName.describe('Firebase auth domain'),
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: firebaseProjectId.describe('Firebase project id'),
  NEXT_PUBLIC_FIREBASE_APP_ID: firebaseAppId.describe('Firebase app id'),
  NEXT_PUBLIC_FOUNDER_NAME: words.describe('Name that signs the transparency statement'),
  NEXT_PUBLIC_DEMO_VIDEO_DATE: day
    .optional()
    .describe('Day the demo video went online; search engines are told of the video only when it is set'),
  NEXT_PUBLIC_SUPPORT_URL: httpsAddress.optional().describe('Support page, linked in the footer'),
  NEXT_PUBLIC_CONTACT_URL: contactAddress
    .optional()
    .describe('Contact page or mailto: address, linked in the footer and where a buyer needs help'),
  NEXT_PUBLIC_CASE_STUDIES_URL: httpsAddress.optional().describe('Case studies, linked in the footer'),
  NEXT_PUBLIC_SOCIAL_X_URL: httpsAddress.optional().describe('Profile on X'),
  NEXT_PUBLIC_SOCIAL_YOUTUBE_URL: httpsAddress.optional().describe('Channel on YouTube'),
  NEXT_PUBLIC_SOCIAL_FACEBOOK_URL: httpsAddress.optional().describe('Page on Facebook'),
  NEXT_PUBLIC_SOCIAL_INSTAGRAM_URL: httpsAddress.optional().describe('Profile on Instagram'),
})

/** All of them together: a link that was copied and not changed would sell one offer at the price of the other. */
export const settings = eachSetting.refine(
  ({ NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: lifetime, NEXT_PUBLIC_CHECKOUT_MONTHLY_URL: monthly }) =>
    lifetime === undefined || lifetime !== monthly,
  {
    path: ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL'],
    error: 'must not be the payment link of the lifetime offer, too',
    // Told along with what else is wrong. https://zod.dev/api#when
    when: () => true,
  },
)

type Settings = z.infer<typeof settings>
type Source = Readonly<Record<string, string | undefined>>

export type LocalFirebase = { authUrl: string; firestoreHost: string; firestorePort: number }

export type Environment = ReturnType<typeof readEnvironment>

/** Thrown with one message that names every missing or malformed setting and how to set it. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/**
 * Reads the site's settings. With `SITE_PROFILE=local` none of them counts, so that nobody's real addresses get into it:
 * visible stand-ins are in their place, and the sign-up talks to the local Firebase. Any other build is a production build
 * and has no stand-ins.
 * @throws ConfigurationError
 */
export function readEnvironment(source: Source) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  if (source.SITE_PROFILE === 'local') return shape(localValues(given), localFirebase(given))
  const parsed = settings.safeParse(given)
  const faults = [...misspelt(given), ...(parsed.success ? [] : explain(parsed.error, given))]
  if (!parsed.success || faults.length > 0) throw new ConfigurationError(complaint(faults))
  return shape(parsed.data, null)
}

let current: Environment | undefined

/** The settings of this build. */
export function environment(): Environment {
  current ??= readEnvironment(process.env)
  return current
}

function shape(values: Settings, firebaseEmulator: LocalFirebase | null) {
  return {
    siteUrl: values.NEXT_PUBLIC_SITE_URL,
    crmAppUrl: values.NEXT_PUBLIC_CRM_APP_URL,
    checkout: {
      lifetime: values.NEXT_PUBLIC_CHECKOUT_LIFETIME_URL,
      monthly: values.NEXT_PUBLIC_CHECKOUT_MONTHLY_URL,
    },
    demoVideoUrl: values.NEXT_PUBLIC_DEMO_VIDEO_URL,
    demoVideoDate: values.NEXT_PUBLIC_DEMO_VIDEO_DATE,
    newsletterUrl: values.NEXT_PUBLIC_NEWSLETTER_URL,
    firebase: {
      apiKey: values.NEXT_PUBLIC_FIREBASE_API_KEY,
      authDomain: values.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
      projectId: values.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
      appId: values.NEXT_PUBLIC_FIREBASE_APP_ID,
    },
    /** Set only in the local profile; its presence makes the sign-up refuse to work on any other host. */
    localFirebase: firebaseEmulator,
    founderName: values.NEXT_PUBLIC_FOUNDER_NAME,
    supportUrl: values.NEXT_PUBLIC_SUPPORT_URL,
    contactUrl: values.NEXT_PUBLIC_CONTACT_URL,
    caseStudiesUrl: values.NEXT_PUBLIC_CASE_STUDIES_URL,
    social: [
      { name: 'X', url: values.NEXT_PUBLIC_SOCIAL_X_URL },
      { name: 'YouTube', url: values.NEXT_PUBLIC_SOCIAL_YOUTUBE_URL },
      { name: 'Facebook', url: values.NEXT_PUBLIC_SOCIAL_FACEBOOK_URL },
      { name: 'Instagram', url: values.NEXT_PUBLIC_SOCIAL_INSTAGRAM_URL },
    ],
  }
}

function localFirebase(source: Source): LocalFirebase {
  return {
    authUrl: `http://127.0.0.1:${portOf('auth', source)}`,
    firestoreHost: '127.0.0.1',
    firestorePort: portOf('firestore', source),
  }
}

/** Settings that would have no effect, above all those that a build can do without. Hosts have names of their own. */
function misspelt(given: Source): string[] {
  const bare = (name: string) => name.replace('NEXT_PUBLIC_', '')
  const unset = Object.keys(settings.shape).filter((name) => given[name] === undefined)
  return Object.keys(given).flatMap((name) => {
    if (!name.startsWith('NEXT_PUBLIC_') || name in settings.shape) return []
    const meant = nearest(bare(name), unset.map(bare))
    return meant ? [`${name} is no setting of this site; did you mean NEXT_PUBLIC_${meant}?`] : []
  })
}

function explain(error: z.ZodError, given: Source): string[] {
  return error.issues.map((issue) => {
    const name = String(issue.path[0]) as keyof typeof settings.shape
    const help = settings.shape[name].description
    const problem = given[name] === undefined ? 'is not set' : `is "${given[name]}" but ${issue.message}`
    return `${name} ${problem} (${help})`
  })
}

function complaint(faults: readonly string[]): string {
  return [
    'This production build cannot start, because some settings are missing or malformed:',
    ...faults.map((fault) => `  ${fault}`),
    'Set them in the environment or in a file named .env.local; .env.example shows each one. To look at the site without any settings, run: npm start',
  ].join('\n')
}
