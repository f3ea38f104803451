import remarkSmartypants from 'remark-smartypants'
import { SKIP, visit } from 'unist-util-visit'

/** What remark-smartypants changes: straight quotes, dashes and dots in a row, quotes of backticks. */
const typed = /["'`]|--|\.\s*\./

/** An apostrophe between letters, which never opens a quotation. */
const apostrophe = /(?<=\p{L})'(?=\p{L})/gu

/** The space of “September 1”, and the one after a number that begins a cell, an item or another text. */
const spaceOfNumber =
  /(?<=\b(?:January|February|March|April|May|June|July|August|September|October|November|December)) (?=\d\d?\b)|(?<=^\d\d?) (?=\p{L})/gu

const blocks = new Set(['paragraph', 'heading', 'tableCell'])

/** @typedef {import('mdast').Nodes} Nodes */

/**
 * Curly quotes, long dashes and ellipses, and no line breaks in negative amounts, phone numbers and days of a month, or
 * after the number that begins a text. remark-smartypants takes half as long as compiling the article, so it gets only
 * the paragraphs, headings and cells that contain more for it than apostrophes.
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkTypography() {
  // Its type requires a processor as `this`, which it never uses.
  const smartypants = /** @type {() => (tree: import('mdast').Root) => void} */ (
    /** @type {unknown} */ (remarkSmartypants)
  )
  const setTypes = smartypants()
  return (tree) => {
    /** @type {import('mdast').RootContent[]} */
    const children = []
    visit(tree, (node) => {
      if (node.type === 'root' || !isBlock(node)) return undefined
      setPlainMarks(node)
      setQuotesAround(node)
      if (isTyped(node)) children.push(node)
      return SKIP
    })
    setTypes({ type: 'root', children })
    visit(tree, 'link', (link) => {
      if (link.url.startsWith('tel:')) visit(link, 'text', holdTogether)
    })
  }
}

/**
 * Text between two tags on one line is in its block directly, without a paragraph.
 * @param {Nodes} node
 */
function isBlock(node) {
  return blocks.has(node.type) || childrenOf(node).some((child) => child.type === 'text')
}

/**
 * @param {Nodes} node
 * @returns {boolean}
 */
function isTyped(node) {
  return node.type === 'text' ? typed.test(node.value) : childrenOf(node).some(isTyped)
}

/**
 * @param {Nodes} node
 * @returns {Nodes[]}
 */
function childrenOf(node) {
  return 'children' in node ? node.children : []
}

/**
 * Sets apostrophes, non-breaking spaces, and a word joiner between a minus and a dollar sign, where browsers would break
 * the line.
 * @param {Nodes} node
 */
function setPlainMarks(node) {
  if (node.type === 'text')
    node.value = node.value
      .replace(apostrophe, '’')
      .replace(spaceOfNumber, '\u00A0')
      .replaceAll('−$', '−\u2060$')
  for (const child of childrenOf(node)) setPlainMarks(child)
}

/**
 * Curls quotation marks beside a tag that stands for words, such as `<Product />`, which remark-smartypants does not
 * recognise.
 * @param {Nodes} node
 */
function setQuotesAround(node) {
  const children = childrenOf(node)
  for (const [index, child] of children.entries()) {
    if (child.type !== 'text') setQuotesAround(child)
    else {
      if (standsForWords(children[index + 1]))
        child.value = child.value.replace(/(?<=^|[\s(])["']$/, (mark) => (mark === '"' ? '“' : '‘'))
      if (standsForWords(children[index - 1]))
        child.value = child.value.replace(/^["'](?![\p{L}\p{N}])/u, (mark) => (mark === '"' ? '”' : '’'))
    }
  }
}

/** @param {Nodes | undefined} node */
function standsForWords(node) {
  return node?.type === 'mdxJsxTextElement' && node.children.length === 0
}

/**
 * Replaces spaces and hyphens by non-breaking ones.
 * @param {import('mdast').Text} text
 */
function holdTogether(text) {
  text.value = text.value.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011')
}
