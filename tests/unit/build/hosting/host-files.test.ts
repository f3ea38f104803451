import { hashedFolders, pathHeaders, siteHeaders } from '@/lib/build/hosting/headers.mjs'
import { firebaseConfig, headersFile, nginxServer, redirectsFile } from '@/lib/build/hosting/host-files.mjs'
import { cleanAddresses, foreignAddresses, movedAddresses } from '../../../fixtures/addresses'

const headers = { 'X-Frame-Options': 'DENY' }

/** What Firebase Hosting sends for an address pattern. */
function firebaseRule(source: string): Record<string, string> {
  const { hosting } = JSON.parse(firebaseConfig(siteHeaders()))
  const rules: { source: string; headers: { key: string; value: string }[] }[] = hosting.headers
  const { headers: sent = [] } = rules.find((rule) => rule.source === source) ?? {}
  return Object.fromEntries(sent.map(({ key, value }) => [key, value]))
}

/** What nginx sends for a path: its own value, or that of the `map` of a variable. */
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

test('every host is told all headers, in its own words', () => {
  const all = { ...siteHeaders(), ...pathHeaders('/') }
  expect(firebaseRule('**')).toEqual(all)
  expect(sentByNginx('/blog')).toEqual(all)
  for (const [name, value] of Object.entries(siteHeaders()))
    expect(headersFile(siteHeaders())).toContain(`\n  ${name}: ${value}\n`)
})

test.each(hashedFolders)('every host is told those of %s', (folder, own) => {
  expect(firebaseRule(`${folder}**`)).toEqual(own)
  expect(sentByNginx(`${folder}file`)).toEqual({ ...siteHeaders(), ...own })
  const lines = Object.entries(own).map(([name, value]) => `\n  ${name}: ${value}`)
  expect(`${headersFile(siteHeaders())}\n`).toContain(`\n${folder}*${lines.join('')}\n\n`)
})

test('nginx is told a value with quotation marks as it stands', () => {
  expect(nginxServer({ 'Permissions-Policy': 'fullscreen=(self "https://video.example")' })).toContain(
    'add_header Permissions-Policy "fullscreen=(self \\"https://video.example\\")" always;',
  )
})

test('no path of Cloudflare Pages and Netlify is told twice how long it may be kept', () => {
  const [everywhere] = headersFile(siteHeaders()).split('\n\n')
  expect(everywhere).toMatch(/^\/\*\n/)
  expect(everywhere).not.toContain('Cache-Control')
})

// https://developers.cloudflare.com/pages/configuration/headers/
test('no line is longer than Cloudflare Pages reads', () => {
  for (const line of headersFile(siteHeaders()).split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
})

/** The conditions of nginx.conf that move an address, in their order; its expressions mean the same in JavaScript. */
const moves = Array.from(
  nginxServer(headers).matchAll(/if \(\$request_uri ~ "(.+)"\) \{\s+return 301 (\S+);/g),
  ([, expression = '', target = '']) => ({ expression: new RegExp(expression), target }),
)

/** Where nginx moves an address, or nothing. */
function movedByNginx(address: string): string | undefined {
  const { expression, target } = moves.find((move) => move.expression.test(address)) ?? {}
  const groups = expression?.exec(address) ?? []
  return target?.replaceAll(/\$(\d)/g, (_, group) => groups[Number(group)] ?? '')
}

test.each(movedAddresses)('nginx moves %s to %s', (address, clean) => {
  expect(movedByNginx(address)).toBe(clean)
})

test.each([...foreignAddresses, ...cleanAddresses])('nginx leaves %s where it is', (address) => {
  expect(movedByNginx(address)).toBeUndefined()
})

test('nginx names neither scheme nor port of its own, since it may stand behind another server', () => {
  expect(nginxServer(headers)).toContain('    absolute_redirect off;\n')
})

test('Netlify moves the file of each page to its address, although the file is there', () => {
  expect(redirectsFile(['/', '/blog', '/checkout/success'])).toBe(
    '/index.html / 301!\n/blog.html /blog 301!\n/checkout/success.html /checkout/success 301!\n',
  )
})

test('Firebase serves clean addresses, and deploys all but the files of other hosts', () => {
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
  'Firebase sends %s with every header, and asks for it each time',
  (source) => {
    const rules: { source: string; headers: unknown }[] = JSON.parse(firebaseConfig(headers)).hosting.headers
    expect(rules.find((rule) => rule.source === source)?.headers).toEqual([
      { key: 'X-Frame-Options', value: 'DENY' },
      { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
    ])
  },
)

test('Firebase says of a missing file last how long that may be kept, whatever folder it was looked for in', () => {
  const { hosting } = JSON.parse(firebaseConfig(headers))
  expect(hosting.headers.at(-1).source).toBe('404.html')
})
