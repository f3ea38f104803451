import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'

/**
 * The exported site as the checks of this folder read it. They look at `out/`, whatever build made it: the one of
 * `npm test` (local profile) or the one that is about to be deployed (`npm run check:export` after `npm run build`).
 */
const folder = path.resolve('out')
if (!existsSync(path.join(folder, 'index.html')))
  throw new Error('There is no export in out/. Run `npm run build`, or `npm test`, which builds first.')

/** Paths of all files from the root of the site, with `/` at the start; as spelled, whatever the file system allows. */
export const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(
    (entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
  )
  .sort()

const spelled = new Set(files)

export function read(file) {
  return readBytes(file).toString('utf8')
}

export function readBytes(file) {
  return readFileSync(path.join(folder, file))
}

/** Every page: where it lives, its HTML and its elements. */
export const pages = files.filter((file) => file.endsWith('.html')).map(readPage)

const pageByFile = new Map(pages.map((page) => [page.file, page]))

const { canonical } = pageAt('/')
if (!canonical)
  throw new Error('out/index.html has no canonical address, so the address of the site is unknown.')

export const siteUrl = new URL(canonical).origin

/** Stand-ins are allowed on this computer only, and never in what `npm run build` makes. */
export const isLocal = process.env.SITE_PROFILE !== 'production' && new URL(siteUrl).hostname === 'localhost'

/** Pages that search engines may list. */
export const listedPages = pages.filter(({ hidden }) => !hidden)

export function pageAt(address) {
  const page = pages.find((candidate) => candidate.path === address)
  if (!page) throw new Error(`The export has no page ${address}.`)
  return page
}

/** The file that a host answers a path with, or `undefined`. */
export function fileAt(pathname) {
  const plain = decodeURIComponent(pathname)
  return [plain === '/' ? '/index.html' : plain, `${plain}.html`].find((file) => spelled.has(file))
}

/** The page that a host answers a path with, or `undefined`. */
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

/** All elements in order, each with its attributes and the text directly in it. */
function elementsOf(node) {
  const inner = [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])].flatMap(elementsOf)
  if (!node.tagName) return inner
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  const text = node.childNodes.map((child) => child.value ?? '').join('')
  return [{ tag: node.tagName, attributes, text }, ...inner]
}
