import { isCompressible } from '../../lib/commands/preview/compressed-copy.mjs'
import { fileAt, readBytes } from '../export/exported-site.mjs'
import { compressedSize } from './compressed-size.mjs'
import { withoutScripts } from './without-scripts.mjs'

const sizes = new Map()

/** Bytes of a file of the export on the line, without headers; each file is compressed once. */
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
 * What a page makes a first-time visitor download, worked out from its files. All figures are bytes on the line.
 * @param {import('../export/exported-site.mjs').pages[number]} page
 */
export function weigh(page) {
  const html = compressedSize(page.html)
  const bare = compressedSize(withoutScripts(page.html))
  const { atOnce, onIntent } = scriptsOf(page)
  const asked = filesOfRules(page)
  const fonts = asked.filter((address) => address.endsWith('.woff2'))
  const pictures = [...eagerPictures(page), ...asked.filter((address) => !fonts.includes(address))]
  const beforeIntent = inlineScripts(page) + sum(atOnce)
  const rest = sum(stylesheets(page))
  return {
    html,
    /** HTML against itself without scripts. */
    ratio: html / bare,
    /** What the page's frame and markup cost; the rest is the words themselves. */
    frame: html - compressedSize(wordsOf(page)),
    beforeIntent,
    afterIntent: sum(onIntent),
    /** The file of a long page's rules; those of its first view are in the HTML, too. */
    rest,
    fonts: sum(fonts),
    pictures: sum(pictures),
    firstVisit: html + rest + beforeIntent + sum(fonts) + sum(pictures),
  }
}

/** Addresses of a page's scripts: those it runs at once, and those its loader fetches. */
export function scriptsOf({ elements }) {
  const { attributes, text } = elements.find(
    ({ tag, attributes }) => tag === 'script' && attributes['data-scripts'],
  )
  const loader = /\bimport\("([^"]+)"/.exec(text)[1]
  const onIntent = attributes['data-scripts'].split(' ').map((name) => `/_next/static/chunks/${name}.js`)
  // The sign-up is live from the start, so what the loader fetches there comes before any intent.
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

/** Files that a page's rules ask for. All of them count, those for other widths and parts further down too. */
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

/** Addresses as a browser on the page resolves them, each once; what the page holds itself is no file. */
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
