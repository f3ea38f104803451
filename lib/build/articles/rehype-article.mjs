import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { plainLiteral } from './plain-literal.mjs'
import { apostrophe } from './remark-typography.mjs'

/**
 * @typedef {import('hast').Element} Element
 * @typedef {import('hast').ElementContent} Content
 * @typedef {Extract<Content, { type: 'mdxJsxFlowElement' }>} Block
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
        setApostrophes(attribute)
      }
      if (node.type === 'mdxJsxFlowElement') dress.get(node.name)?.(node)
    })
    visit(tree, 'element', dressPlainTable)
    visit(tree, 'element', nameFormat)
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
 * The opening words are seen first, up to the first section or block.
 * @param {import('hast').Root} tree
 */
function endFirstView(tree) {
  const at = tree.children.findIndex((child) => child.type === 'mdxJsxFlowElement' || isNamed(child, 'h2'))
  /** @type {Block} */
  const end = { type: 'mdxJsxFlowElement', name: 'FirstViewEnd', attributes: [], children: [] }
  if (at > 0) tree.children.splice(at, 0, end)
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
 * The words of a tag are read by no typesetter; names and addresses hold no apostrophes.
 * @param {Attribute} attribute
 */
function setApostrophes(attribute) {
  if (typeof attribute.value === 'string') attribute.value = attribute.value.replace(apostrophe, '’')
}

/** Columns from which on a table may be wider than the narrowest window, 320 px. */
const manyColumns = 6

/**
 * Row and column headers, the label of each cell for the phone layout, and the roles that `display: grid` takes away.
 * @param {Block} block
 */
function dressTable(block) {
  const table = childrenNamed(block, 'table')[0]
  if (!table) return
  dressRows(table, Number(attribute(block, 'mark') ?? 0))
  block.children = [table]
}

/**
 * A table outside `Table` looks like one without a caption; its heads name what can be scrolled.
 * @type {import('unist-util-visit').BuildVisitor<import('hast').Root, 'element'>}
 */
function dressPlainTable(table, index, parent) {
  if (table.tagName !== 'table' || table.properties.role || !parent || index === undefined) return
  const labels = dressRows(table, 0)
  const scrolls = 'data-many' in table.properties
  const name = scrolls ? { role: 'region', ariaLabel: labels.join(', '), tabIndex: 0 } : {}
  parent.children[index] = element('div', { className: ['data-table', 'wide'], ...name }, [table])
}

/**
 * @param {Element} table
 * @param {number} marked number of the row that is lit up
 * @returns {string[]} the heads of its columns
 */
function dressRows(table, marked) {
  const labels = descendantsNamed(table, ['th']).map(textOf)
  if (labels.length >= manyColumns) table.properties['data-many'] = ''
  table.properties.role = 'table'
  for (const group of descendantsNamed(table, ['thead', 'tbody'])) group.properties.role = 'rowgroup'
  for (const row of descendantsNamed(table, ['tr'])) row.properties.role = 'row'
  for (const head of descendantsNamed(table, ['th']))
    Object.assign(head.properties, { scope: 'col', role: 'columnheader' })
  const body = childrenNamed(table, 'tbody')[0]
  for (const [index, row] of childrenNamed(body, 'tr').entries()) {
    if (index + 1 === marked) row.properties.className = ['hit']
    for (const [column, cell] of childrenNamed(row, 'td').entries()) dressCell(cell, column, labels[column])
  }
  for (const cell of descendantsNamed(table, ['th', 'td'])) {
    if (cell.properties.align === 'right') cell.properties.className = ['amount']
    delete cell.properties.align
  }
  return labels
}

/**
 * @param {Element} cell
 * @param {number} column
 * @param {string | undefined} label
 */
function dressCell(cell, column, label) {
  if (column > 0) Object.assign(cell.properties, { role: 'cell', 'data-label': label })
  else {
    cell.tagName = 'th'
    Object.assign(cell.properties, { scope: 'row', role: 'rowheader' })
  }
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
    const own = /^you\b/i.test(name) ? { className: ['own'] } : {}
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

/**
 * The bold words that open a list item, and what follows them.
 * @param {Element} item
 * @returns {[lead: Content[], rest: Content[]]}
 */
function splitLead(item) {
  const words = flow(item)
  const lead = words.find((child) => isNamed(child, 'strong'))
  if (!lead) return [[], words]
  const rest = words.slice(words.indexOf(lead) + 1)
  if (rest[0]?.type === 'text') rest[0] = { ...rest[0], value: rest[0].value.replace(/^[\s:]+/, '') }
  return [lead.children, rest]
}

/**
 * Children of a list item without the paragraph that Markdown puts around them in a loose list.
 * @param {Element} item
 */
function flow(item) {
  const [only, ...others] = item.children.filter((child) => child.type !== 'text' || child.value.trim())
  return only && isNamed(only, 'p') && others.length === 0 ? only.children : item.children
}

/**
 * @param {string} tagName
 * @param {import('hast').Properties} properties
 * @param {Content[]} children
 * @returns {Element}
 */
function element(tagName, properties, children) {
  return { type: 'element', tagName, properties, children }
}

/**
 * @param {import('hast').RootContent} node
 * @param {string} tagName
 * @returns {node is Element}
 */
function isNamed(node, tagName) {
  return node.type === 'element' && node.tagName === tagName
}

/**
 * @param {Block | Element | undefined} node
 * @param {string} tagName
 */
function childrenNamed(node, tagName) {
  return (node?.children ?? []).filter((child) => isNamed(child, tagName))
}

/**
 * @param {Element} node
 * @param {string[]} names
 */
function descendantsNamed(node, names) {
  /** @type {Element[]} */
  const found = []
  visit(node, 'element', (child) => {
    if (names.includes(child.tagName)) found.push(child)
  })
  return found
}

/**
 * @param {Block} block
 * @param {string} name
 */
function attribute(block, name) {
  const found = block.attributes.find((candidate) => 'name' in candidate && candidate.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}
