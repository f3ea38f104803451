import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { attribute, childrenNamed, element } from './markup-nodes.mjs'

/**
 * @typedef {import('hast').Element} Element
 * @typedef {import('./markup-nodes.mjs').Block} Block
 */

/** Number of columns from which a table may be wider than the narrowest window, 320 px. */
const manyColumns = 6

/**
 * Adds row and column headers, and what the rows need to become cards on a phone.
 * @param {Block} block
 */
export function transformTable(block) {
  const table = childrenNamed(block, 'table')[0]
  if (!table) return
  const labels = transformRows(table, Number(attribute(block, 'mark') ?? 0))
  if (attribute(block, 'stack') !== undefined) prepareForCards(table, labels)
  block.children = [table]
}

/**
 * A table outside of `Table` looks like one without a caption. If it can scroll, its column heads name it.
 * @type {import('unist-util-visit').BuildVisitor<import('hast').Root, 'element'>}
 */
export function transformPlainTable(table, index, parent) {
  if (table.tagName !== 'table' || !parent || index === undefined) return
  // Transformed with its block.
  if (parent.type === 'mdxJsxFlowElement' && parent.name === 'Table') return
  const labels = transformRows(table, 0)
  const scroller = { className: ['data-table', 'wide'], ariaLabel: labels.join(', '), tabIndex: 0 }
  parent.children[index] =
    'data-many' in table.properties
      ? element('figure', scroller, [table])
      : element('div', { className: ['data-table'] }, [table])
}

/**
 * @param {Element} table
 * @param {number} marked number of the highlighted row, from 1; 0 for none
 * @returns {string[]} the heads of its columns
 */
function transformRows(table, marked) {
  const [head, body] = ['thead', 'tbody'].map((name) => childrenNamed(table, name)[0])
  const [headRow] = childrenNamed(head, 'tr')
  const rows = childrenNamed(body, 'tr')
  for (const part of [table, head, body, headRow, ...rows]) if (part) dropLineEnds(part)
  const heads = childrenNamed(headRow, 'th')
  const labels = heads.map(textOf)
  if (labels.length >= manyColumns) table.properties['data-many'] = ''
  for (const cell of heads) {
    cell.properties.scope = 'col'
    align(cell)
  }
  for (const [index, row] of rows.entries()) {
    if (index + 1 === marked) row.properties.className = ['hit']
    const cells = childrenNamed(row, 'td')
    for (const cell of cells) align(cell)
    if (cells[0]) nameRow(cells[0])
  }
  return labels
}

/**
 * Removes the line ends between rows and cells.
 * @param {Element} part
 */
function dropLineEnds(part) {
  part.children = part.children.filter(({ type }) => type !== 'text')
}

/** @param {Element} cell */
function align(cell) {
  if (cell.properties.align === 'right') cell.properties.className = ['amount']
  delete cell.properties.align
}

/** @param {Element} cell the first of its row */
function nameRow(cell) {
  cell.tagName = 'th'
  cell.properties.scope = 'row'
  cell.children = cell.children.flatMap((child) => (child.type === 'text' ? keepRanges(child) : [child]))
}

/**
 * Prevents line breaks inside a range such as "10-25" that names a row. A non-breaking hyphen would do so, too, but a
 * reader who searches the page for "10-25" would not find it.
 * @param {import('hast').Text} text
 * @returns {import('./markup-nodes.mjs').Content[]}
 */
function keepRanges({ value }) {
  return value.split(/(\S*\d-\d\S*)/).map((part, index) => {
    /** @type {import('hast').Text} */
    const words = { type: 'text', value: part }
    return index % 2 === 0 ? words : element('span', { className: ['joined'] }, [words])
  })
}

/** @type {Record<string, string>} The role of a part, by its tag or scope. */
const roles = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
  col: 'columnheader',
  row: 'rowheader',
}

/**
 * Adds the roles that `display: grid` removes (components/mdx/table.css), and to each cell the label that it has on its
 * card.
 * @param {Element} table
 * @param {string[]} labels the heads of its columns
 */
function prepareForCards(table, labels) {
  visit(table, 'element', (part, column = 0) => {
    const isCell = part.tagName === 'td'
    const role = roles[String(part.properties.scope ?? part.tagName)]
    const label = isCell ? { 'data-label': labels[column] } : {}
    // Before what only some parts have, because that compresses best.
    if (role) part.properties = { role, ...label, ...part.properties }
    // The cell is a grid, too, in which each tag and each text beside it would become an item of its own.
    if (isCell && part.children.some(({ type }) => type !== 'text'))
      part.children = [element('span', {}, part.children)]
  })
}
