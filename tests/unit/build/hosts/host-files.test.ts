import { firebaseConfig, nginxServer, redirectsFile } from '@/lib/build/hosts/host-files.mjs'
import { cleanAddresses, foreignAddresses, movedAddresses } from '../../../fixtures/addresses'

const headers = { 'X-Frame-Options': 'DENY' }

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

test.each(['**', '/.well-known/**'])(
  'Firebase sends %s with every header, and asks for it each time',
  (source) => {
    const rules: { source: string; headers: unknown }[] = JSON.parse(firebaseConfig(headers)).hosting.headers
    expect(rules.find((rule) => rule.source === source)?.headers).toEqual([
      { key: 'X-Frame-Options', value: 'DENY' },
      { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
    ])
  },
)
