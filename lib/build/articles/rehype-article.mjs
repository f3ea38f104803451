import { toString as textOf } from 'hast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { curlQuotes } from './curly-quotes.mjs'
import { attribute, childrenNamed, element, flow, isNamed, splitLead } from './markup-nodes.mjs'
import { plainLiteral } from './plain-literal.mjs'
import { isReader } from './speaker.mjs'
import { dressPlainTable, dressTable } from './table-markup.mjs'

/**
 * @typedef {import('./markup-nodes.mjs').Element} Element
 * @typedef {import('./markup-nodes.mjs').Block} Block
 * @typedef {Block['attributes'][number]} Attribute
 */

/**
 * Turns what an editor writes inside a block (a Markdown list or table) into the markup the block needs, so that
 * `components/mdx/` only has to render. Runs while an article is compiled, after rehype-slug.
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
      if (node.type === 'mdxJsxFlowElement') dress.get(node.name)?.(node)
    })
    visit(tree, 'element', dressPlainTable)
    visit(tree, 'element', nameFormat)
    visit(tree, 'mdxJsxTextElement', keepMarksBeside)
    setWayBack(tree)
    endFirstView(tree)
  }
}

/**
 * Who presses a link to a document shall know that it opens no page.
 * @param {Element} link
 */
function nameFormat(link) {
  if (link.tagName !== 'a' || !/\.pdf$/.test(String(link.properties.href)) || /\bPDF\b/.test(textOf(link)))
    return
  link.children.push({ type: 'text', value: ' (PDF)' })
}

/**
 * A term is a button, and browsers end a line before and after one, even where a mark follows.
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
  parent.children[index] = element('span', { className: ['with-marks'] }, together)
  return SKIP
}

/**
 * A link alone at the top leads away, and is set as what stands above a section; the opening words are the paragraph
 * after it.
 * @param {import('hast').Root} tree
 */
function setWayBack(tree) {
  const [first] = tree.children
  if (!first || !isNamed(first, 'p')) return
  const [link, ...others] = first.children
  if (link && isNamed(link, 'a') && others.length === 0)
    tree.children[0] = element('div', { className: ['collar'] }, [first])
}

/**
 * The opening words are seen first, up to the next section, block or term: each of these needs rules that every article
 * would carry in its first view if one did. What an article begins with is seen whatever it is.
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

/** @type {Map<string | null, (block: Block) => void>} */
const dress = new Map([
  ['Table', dressTable],
  ['KeyNumbers', dressKeyNumbers],
  ['Checklist', dressChecklist],
  ['Script', dressScript],
  ['Steps', dressSteps],
])

/**
 * `value={26000}` becomes `value="26000"`: blocks read text only, however an editor wrote it.
 * @param {Attribute} attribute
 */
function unwrap(attribute) {
  if (attribute.type !== 'mdxJsxAttribute' || !attribute.value || typeof attribute.value === 'string') return
  const plain = plainLiteral(attribute.value.value)
  if (plain !== undefined) attribute.value = plain
}

/**
 * The words of a tag are read by no typesetter. A drawing keeps the name of its file.
 * @param {Attribute} attribute
 */
function setQuotes(attribute) {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return
  if (attribute.name !== 'src') attribute.value = curlQuotes(attribute.value)
}

/**
 * `- **$300** a month` becomes a term and its figure.
 * @param {Block} block
 */
function dressKeyNumbers(block) {
  const marked = Number(attribute(block, 'mark') ?? 0)
  const items = childrenNamed(childrenNamed(block, 'ul')[0], 'li')
  block.children = items.map((item, index) => {
    const [figure, rest] = splitLead(item)
    return element('div', index + 1 === marked ? { className: ['marked'] } : {}, [
      element('dt', {}, rest),
      element('dd', {}, figure),
    ])
  })
}

/**
 * `- [ ] **Parties:** …` becomes a real, enabled checkbox inside its label.
 * @param {Block} block
 */
function dressChecklist(block) {
  const list = childrenNamed(block, 'ul')[0]
  if (!list) return
  list.properties = {}
  for (const item of childrenNamed(list, 'li')) {
    const words = flow(item).filter((child) => !isNamed(child, 'input'))
    item.properties = {}
    item.children = [
      element('label', {}, [element('input', { type: 'checkbox' }, []), element('span', {}, words)]),
    ]
  }
  block.children = [list]
}

/**
 * `- **You:** …` becomes a speaker and a line; paragraphs stay a letter.
 * @param {Block} block
 */
function dressScript(block) {
  const list = childrenNamed(block, 'ul')[0]
  if (!list) return
  const lines = childrenNamed(list, 'li').flatMap((item) => {
    const [speaker, rest] = splitLead(item)
    const name = speaker.map(textOf).join('').replace(/:\s*$/, '')
    const own = isReader(name) ? { className: ['own'] } : {}
    return [element('dt', {}, [{ type: 'text', value: name }]), element('dd', own, rest)]
  })
  block.children = [...childrenNamed(block, 'p'), element('dl', {}, lines)]
}

/** @param {Block} block */
function dressSteps(block) {
  const label = attribute(block, 'label')
  const list = childrenNamed(block, 'ol')[0]
  if (!label || !list) return
  const start = Number(list.properties.start ?? 1)
  for (const [index, item] of childrenNamed(list, 'li').entries()) {
    item.properties['data-label'] = `${label} ${start + index}`
  }
}
