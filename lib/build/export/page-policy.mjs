import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of a page, as a `meta` element in the page. It names the inlined CSS and script by their
 * hashes, so page and policy are always deployed together, whatever the host, and each page may connect only to what it
 * declares. Directives that a `meta` element cannot set, and those that hold for all pages, are in
 * ../hosting/headers.mjs. Pure: HTML in, HTML out.
 * https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Elements/meta/http-equiv#content-security-policy
 */

/**
 * Hashes of the stylesheet that sonner adds with its first toast, and of that element while it is still empty. A test
 * recomputes the first.
 */
const toastStyles = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
]

/** The policy is inserted after this. It does not cover what comes before it. */
const charset = '<meta charSet="utf-8"/>'

/**
 * Inserts the policy before anything that the page could load.
 * @param {string} html a page with its rules and its script (`inlineRules`, `insertBootstrap`)
 * @throws when the page does not begin as Next's do, or does not have exactly one script and one style element of ours
 */
export function insertPolicy(html) {
  const head = html.slice(0, html.indexOf('<body'))
  const start = `<head>${charset}`
  if (!head.includes(start)) throw new Error(`The head of this page does not begin with ${charset}.`)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(head, /<script\b[^>]*\bdata-scripts=[^>]*>(.*?)<\/script>/gs)],
    'style-src': ["'self'", ...toastStyles, hashOf(head, /<style data-rules>(.*?)<\/style>/gs)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...originsIn(head, 'connect-src')],
    'frame-src': originsIn(head, 'frame-src'),
  }
  const policy = Object.entries(directives)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';')
  return html.replace(start, () => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}

/**
 * @param {string} head
 * @param {RegExp} element with its text in a group
 */
function hashOf(head, element) {
  const texts = Array.from(head.matchAll(element), ([, text = '']) => text)
  const [text] = texts
  if (text === undefined || texts.length > 1)
    throw new Error(
      `Instead of one element that the policy can name, this page has ${texts.length}: ${element}`,
    )
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The origins that a page declares with `pageMetadata`.
 * @param {string} head
 * @param {'connect-src' | 'frame-src'} name
 * @returns {string[]} origins
 */
function originsIn(head, name) {
  const said = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(head)?.[1]
  const origins = said?.split(' ') ?? []
  const wrong = origins.find((origin) => !/^https?:\/\/[\w.-]+(:\d+)?$/.test(origin))
  if (wrong !== undefined) throw new Error(`"${wrong}" in ${name} is not an origin.`)
  return origins
}
