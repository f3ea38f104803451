import { toString as textOf } from 'hast-util-to-string'
import { attribute, childrenNamed, element } from './markup-nodes.mjs'

/**
 * @typedef {import('hast').Element} Element
 * @typedef {import('./markup-nodes.mjs').Block} Block
 */

/** Number of columns from which a table may be wider than the narrowest window, 320 px. */
const manyColumns = 6

/**
 * Adds row and column headers, a label to each cell for the phone layout, and the roles that `display: grid` removes.
 * @param {Block} block
 */
export function transformTable(block) {
  const table = childrenNamed(block, 'table')[0]
  if (!table) return
  transformRows(table, Number(attribute(block, 'mark') ?? 0))
  block.children = [table]
}

/**
 * A table outside of `Table` looks like one without a caption. If it can scroll, its column heads name it.
 * @type {import('unist-util-visit').BuildVisitor<import('hast').Root, 'element'>}
 */
export function transformPlainTable(table, index, parent) {
  if (table.tagName !== 'table' || table.properties.role || !parent || index === undefined) return
  const labels = transformRows(table, 0)
  const className = ['data-table', 'wide']
  const scroller = { className, ariaLabel: labels.join(', '), tabIndex: 0 }
  parent.children[index] =
    'data-many' in table.properties
      ? element('figure', scroller, [table])
      : element('div', { className }, [table])
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
  table.properties.role = 'table'
  for (const group of [head, body]) if (group) group.properties.role = 'rowgroup'
  if (headRow) headRow.properties.role = 'row'
  for (const cell of heads) {
    Object.assign(cell.properties, { scope: 'col', role: 'columnheader' })
    align(cell)
  }
  for (const [index, row] of rows.entries()) {
    row.properties.role = 'row'
    if (index + 1 === marked) row.properties.className = ['hit']
    for (const [column, cell] of childrenNamed(row, 'td').entries()) {
      transformCell(cell, column, labels[column])
      align(cell)
    }
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

/**
 * @param {Element} cell
 * @param {number} column
 * @param {string | undefined} label
 */
function transformCell(cell, column, label) {
  if (column > 0) {
    Object.assign(cell.properties, { role: 'cell', 'data-label': label })
    // On a phone the cell is a grid, in which each tag and each text beside it would become an item of its own.
    if (cell.children.some(({ type }) => type !== 'text'))
      cell.children = [element('span', {}, cell.children)]
  } else {
    cell.tagName = 'th'
    cell.children = cell.children.flatMap((child) => (child.type === 'text' ? keepRanges(child) : [child]))
    Object.assign(cell.properties, { scope: 'row', role: 'rowheader' })
  }
}

/**
 * Prevents line breaks inside a range such as "10-25" that names a row. A non-breaking hyphen would do so, too, but a
 * reader who searches the page for "10-25" would not find it.
 * @param {import('hast').Text} text
 * @returns {import('./markup-nodes.mjs').Content[]}
 */
function keepRanges({ value }) {
  return value
    .split(/(\S*\d-\d\S*)/)
    .map((part, index) => {
      /** @type {import('hast').Text} */
      const words = { type: 'text', value: part }
      return index % 2 === 0 ? words : element('span', { className: ['joined'] }, [words])
    })
    .filter((part) => part.type !== 'text' || part.value !== '')
}
