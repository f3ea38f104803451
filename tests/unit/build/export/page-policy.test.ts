import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { insertPolicy } from '@/lib/build/export/page-policy.mjs'

const style = '<style data-rules>p{color:red}</style>'
const script = '<script data-scripts="a b">load()</script>'

type Parts = { start?: string; head?: string; body?: string }

function page({ start = '<meta charSet="utf-8"/>', head = style + script, body = '' }: Parts = {}) {
  return `<!DOCTYPE html><html><head>${start}${head}</head><body>${body}</body></html>`
}

/** The directives of the policy that a page gets, by name. */
function policyOf(html: string): Record<string, string> {
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(insertPolicy(html)) ?? []
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

test('the policy comes before everything it applies to, and nothing else changes', () => {
  const [before, after] = insertPolicy(page()).split(/<meta http-equiv="Content-Security-Policy"[^>]*\/>/)
  expect(before).toBe('<!DOCTYPE html><html><head><meta charSet="utf-8"/>')
  expect(`${before}${after}`).toBe(page())
})

test('only the page’s own rules and script are allowed inline', () => {
  const policy = policyOf(page({ body: '<style>p{}</style><style data-rules>i{}</style>' }))
  expect(policy['default-src']).toBe("'none'")
  expect(policy['script-src']).toBe(`'self' ${hashOf('load()')}`)
  const styles = policy['style-src']?.split(' ')
  expect(styles).toContain("'self'")
  expect(styles).toContain(hashOf('p{color:red}'))
  expect(policy['style-src']).not.toContain(hashOf('p{}'))
  expect(policy['style-src']).not.toContain(hashOf('i{}'))
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|http:/)
})

test('the site’s own images, fonts and manifest are allowed', () => {
  expect(policyOf(page())).toMatchObject({
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
  })
})

test('a page may connect to and frame the origins named in its head, not those only in its body', () => {
  const said =
    '<meta name="frame-src" content="https://video.test https://letters.test"/><meta name="connect-src" content="https://accounts.test"/>'
  expect(policyOf(page({ head: said + style + script }))).toMatchObject({
    'frame-src': 'https://video.test https://letters.test',
    'connect-src': "'self' https://accounts.test",
  })
  const quiet = policyOf(page({ body: said }))
  expect(quiet['connect-src']).toBe("'self'")
  expect(quiet).not.toHaveProperty('frame-src')
})

test.each([
  "https://a.test 'unsafe-eval'",
  'https://a.test/path',
  '*',
  'https://a.test;script-src',
  "script-src:'unsafe-eval';https://a.test",
])('a page that asks for %s is rejected', (content) => {
  const said = `<meta name="connect-src" content="${content}"/>`
  expect(() => insertPolicy(page({ head: said + style + script }))).toThrow('is not an origin')
})

test.each([
  ['whose head does not start with its encoding', page({ start: '<title>Land</title>' }), 'does not begin'],
  ['without rules', page({ head: script }), 'this page has 0'],
  ['with two scripts', page({ head: style + script + script }), 'this page has 2'],
])('a page %s is rejected', (_, html, message) => {
  expect(() => insertPolicy(html)).toThrow(message)
})

test('the hash of the toast stylesheet matches the installed package', () => {
  const code = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const [, written = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? []
  expect(policyOf(page())['style-src']).toContain(hashOf(JSON.parse(written)))
})
