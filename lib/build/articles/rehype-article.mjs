import { toString as textOf } from 'hast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { transformBlock } from './block-markup.mjs'
import { curlQuotes } from './curly-quotes.mjs'
import { element, isNamed } from './markup-nodes.mjs'
import { plainLiteral } from './plain-literal.mjs'
import { transformPlainTable } from './table-markup.mjs'

/**
 * @typedef {import('./markup-nodes.mjs').Element} Element
 * @typedef {import('./markup-nodes.mjs').Block} Block
 * @typedef {Block['attributes'][number]} Attribute
 */

/**
 * Adds the markup that an article needs beyond Markdown, so that `components/mdx/` only has to render. Runs while an
 * article is compiled, after rehype-slug.
 * @returns {(tree: import('hast').Root) => void}
 */
export default function rehypeArticle() {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      for (const attribute of node.attributes) {
        unwrap(attribute)
        setQuotes(attribute)
      }
      if (node.type === 'mdxJsxFlowElement') transformBlock(node)
    })
    visit(tree, 'element', transformPlainTable)
    visit(tree, 'element', nameFormat)
    visit(tree, 'mdxJsxTextElement', keepMarksBeside)
    styleBackLink(tree)
    endFirstView(tree)
  }
}

/**
 * Adds "(PDF)" to links to a document, so that readers know that they open no page.
 * @param {Element} link
 */
function nameFormat(link) {
  const isDocument = link.tagName === 'a' && /\.pdf(?:[?#]|$)/i.test(String(link.properties.href))
  if (!isDocument || /\bPDF\b/.test(textOf(link))) return
  link.children.push({ type: 'text', value: ' (PDF)' })
}

/**
 * Keeps punctuation on the line of a term: a term is a button, and browsers break lines before and after buttons.
 * @type {import('unist-util-visit').BuildVisitor<import('hast').Root, 'mdxJsxTextElement'>}
 */
function keepMarksBeside(term, index, parent) {
  if (term.name !== 'Term' || !parent || index === undefined) return undefined
  const [before, after] = [parent.children[index - 1], parent.children[index + 1]]
  const opening = before?.type === 'text' ? /[(“‘]+$/.exec(before.value)?.[0] : ''
  const closing = after?.type === 'text' ? /^[,.;:!?)”’]+/.exec(after.value)?.[0] : ''
  if (!opening && !closing) return undefined
  /** @type {import('./markup-nodes.mjs').Content[]} */
  const together = [term]
  if (opening && before?.type === 'text') {
    before.value = before.value.slice(0, -opening.length)
    together.unshift({ type: 'text', value: opening })
  }
  if (closing && after?.type === 'text') {
    after.value = after.value.slice(closing.length)
    together.push({ type: 'text', value: closing })
  }
  parent.children[index] = element('span', { className: ['joined'] }, together)
  return SKIP
}

/**
 * Styles a link that is alone at the top like the label above a section; the opening paragraph comes after it.
 * @param {import('hast').Root} tree
 */
function styleBackLink(tree) {
  const [first] = tree.children
  if (!first || !isNamed(first, 'p')) return
  const [link, ...others] = first.children
  if (link && isNamed(link, 'a') && others.length === 0)
    tree.children[0] = element('div', { className: ['collar'] }, [first])
}

/**
 * Ends the first view before the next section, block or term after the opening words: each of these needs rules that
 * every article would have to inline if one of them were in the first view. The first element is always in it.
 * @param {import('hast').Root} tree
 */
function endFirstView(tree) {
  const at = tree.children.findIndex(
    (child, index) =>
      index > 0 && (child.type === 'mdxJsxFlowElement' || isNamed(child, 'h2') || holdsTerm(child)),
  )
  /** @type {Block} */
  const end = { type: 'mdxJsxFlowElement', name: 'FirstViewEnd', attributes: [], children: [] }
  if (at > 0) tree.children.splice(at, 0, end)
}

/** @param {import('hast').RootContent} part */
function holdsTerm(part) {
  let holds = false
  visit(part, 'mdxJsxTextElement', ({ name }) => {
    if (name !== 'Term') return
    holds = true
    return EXIT
  })
  return holds
}

/**
 * `value={26000}` becomes `value="26000"`: blocks take text only, in whichever way an editor wrote it.
 * @param {Attribute} attribute
 */
function unwrap(attribute) {
  if (attribute.type !== 'mdxJsxAttribute' || !attribute.value || typeof attribute.value === 'string') return
  const plain = plainLiteral(attribute.value.value)
  if (plain !== undefined) attribute.value = plain
}

/**
 * Curls the quotes of attributes, which remark-smartypants does not see. `src` is a file name and stays as typed.
 * @param {Attribute} attribute
 */
function setQuotes(attribute) {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return
  if (attribute.name !== 'src') attribute.value = curlQuotes(attribute.value)
}
