import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { plainLiteral } from './plain-literal.mjs'
import { apostrophe } from './remark-typography.mjs'

/**
 * Turns what an editor writes inside a block (a Markdown list or table) into the markup the block needs, so that
 * `components/mdx/` only has to render. Runs while an article is compiled, after rehype-slug.
 * @returns {(tree: import('hast').Root) => void}
 */
export default function rehypeArticle() {
  return (tree) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      for (const attribute of node.attributes) {
        unwrap(attribute)
        setApostrophes(attribute)
      }
      if (node.type === 'mdxJsxFlowElement' && Object.hasOwn(dress, node.name)) dress[node.name](node)
    })
    visit(tree, 'element', nameFormat)
    endFirstView(tree)
  }
}

/** Who presses a link to a document shall know that it opens no page. */
function nameFormat(link) {
  if (link.tagName !== 'a' || !/\.pdf$/.test(link.properties.href) || /\bPDF\b/.test(textOf(link))) return
  link.children.push({ type: 'text', value: ' (PDF)' })
}

/** The opening words are seen first, up to the first section or block. */
function endFirstView(tree) {
  const at = tree.children.findIndex(({ type, tagName }) => type === 'mdxJsxFlowElement' || tagName === 'h2')
  const end = { type: 'mdxJsxFlowElement', name: 'FirstViewEnd', attributes: [], children: [] }
  if (at > 0) tree.children.splice(at, 0, end)
}

const dress = {
  Table: dressTable,
  KeyNumbers: dressKeyNumbers,
  Checklist: dressChecklist,
  Script: dressScript,
  Steps: dressSteps,
}

/** `value={26000}` becomes `value="26000"`: blocks read text only, however an editor wrote it. */
function unwrap(attribute) {
  if (attribute.value?.type !== 'mdxJsxAttributeValueExpression') return
  const plain = plainLiteral(attribute.value.value)
  if (plain !== undefined) attribute.value = plain
}

/** The words of a tag are read by no typesetter; names and addresses hold no apostrophes. */
function setApostrophes(attribute) {
  if (typeof attribute.value === 'string') attribute.value = attribute.value.replace(apostrophe, '’')
}

/** Columns from which on a table may be wider than the narrowest window, 320 px. */
const manyColumns = 6

/** Row and column headers, the label of each cell for the phone layout, and the roles that `display: grid` takes away. */
function dressTable(block) {
  const table = childrenNamed(block, 'table')[0]
  if (!table) return
  const marked = Number(attribute(block, 'mark') ?? 0)
  const labels = descendantsNamed(table, 'th').map(textOf)
  if (labels.length >= manyColumns) table.properties['data-many'] = ''
  table.properties.role = 'table'
  for (const group of descendantsNamed(table, ['thead', 'tbody'])) group.properties.role = 'rowgroup'
  for (const row of descendantsNamed(table, 'tr')) row.properties.role = 'row'
  for (const head of descendantsNamed(table, 'th'))
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
  block.children = [table]
}

function dressCell(cell, column, label) {
  if (column > 0) Object.assign(cell.properties, { role: 'cell', 'data-label': label })
  else {
    cell.tagName = 'th'
    Object.assign(cell.properties, { scope: 'row', role: 'rowheader' })
  }
}

/** `- **$300** a month` becomes a term and its figure. */
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

/** `- [ ] **Parties:** …` becomes a real, enabled checkbox inside its label. */
function dressChecklist(block) {
  const list = childrenNamed(block, 'ul')[0]
  if (!list) return
  list.properties = {}
  for (const item of childrenNamed(list, 'li')) {
    const words = flow(item).filter((child) => child.tagName !== 'input')
    item.properties = {}
    item.children = [
      element('label', {}, [element('input', { type: 'checkbox' }, []), element('span', {}, words)]),
    ]
  }
  block.children = [list]
}

/** `- **You:** …` becomes a speaker and a line; paragraphs stay a letter. */
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

function dressSteps(block) {
  const label = attribute(block, 'label')
  const list = childrenNamed(block, 'ol')[0]
  if (!label || !list) return
  const start = Number(list.properties.start ?? 1)
  for (const [index, item] of childrenNamed(list, 'li').entries()) {
    item.properties['data-label'] = `${label} ${start + index}`
  }
}

/** The bold words that open a list item, and what follows them. */
function splitLead(item) {
  const words = flow(item)
  const at = words.findIndex((child) => child.tagName === 'strong')
  if (at < 0) return [[], words]
  const rest = words.slice(at + 1)
  if (rest[0]?.type === 'text') rest[0] = { ...rest[0], value: rest[0].value.replace(/^[\s:]+/, '') }
  return [words[at].children, rest]
}

/** Children of a list item without the paragraph that Markdown puts around them in a loose list. */
function flow(item) {
  const [only, ...others] = item.children.filter((child) => child.type !== 'text' || child.value.trim())
  return only?.tagName === 'p' && others.length === 0 ? only.children : item.children
}

function element(tagName, properties, children) {
  return { type: 'element', tagName, properties, children }
}

function childrenNamed(node, tagName) {
  return (node?.children ?? []).filter((child) => child.tagName === tagName)
}

function descendantsNamed(node, names) {
  const wanted = [names].flat()
  const found = []
  visit(node, 'element', (child) => {
    if (wanted.includes(child.tagName)) found.push(child)
  })
  return found
}

function attribute(block, name) {
  return block.attributes.find((candidate) => candidate.name === name)?.value
}
