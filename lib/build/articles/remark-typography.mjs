import remarkSmartypants from 'remark-smartypants'
import { SKIP, visit } from 'unist-util-visit'

/** What remark-smartypants changes: straight quotes, dashes and dots in a row, quotes of backticks. */
const typed = /["'`]|--|\.\s*\./

/** Between letters, it never begins a quotation. */
export const apostrophe = /(?<=\p{L})'(?=\p{L})/gu

const blocks = new Set(['paragraph', 'heading', 'tableCell'])

/**
 * Curly quotes, long dashes and ellipses, and negative amounts and phone numbers that stay on one line. remark-smartypants
 * reads every word of what it gets, which takes as long as compiling half the article, so it gets only the paragraphs,
 * headings and cells that hold more for it than apostrophes.
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkTypography() {
  const setTypes = remarkSmartypants()
  return (tree) => {
    const children = []
    visit(tree, (node) => {
      if (!isBlock(node)) return undefined
      setPlainMarks(node)
      if (isTyped(node)) children.push(node)
      return SKIP
    })
    setTypes({ type: 'root', children })
    visit(tree, 'link', (link) => {
      if (link.url.startsWith('tel:')) visit(link, 'text', holdTogether)
    })
  }
}

/** Words between two tags on one line stand in their block without a paragraph. */
function isBlock({ type, children = [] }) {
  return blocks.has(type) || children.some((child) => child.type === 'text')
}

function isTyped({ type, value, children = [] }) {
  return type === 'text' ? typed.test(value) : children.some(isTyped)
}

/** Apostrophes; and a word joiner between a minus and a dollar, where browsers would end a line. */
function setPlainMarks(node) {
  if (node.type === 'text') node.value = node.value.replace(apostrophe, '’').replaceAll('−$', '−\u2060$')
  for (const child of node.children ?? []) setPlainMarks(child)
}

/** With blanks and hyphens at which no line ends. */
function holdTogether(text) {
  text.value = text.value.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011')
}
