import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cacheControl, firebaseOrigins, siteHeaders } from '@/lib/build/headers.mjs'

const origins = {
  frames: ['https://video.example.com', 'https://mail.example.com'],
  connect: firebaseOrigins,
  styles: ["'sha256-abc='"],
  scripts: ["'sha256-def='"],
}

/** Directives of a content security policy, by name. */
function policyOf(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

test('only this site’s own scripts run, and nothing is inline but rules and a script whose hashes are known', () => {
  const policy = policyOf(siteHeaders(origins))
  expect(policy['default-src']).toBe("'none'")
  expect(policy['script-src']).toBe("'self' 'sha256-def='")
  expect(policy['style-src']).toContain("'sha256-abc='")
  expect(policy['require-trusted-types-for']).toBe("'script'")
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|http:/)
})

test('the page may reach what it embeds and Firebase, and may be framed by nobody', () => {
  const policy = policyOf(siteHeaders(origins))
  expect(policy['frame-src']).toBe('https://video.example.com https://mail.example.com')
  expect(policy['connect-src']).toBe(`'self' ${firebaseOrigins.join(' ')}`)
  expect(policy['frame-ancestors']).toBe("'none'")
  expect(siteHeaders(origins)['X-Frame-Options']).toBe('DENY')
})

test('without embeds no frame is allowed', () => {
  expect(policyOf(siteHeaders({ ...origins, frames: [] }))['frame-src']).toBe("'none'")
})

test('https is asked for in production and not on this computer', () => {
  expect(siteHeaders(origins)['Strict-Transport-Security']).toMatch(/^max-age=63072000/)
  expect(policyOf(siteHeaders(origins))).toHaveProperty('upgrade-insecure-requests')
  const local = siteHeaders({ ...origins, local: true })
  expect(local).not.toHaveProperty('Strict-Transport-Security')
  expect(policyOf(local)).not.toHaveProperty('upgrade-insecure-requests')
})

test('no header has a line break', () => {
  for (const value of Object.values(siteHeaders(origins))) expect(value).not.toMatch(/[\r\n]/)
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
])('%s may be kept for good: %s', (address, forGood) => {
  expect(cacheControl(address)).toBe(
    forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  )
})

test('the hash of the toast’s stylesheet is that of the installed package', () => {
  const code = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const [, written = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? []
  const hash = createHash('sha256').update(JSON.parse(written)).digest('base64')
  expect(policyOf(siteHeaders(origins))['style-src']).toContain(`'sha256-${hash}'`)
})
