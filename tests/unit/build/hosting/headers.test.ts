import { pathHeaders, siteHeaders } from '@/lib/build/hosting/headers.mjs'

const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy']?.split('; ')

test('pages forbid framing, <base>, plug-ins and form submission, and require Trusted Types', () => {
  expect(policyOf(siteHeaders())).toEqual(
    expect.arrayContaining([
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]),
  )
  expect(siteHeaders()['X-Frame-Options']).toBe('DENY')
})

test.each([
  ['no other site gets a handle on a window of this one', 'Cross-Origin-Opener-Policy', 'same-origin'],
  ['no other site may load a file of this one', 'Cross-Origin-Resource-Policy', 'same-origin'],
  [
    'other sites get neither path nor query as referrer',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
  ],
  ['browsers do not guess the type of a file', 'X-Content-Type-Options', 'nosniff'],
])('%s: %s', (_, name, value) => {
  expect(siteHeaders()[name]).toBe(value)
})

test.each(['camera', 'microphone', 'geolocation', 'payment', 'usb'])('no page may ask for %s', (feature) => {
  expect(siteHeaders()['Permissions-Policy']?.split(', ')).toContain(`${feature}=()`)
})

test('HTTPS is enforced in production but not locally', () => {
  expect(siteHeaders()['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains; preload')
  expect(policyOf(siteHeaders())).toContain('upgrade-insecure-requests')
  const local = siteHeaders({ local: true })
  expect(local).not.toHaveProperty('Strict-Transport-Security')
  expect(policyOf(local)).not.toContain('upgrade-insecure-requests')
})

test('no header contains a line break', () => {
  for (const value of Object.values(siteHeaders())) expect(value).not.toMatch(/[\r\n]/)
})

test.each([
  ['/_next/static/chunks/a.js', true],
  ['/art/hero.1234.svg', true],
  ['/figures/a.12345678.svg', true],
  ['/', false],
  ['/blog', false],
  ['/feed.xml', false],
  ['/search-index.json', false],
  ['/land-investor-toolbox.pdf', false],
])('%s is cached forever: %s', (address, forGood) => {
  expect(pathHeaders(address)['Cache-Control']).toBe(
    forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  )
})

test.each(['/art/hero.1234.svg', '/figures/a.12345678.svg'])(
  'a drawing opened at its own address, %s, runs and loads nothing',
  (address) => {
    const policy = policyOf({ ...siteHeaders(), ...pathHeaders(address) })
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']),
    )
    expect(policy?.join()).not.toContain('script-src')
  },
)
