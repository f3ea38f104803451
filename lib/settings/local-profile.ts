import { product } from '../site'
import { slugOf } from '../slug'
import type { EnvironmentVariables } from './environment-variables'
import { originOf } from './local-servers.mjs'

/**
 * Project of the local Firebase; the `demo-` prefix is what Google's emulators use for a project that exists nowhere.
 */
export const localProjectId = `demo-${slugOf(product.name)}`

/**
 * Stand-ins of the local profile (`npm start`, `npm run dev`, the tests). The stand-in server answers these
 * addresses with a page that says what belongs there, so nothing here can be taken for the real thing.
 */
export function localValues(source: EnvironmentVariables) {
  const site = originOf('site', source)
  const standIns = originOf('standIns', source)
  return {
    NEXT_PUBLIC_SITE_URL: site,
    NEXT_PUBLIC_CRM_APP_URL: `${standIns}/crm-app`,
    NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: `${standIns}/checkout-lifetime`,
    NEXT_PUBLIC_CHECKOUT_MONTHLY_URL: `${standIns}/checkout-monthly`,
    NEXT_PUBLIC_DEMO_VIDEO_URL: `${standIns}/demo-video`,
    NEXT_PUBLIC_NEWSLETTER_URL: `${standIns}/newsletter`,
    NEXT_PUBLIC_FIREBASE_API_KEY: 'local-stand-in',
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'local-stand-in.firebaseapp.com',
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: localProjectId,
    NEXT_PUBLIC_FIREBASE_APP_ID: 'local-stand-in',
    NEXT_PUBLIC_FOUNDER_NAME: '[founder’s name]',
  }
}
