import { parse, serialize, defaultTreeAdapter as tree } from 'parse5'
import {
  attribute,
  find,
  hasClass,
  insertBefore,
  newElement,
  replaceByContent,
  textOf,
} from './parsed-page.mjs'

/**
 * @typedef {import('./parsed-page.mjs').Element} Element
 * @typedef {import('./parsed-page.mjs').ParentNode} ParentNode
 */

/**
 * Puts the whole text of each article into the feed, as feed readers without the page show it. It comes from the exported
 * pages, because only they hold an article as rendered.
 * @param {string} feed RSS
 * @param {(link: string) => string} pageOf HTML of the page that an item links to
 */
export function fillFeed(feed, pageOf) {
  const filled = feed.replace(/<item>[\s\S]*?<\/item>/g, (item) => {
    const [, link = ''] = /<link>([^<]*)<\/link>/.exec(item) ?? []
    const text = articleText(pageOf(link), link).replaceAll(']]>', ']]]]><![CDATA[>')
    return item.replace('</item>', () => `<content:encoded><![CDATA[${text}]]></content:encoded></item>`)
  })
  return filled.replace('<rss ', '<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" ')
}

/**
 * The text of an article's page as plain HTML, its disclaimers last: without controls and classes, and with absolute
 * addresses. A drawing is replaced by its description, because the site's policy lets no other site show its files.
 * @param {string} page HTML
 * @param {string} link address of the page
 */
export function articleText(page, link) {
  const document = parse(page)
  const prose = find(document, (element) => hasClass(element, 'prose'))
  if (!prose) throw new Error(`${link} has no article in it.`)
  simplify(prose, link)
  const disclaimers = find(document, (element) => hasClass(element, 'article-disclaimers'))
  if (!disclaimers) return serialize(prose)
  simplify(disclaimers, link)
  return `${serialize(prose)}<hr>${serialize(disclaimers)}`
}

/** Elements that a feed reader has no use for; `noscript` is about the fields that are left out. */
const controls = new Set(['input', 'noscript', 'script', 'style', 'template'])
const kept = new Set(['href', 'id', 'scope', 'start'])

/**
 * @param {ParentNode} parent
 * @param {string} link address of the page
 */
function simplify(parent, link) {
  for (const child of [...tree.getChildNodes(parent)]) {
    // React writes empty comments between two texts.
    if (tree.isCommentNode(child)) tree.detachNode(child)
    else if (tree.isElementNode(child)) simplifyElement(child, link)
  }
}

/**
 * @param {Element} element
 * @param {string} link address of the page
 */
function simplifyElement(element, link) {
  if (isControl(element)) return tree.detachNode(element)
  if (hasClass(element, 'calculator-fields')) return tellFigures(element)
  if (element.tagName === 'picture' || element.tagName === 'img') return replaceByDescription(element)
  simplify(element, link)
  // The count of a checklist and what a calculator announces are written by scripts.
  if (element.tagName === 'p' && !textOf(element).trim()) return tree.detachNode(element)
  setApart(element)
  element.attrs = element.attrs
    .filter(({ name, value }) => kept.has(name) && !(name === 'id' && value.startsWith('_R_')))
    .map(({ name, value }) => ({ name, value: name === 'href' ? new URL(value, link).href : value }))
  // A term is a button on the page; here its word is just a word.
  if (element.tagName === 'button') replaceByContent(element)
}

/**
 * Does what styles do on the page: without them a note would run into the text before it, and a title would look like
 * any other line.
 * @param {Element} element
 */
function setApart(element) {
  if (element.tagName === 'small') insertBefore(newElement('br'), element)
  if (element.tagName === 'p' && attribute(element, 'class')?.endsWith('-title')) makeStrong(element)
}

/** @param {Element} element */
function isControl(element) {
  return (
    controls.has(element.tagName) ||
    attribute(element, 'popover') !== undefined ||
    attribute(element, 'hidden') !== undefined ||
    hasClass(element, 'needs-scripting') ||
    // The link back to another page above the text (rehype-article.mjs).
    hasClass(element, 'collar')
  )
}

/**
 * Replaces each field of a calculator by its label and figure, so that the results have something to refer to. A date
 * is repeated in the results already.
 * @param {Element} fields
 */
function tellFigures(fields) {
  const list = newElement('ul')
  for (const field of tree.getChildNodes(fields).filter(tree.isElementNode)) {
    const label = find(field, ({ tagName }) => tagName === 'label')
    const input = find(field, ({ tagName }) => tagName === 'input')
    if (!label || !input || attribute(input, 'type') === 'date') continue
    const figure = Number(attribute(input, 'value')).toLocaleString('en-US')
    const [before, after] = textsAround(input)
    const line = newElement('li')
    tree.insertText(line, `${textOf(label)}: ${before}${figure}${after.replace(/^(?=\w)/, ' ')}`)
    tree.appendChild(list, line)
  }
  if (list.childNodes.length > 0) insertBefore(list, fields)
  tree.detachNode(fields)
}

/**
 * @param {Element} element
 * @returns {[before: string, after: string]}
 */
function textsAround(element) {
  const siblings = element.parentNode ? tree.getChildNodes(element.parentNode) : []
  const index = siblings.indexOf(element)
  return [textOf(siblings[index - 1]), textOf(siblings[index + 1])]
}

/**
 * Replaces a picture by its alternative text.
 * @param {Element} picture
 */
function replaceByDescription(picture) {
  const image = picture.tagName === 'img' ? picture : find(picture, ({ tagName }) => tagName === 'img')
  const words = (image && attribute(image, 'alt')) ?? ''
  if (words) {
    const paragraph = newElement('p')
    tree.insertText(paragraph, words)
    insertBefore(paragraph, picture)
  }
  tree.detachNode(picture)
}

/** @param {Element} paragraph */
function makeStrong(paragraph) {
  const strong = newElement('strong')
  for (const child of [...tree.getChildNodes(paragraph)]) {
    tree.detachNode(child)
    tree.appendChild(strong, child)
  }
  tree.appendChild(paragraph, strong)
}
