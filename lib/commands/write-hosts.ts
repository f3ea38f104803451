import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { siteHeaders } from '../build/hosting/headers.mjs'
import { firebaseConfig, headersFile, nginxServer, redirectsFile } from '../build/hosting/host-files.mjs'
import { filesIn } from '../files-in.mjs'
import { securityTxt } from '../security-txt'
import { productionEnvironment } from '../settings/env-files/production-environment'
import { stopWith } from './shared/progress.mjs'

/**
 * `npm run build:hosts`, a step of a production build: writes the files that tell each host which headers to send and
 * which addresses to redirect. They are generated, so they are not in git. Those of Netlify and Cloudflare Pages go
 * into `out/`; `firebase.json` and `nginx.conf` go beside it, so that nobody can download them.
 */
try {
  const { siteUrl, contactUrl } = productionEnvironment()
  const headers = siteHeaders()
  const pages = exportedPages()
  write('out/_headers', headersFile(headers))
  write('out/_redirects', redirectsFile(pages))
  write('firebase.json', firebaseConfig(headers))
  write('nginx.conf', nginxServer(headers))
  const builtOn = new Date().toISOString().slice(0, 10)
  // Without a contact address there is nothing to publish.
  if (contactUrl) write('out/.well-known/security.txt', securityTxt({ siteUrl, contactUrl, builtOn }))
} catch (error) {
  stopWith(error)
}

/**
 * Paths such as `/blog`. The not-found page has no address of its own.
 * @throws one sentence when nothing is exported
 */
function exportedPages(): string[] {
  if (!existsSync('out/index.html'))
    throw new Error(
      'There are no pages in out/ yet. Run: npm run build, which writes the files for hosts, too.',
    )
  return filesIn('out')
    .flatMap((file) => /^(.+)\.html$/.exec(file)?.[1] ?? [])
    .filter((page) => page !== '404' && page !== 'index')
    .sort()
    .map((page) => `/${page}`)
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
