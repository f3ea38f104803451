import 'server-only'
import type { z } from 'zod'
import { latestToday } from './dates'
import type { EnvironmentVariables } from './settings/environment-variables'
import { localValues } from './settings/local-profile'
import { originOf, portOf, servers } from './settings/local-servers.mjs'
import { withoutSecrets } from './settings/secret-keys'
import { isUnknownSetting, misspelledSetting, suggestedSetting } from './settings/setting-names'
import { settings, settingsOn } from './settings/settings'

type Settings = z.infer<typeof settings>

type LocalFirebase = { authUrl: string; firestoreHost: string; firestorePort: number }

export type Environment = ReturnType<typeof readEnvironment>

/** Thrown with one message that names every missing or malformed setting and how to set it. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/**
 * Reads the site's settings. With `SITE_PROFILE=local` they are ignored, so that no real addresses get into a local
 * build: it has visible stand-ins and uses the local Firebase. Any other build is a production build and has no
 * stand-ins.
 * @param now the build's clock
 * @throws ConfigurationError
 */
export function readEnvironment(source: EnvironmentVariables, now = new Date()) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  if (source.SITE_PROFILE === 'local') return toEnvironment(localValues(given), localFirebaseAt(given))
  const parsed = settingsOn(latestToday(now)).safeParse(given)
  const faults = [...misspelledNames(given), ...(parsed.success ? [] : invalidSettings(parsed.error, given))]
  if (!parsed.success || faults.length > 0) throw new ConfigurationError(configurationMessage(faults))
  return toEnvironment(parsed.data, null)
}

let current: Environment | undefined

/** The settings of this build. */
export function environment(): Environment {
  current ??= readEnvironment(process.env)
  return current
}

function toEnvironment(values: Settings, localFirebase: LocalFirebase | null) {
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
    localFirebase,
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

function localFirebaseAt(source: EnvironmentVariables): LocalFirebase {
  return {
    authUrl: originOf('auth', source),
    firestoreHost: servers.firestore.host,
    firestorePort: portOf('firestore', source),
  }
}

/**
 * Misspelled names, which would have no effect; above all those of optional settings. Hosts set variables of their own,
 * so only similar names count.
 */
function misspelledNames(given: EnvironmentVariables): string[] {
  return Object.keys(given).flatMap((name) => {
    const meant = isUnknownSetting(name) && suggestedSetting(name, given)
    return meant ? [misspelledSetting(name, meant)] : []
  })
}

function invalidSettings(error: z.ZodError, given: EnvironmentVariables): string[] {
  return error.issues.map((issue) => {
    const name = String(issue.path[0]) as keyof typeof settings.shape
    const value = given[name]
    const problem = value === undefined ? 'is not set' : `is "${withoutSecrets(value)}" but ${issue.message}`
    return `${name} ${problem} (${settings.shape[name].description})`
  })
}

function configurationMessage(faults: readonly string[]): string {
  return [
    'This production build cannot start, because some settings are missing or malformed:',
    ...faults.map((fault) => `  ${fault}`),
    'Set them in the environment or in a file named .env.local beside package.json; .env.example shows each one. To look at the site without any settings, run: npm start',
  ].join('\n')
}
