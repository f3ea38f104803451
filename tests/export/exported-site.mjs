import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
import { filesIn } from '../../lib/files-in.mjs'

/**
 * The exported site as the checks in this folder read it. They look at `out/`, whichever build made it: that of
 * `npm test` (local profile) or the one about to be deployed (`npm run check:export` after `npm run build`).
 */
const folder = path.resolve('out')
if (!existsSync(path.join(folder, 'index.html')))
  throw new Error('There is no export in out/. Run `npm run build`, or `npm test`, which builds first.')

/** Paths of all files from the site's root, with a leading `/`; case-sensitive, even where the file system is not. */
export const files = filesIn(folder).map((file) => `/${file}`)

const exactPaths = new Set(files)

export function read(file) {
  return readBytes(file).toString('utf8')
}

export function readBytes(file) {
  return readFileSync(path.join(folder, file))
}

/** Every page: its path, its HTML and its elements. */
export const pages = files.filter((file) => file.endsWith('.html')).map(readPage)

const pageByFile = new Map(pages.map((page) => [page.file, page]))

const { canonical } = pageAt('/')
if (!canonical)
  throw new Error('out/index.html has no canonical address, so the address of the site is unknown.')

export const siteUrl = new URL(canonical).origin

/** Stand-ins are allowed only on this computer, and never in the output of `npm run build`. */
export const isLocal = process.env.SITE_PROFILE !== 'production' && new URL(siteUrl).hostname === 'localhost'

/** Pages that search engines may list. */
export const listedPages = pages.filter(({ hidden }) => !hidden)

export function pageAt(address) {
  const page = pages.find((candidate) => candidate.path === address)
  if (!page) throw new Error(`The export has no page ${address}.`)
  return page
}

/** The file that a host serves for a path, or `undefined`. */
export function fileAt(pathname) {
  const decoded = decodeURIComponent(pathname)
  return [decoded === '/' ? '/index.html' : decoded, `${decoded}.html`].find((file) => exactPaths.has(file))
}

/** The page that a host serves for a path, or `undefined`. */
export function pageOf(pathname) {
  return pageByFile.get(fileAt(pathname))
}

function readPage(file) {
  const html = read(file)
  const elements = elementsOf(parse(html))
  const meta = (name) =>
    elements.find(
      ({ tag, attributes }) => tag === 'meta' && [attributes.name, attributes.property].includes(name),
    )?.attributes.content
  return {
    file,
    path: file.replace(/\.html$/, '').replace(/^\/index$/, '/'),
    html,
    elements,
    meta,
    title: elements.find(({ tag }) => tag === 'title')?.text ?? '',
    canonical: linkOf(elements, 'canonical'),
    hidden: /noindex/.test(meta('robots') ?? ''),
    ids: new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
  }
}

function linkOf(elements, relation) {
  return elements.find(({ tag, attributes }) => tag === 'link' && attributes.rel === relation)?.attributes
    .href
}

/** All elements in document order, each with its attributes and the text directly inside it. */
function elementsOf(node) {
  const inner = [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])].flatMap(elementsOf)
  if (!node.tagName) return inner
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  const text = node.childNodes.map((child) => child.value ?? '').join('')
  return [{ tag: node.tagName, attributes, text }, ...inner]
}
