import { PurgeCSS } from 'purgecss'

/**
 * Puts into each page the rules its own markup uses, so that the first response is complete and nothing blocks it. Pure:
 * HTML in, HTML out. The whole stylesheets come with React, which asks for each one it does not find on the page: what a
 * page can only show once it is live is styled by then.
 */

const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/** Addresses of a page's stylesheets, in order. */
export function stylesheetsOf(html) {
  return Array.from(html.matchAll(stylesheet), ([, href]) => href)
}

/**
 * The rules of some stylesheets that some pages use. Pages of one kind share the answer, so that a policy can list it.
 * @param {string[]} css stylesheets in order
 * @param {string[]} pages HTML of all pages that will carry the rules
 */
export async function rulesInUse(css, pages) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: Array.from(new Set(pages.flatMap(wordsOf))).join(' '), extension: 'txt' }],
    css: [{ raw: css.join('\n') }],
    keyframes: true,
    // Names that CSS or a browser makes up, and attributes that a press sets before React is there.
    safelist: ['html', 'body', 'open', /^:/],
  })
  return result.css
}

/**
 * A stylesheet with the addresses in it made absolute, because a page resolves them from its own address.
 * @param {string} css
 * @param {string} href address of the stylesheet on the site
 */
export function absoluteAddresses(css, href) {
  return css.replace(/url\((["']?)(?!data:|#)([^"')]+)\1\)/g, (_, _quote, address) => {
    const { pathname, search } = new URL(address, `http://site${href}`)
    return `url(${pathname}${search})`
  })
}

/**
 * Takes a page's stylesheets out and puts rules in where the first one stood. The attribute makes React put the whole
 * stylesheets behind these rules when it asks for them; before them, they would turn the order of the layers around.
 */
export function inlineRules(html, rules) {
  let first = true
  return html.replace(/<link rel="preload"[^>]*\bas="style"[^>]*>/g, '').replace(stylesheet, () => {
    const style = first ? `<style data-precedence="next">${rules}</style>` : ''
    first = false
    return style
  })
}

/** Every tag, class, id, attribute name and attribute value of a page; its prose does not count. */
function wordsOf(html) {
  return Array.from(html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)).flatMap(([, tag, attributes]) => [
    tag.toLowerCase(),
    ...(attributes.match(/[\w-]+/g) ?? []),
  ])
}
