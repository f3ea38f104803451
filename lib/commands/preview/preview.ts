import path from 'node:path'
// biome-ignore lint/style/noRestrictedImports: what serves the site on this computer starts the local Firebase of the tests.
import { startLocalFirebase } from '../../../tests/local-firebase/local-firebase.mjs'
import { siteHeaders } from '../../build/hosting/headers.mjs'
import { localProjectId } from '../../settings/local-profile'
import { originOf, portOf, servers } from '../../settings/local-servers.mjs'
import { endSignals } from '../shared/run.mjs'
import { startPreviewServer } from './preview-server.mjs'
import { startStandIns } from './stand-in-server.mjs'

/**
 * Serves the export in `out/` with the local Firebase and the stand-ins, all in this process and on this computer only.
 * @returns where everything is, for people to read
 */
export async function startPreview(): Promise<string> {
  const siteUrl = originOf('site')
  const firebase = await startLocalFirebase({
    projectId: localProjectId,
    authPort: portOf('auth'),
    firestorePort: portOf('firestore'),
    rulesFile: path.resolve('firestore.rules'),
  })
  await startStandIns({ port: portOf('standIns'), host: servers.standIns.host, siteUrl })
  await startPreviewServer({
    folder: path.resolve('out'),
    port: portOf('site'),
    host: servers.site.host,
    headers: siteHeaders({ local: true }),
  })
  // Without this, a signal would end the program before it has cleaned up.
  for (const signal of endSignals) process.once(signal, () => process.exit())
  return placesOf({ siteUrl, standInUrl: originOf('standIns'), ...firebase })
}

type Places = { siteUrl: string; standInUrl: string; authUrl: string; firestoreUrl: string }

function placesOf({ siteUrl, standInUrl, authUrl, firestoreUrl }: Places): string {
  const records = `${firestoreUrl}/v1/projects/${localProjectId}/databases/(default)/documents/users`
  return `
  The site            ${siteUrl}
  Sign-up             ${siteUrl}/checkout/success
  Blog                ${siteUrl}/blog
  Local Firebase      Auth ${authUrl}, Firestore ${firestoreUrl}, project ${localProjectId}
  Stand-ins           ${standInUrl} (checkout, CRM app, video, newsletter)
  Founder records     curl -H "Authorization: Bearer owner" "${records}"

  Accounts and records live in memory and are gone when this ends. Press Ctrl-C to end it.
`
}
