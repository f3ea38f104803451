import { hashedFolders, pathHeaders, siteHeaders } from '@/lib/build/hosting/headers.mjs'
import { firebaseConfig, headersFile, nginxServer, redirectsFile } from '@/lib/build/hosting/host-files.mjs'
import { cleanAddresses, foreignAddresses, movedAddresses } from '../../../fixtures/addresses'

const headers = { 'X-Frame-Options': 'DENY' }

/** The headers that Firebase Hosting sends for a URL pattern. */
function firebaseRule(source: string): Record<string, string> {
  const { hosting } = JSON.parse(firebaseConfig(siteHeaders()))
  const rules: { source: string; headers: { key: string; value: string }[] }[] = hosting.headers
  const { headers: sent = [] } = rules.find((rule) => rule.source === source) ?? {}
  return Object.fromEntries(sent.map(({ key, value }) => [key, value]))
}

/** The headers that nginx sends for a path; values may come from the `map` of a variable. */
function sentByNginx(path: string): Record<string, string> {
  const conf = nginxServer(siteHeaders())
  const mapped = (variable: string) => {
    const [, fallback, folders = ''] =
      new RegExp(`map \\$uri \\${variable} \\{\\s+default "(.*)";\\n([^}]*)\\}`).exec(conf) ?? []
    const values = Array.from(folders.matchAll(/~\^(\S+) "(.*)";/g))
    return values.find(([, folder = '']) => path.startsWith(folder))?.[2] ?? fallback
  }
  return Object.fromEntries(
    Array.from(conf.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+)) always;/g), ([, name, value, variable]) => [
      name,
      value ?? mapped(variable ?? ''),
    ]),
  )
}

test('every host is configured with all headers, in its own syntax', () => {
  const all = { ...siteHeaders(), ...pathHeaders('/') }
  expect(firebaseRule('**')).toEqual(all)
  expect(sentByNginx('/blog')).toEqual(all)
  for (const [name, value] of Object.entries(siteHeaders()))
    expect(headersFile(siteHeaders())).toContain(`\n  ${name}: ${value}\n`)
})

test.each(hashedFolders)('every host is configured with the headers of %s', (folder, own) => {
  expect(firebaseRule(`${folder}**`)).toEqual(own)
  expect(sentByNginx(`${folder}file`)).toEqual({ ...siteHeaders(), ...own })
  const lines = Object.entries(own).map(([name, value]) => `\n  ${name}: ${value}`)
  expect(`${headersFile(siteHeaders())}\n`).toContain(`\n${folder}*${lines.join('')}\n\n`)
})

test('quotation marks in a header value are escaped for nginx', () => {
  expect(nginxServer({ 'Permissions-Policy': 'fullscreen=(self "https://video.example")' })).toContain(
    'add_header Permissions-Policy "fullscreen=(self \\"https://video.example\\")" always;',
  )
})

test('no path on Cloudflare Pages and Netlify gets two Cache-Control headers', () => {
  const [everywhere] = headersFile(siteHeaders()).split('\n\n')
  expect(everywhere).toMatch(/^\/\*\n/)
  expect(everywhere).not.toContain('Cache-Control')
})

// https://developers.cloudflare.com/pages/configuration/headers/
test('no line exceeds the limit of Cloudflare Pages', () => {
  for (const line of headersFile(siteHeaders()).split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
})

/** The redirects of nginx.conf, in their order; its expressions mean the same in JavaScript. */
const redirects = Array.from(
  nginxServer(headers).matchAll(/if \(\$request_uri ~ "(.+)"\) \{\s+return 301 (\S+);/g),
  ([, expression = '', target = '']) => ({ expression: new RegExp(expression), target }),
)

/** Where nginx redirects an address to, if it does. */
function nginxRedirect(address: string): string | undefined {
  const { expression, target } = redirects.find((redirect) => redirect.expression.test(address)) ?? {}
  const groups = expression?.exec(address) ?? []
  return target?.replaceAll(/\$(\d)/g, (_, group) => groups[Number(group)] ?? '')
}

test.each(movedAddresses)('nginx redirects %s to %s', (address, clean) => {
  expect(nginxRedirect(address)).toBe(clean)
})

test.each([...foreignAddresses, ...cleanAddresses])('nginx does not redirect %s', (address) => {
  expect(nginxRedirect(address)).toBeUndefined()
})

test('nginx redirects without scheme and port, because it may run behind another server', () => {
  expect(nginxServer(headers)).toContain('    absolute_redirect off;\n')
})

test('Netlify redirects the file of each page to its address, although the file exists', () => {
  expect(redirectsFile(['/', '/blog', '/checkout/success'])).toBe(
    '/index.html / 301!\n/blog.html /blog 301!\n/checkout/success.html /checkout/success 301!\n',
  )
})

test('Firebase serves clean URLs, and deploys everything except the files of other hosts', () => {
  expect(JSON.parse(firebaseConfig(headers))).toMatchObject({
    hosting: {
      public: 'out',
      cleanUrls: true,
      trailingSlash: false,
      ignore: ['_headers', '_redirects', '**/.DS_Store'],
    },
    firestore: { rules: 'firestore.rules' },
  })
})

test.each(['**', '/.well-known/**', '404.html'])(
  'Firebase sends %s with every header, to be revalidated each time',
  (source) => {
    const rules: { source: string; headers: unknown }[] = JSON.parse(firebaseConfig(headers)).hosting.headers
    expect(rules.find((rule) => rule.source === source)?.headers).toEqual([
      { key: 'X-Frame-Options', value: 'DENY' },
      { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
    ])
  },
)

test('Firebase’s last rule sets the caching of missing files, whatever folder they were requested in', () => {
  const { hosting } = JSON.parse(firebaseConfig(headers))
  expect(hosting.headers.at(-1).source).toBe('404.html')
})
