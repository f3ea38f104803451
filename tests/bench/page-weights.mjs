import { isCompressible } from '../../lib/commands/preview/compressed-copy.mjs'
import { fileAt, readBytes } from '../export/exported-site.mjs'
import { compressedSize } from './compressed-size.mjs'
import { withoutScripts } from './without-scripts.mjs'

const sizes = new Map()

/** The transferred bytes of a file of the export, without headers; each file is compressed only once. */
export function sizeOf(address) {
  const file = fileAt(address)
  if (!file) throw new Error(`The export has no file ${address}.`)
  if (!sizes.has(file)) {
    const body = readBytes(file)
    sizes.set(file, isCompressible(file) ? compressedSize(body) : body.length)
  }
  return sizes.get(file)
}

/**
 * What a page makes a first-time visitor download, calculated from its files. All sizes are transferred bytes.
 * @param {import('../export/exported-site.mjs').pages[number]} page
 */
export function weigh(page) {
  const html = compressedSize(page.html)
  const bare = compressedSize(withoutScripts(page.html))
  const { atOnce, onIntent } = scriptsOf(page)
  const referenced = filesOfRules(page)
  const fonts = referenced.filter((address) => address.endsWith('.woff2'))
  const pictures = [...eagerPictures(page), ...referenced.filter((address) => !fonts.includes(address))]
  const beforeIntent = inlineScripts(page) + sum(atOnce)
  const rest = sum(stylesheets(page))
  return {
    html,
    /** The HTML relative to itself without scripts. */
    ratio: html / bare,
    /** What everything but the text costs. */
    frame: html - compressedSize(wordsOf(page)),
    beforeIntent,
    afterIntent: sum(onIntent),
    /** The stylesheet of a long page; the rules of its first view are also in the HTML. */
    rest,
    fonts: sum(fonts),
    pictures: sum(pictures),
    firstVisit: html + rest + beforeIntent + sum(fonts) + sum(pictures),
  }
}

/** The URLs of a page's scripts: those it runs at once, and those its loader fetches. */
export function scriptsOf({ elements }) {
  const { attributes, text } = elements.find(
    ({ tag, attributes }) => tag === 'script' && attributes['data-scripts'],
  )
  const loader = /\bimport\("([^"]+)"/.exec(text)[1]
  const onIntent = attributes['data-scripts'].split(' ').map((name) => `/_next/static/chunks/${name}.js`)
  // The sign-up hydrates at once, so there the loader fetches them before any intent.
  return { atOnce: attributes['data-at-once'] === '' ? [loader, ...onIntent] : [loader], onIntent }
}

function inlineScripts({ elements }) {
  return elements
    .filter(
      ({ tag, attributes }) => tag === 'script' && !attributes.src && !/json/.test(attributes.type ?? ''),
    )
    .reduce((total, { text }) => total + compressedSize(text), 0)
}

function stylesheets({ elements }) {
  return elements
    .filter(({ tag, attributes }) => tag === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => attributes.href)
}

function rulesOf({ elements }) {
  return elements
    .filter(({ tag }) => tag === 'style')
    .map(({ text }) => text)
    .join('\n')
}

/** The files that a page's inline rules reference, including those for other widths and for parts further down. */
function filesOfRules(page) {
  return filesAmong(
    Array.from(rulesOf(page).matchAll(/url\(["']?([^"')]+)["']?\)/g), ([, address]) => address),
    page,
  )
}

function eagerPictures(page) {
  const pictures = page.elements.filter(
    ({ tag, attributes }) => tag === 'img' && attributes.loading !== 'lazy',
  )
  return filesAmong(
    pictures.map(({ attributes }) => attributes.src),
    page,
  )
}

/** The unique paths of these URLs as resolved on the page, without data URLs and fragments. */
function filesAmong(addresses, { path }) {
  const outside = addresses.filter((address) => !/^(data:|#)/.test(address))
  return [...new Set(outside.map((address) => new URL(address, `http://site${path}`).pathname))]
}

function wordsOf({ elements }) {
  return elements
    .filter(({ tag, text }) => tag !== 'script' && tag !== 'style' && text.trim())
    .map(({ text }) => text)
    .join('\n')
}

function sum(addresses) {
  return addresses.reduce((total, address) => total + sizeOf(address), 0)
}
