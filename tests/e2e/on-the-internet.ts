import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { originOf } from '../../lib/settings/local-servers.mjs'
import { firebaseOrigins } from '../../lib/signup/firebase-origins'

export const site = 'https://www.land-site.example'
export const app = 'https://app.land-site.example'

const mediaTypes: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

/**
 * Serves the export to this browser as if it were on the internet: under its own host and configured without the local
 * Firebase, so that it really redirects to the app. Its calls to Google's hosts are routed to the local Firebase.
 */
export async function goOnTheInternet(context: BrowserContext, host = site) {
  const auth = originOf('auth')
  const firestore = originOf('firestore')
  await context.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const extension = /\.(\w+)$/.exec(pathname)?.[1]
    try {
      const file = await readFile(`out${extension ? pathname : `${pathname}.html`}`)
      const isText = !extension || extension === 'js'
      const body = isText ? asOnTheInternet(file.toString()) : file
      await route.fulfill({ body, contentType: mediaTypes[extension ?? ''] ?? (isText ? 'text/html' : '') })
    } catch {
      await route.fulfill({ status: 404, body: '' })
    }
  })
  await context.route(`${app}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The app</title>' }),
  )
  await context.route(/^https:\/\/\w+\.googleapis\.com/, async (route) => {
    const { hostname, pathname, search } = new URL(route.request().url())
    const isFirestore = hostname.startsWith('firestore')
    const answer = await route.fetch({
      url: `${isFirestore ? firestore : `${auth}/${hostname}`}${pathname}${search}`,
      // The local Firebase accepts requests only from pages on this computer.
      headers: { ...(await route.request().allHeaders()), origin: 'http://localhost' },
    })
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'access-control-allow-origin': host },
    })
  })
}

function asOnTheInternet(text: string): string {
  return text
    .replace(/localFirebase\\":\{.*?\}/, 'localFirebase\\":null')
    .replace(/(crmAppUrl\\":\\")[^\\]*/, `$1${app}/welcome`)
    .replace(/(siteUrl\\":\\")[^\\]*/, `$1${site}`)
    .replace(/connect-src 'self' [^;"]+/, `connect-src 'self' ${firebaseOrigins(null).join(' ')}`)
}
