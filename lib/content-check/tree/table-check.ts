import type { Nodes, Root, Table, TableRow } from 'mdast'
import { isBlockNamed, lineOf, nodesWithAncestors, sourceOf, textOf } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import { isBlank } from './empty-items'

/** Checks tables: cells beyond the head would be lost, and text right under a table becomes a row. */
export function checkTables(tree: Root, text: string): Finding[] {
  return nodesWithAncestors(tree).flatMap(({ node, ancestors }) =>
    node.type === 'table' ? [...emptyFindings(node, ancestors.at(-1)), ...rowFindings(node, text)] : [],
  )
}

/** A table with an empty head, or without rows. A `Table` reports missing rows itself. */
function emptyFindings(table: Table, parent: Nodes | undefined): Finding[] {
  const [head, ...rows] = table.children
  const line = lineOf(table)
  const isOfBlock = isBlockNamed(parent, 'Table')
  return [
    ...(head?.children.every((cell) => cell.children.every(isBlank))
      ? [
          {
            line,
            found: 'a table with no words in its header row',
            allowed: 'the name of each column in the first line',
          },
        ]
      : []),
    ...(rows.length === 0 && !isOfBlock
      ? [{ line, found: 'a table without rows', allowed: 'at least one row under the line of dashes' }]
      : []),
  ]
}

function rowFindings({ children: [head, ...rows] }: Table, text: string): Finding[] {
  const columns = head?.children.length ?? 0
  const isRest = (row: TableRow | undefined, above: TableRow | undefined) =>
    row && above && sourceOf(head ?? row, text).startsWith('|') && isRestOf(row, above, columns, text)
  return rows.flatMap((row, index) => {
    const line = lineOf(row)
    const source = sourceOf(row, text)
    const words = quoted(row.children.map(textOf).join(' | '))
    const next = rows[index + 1]
    if (isRest(row, rows[index - 1])) return []
    if (next && isRest(next, row))
      return [
        {
          line,
          found: `the row ${quoted(source)}, which goes on in the line below with ${quoted(sourceOf(next, text))}`,
          allowed: 'each row of a table in one line',
        },
      ]
    if (!source.includes('|'))
      return [
        {
          line,
          found: `${words} right under a table, which makes it a row`,
          allowed: 'an empty line between a table and the text after it',
        },
      ]
    if (row.children.length === columns) return []
    return [
      {
        line,
        found: `${count(row.children.length)} in the row ${words}`,
        allowed: `${count(columns)}, as in the header row; \\| is a bar inside a cell`,
      },
    ]
  })
}

/** Whether a row is the rest of the one above, which somebody split with Enter. */
function isRestOf(row: TableRow, above: TableRow, columns: number, text: string): boolean {
  const source = sourceOf(row, text)
  const isClosed = /\|\s*$/.test(sourceOf(above, text))
  const cells = above.children.length
  if (!source.startsWith('|')) return source.includes('|') && (!isClosed || cells < columns)
  return !isClosed && (source.trim() === '|' || cells + row.children.length <= columns)
}

function count(cells: number): string {
  return `${cells} cell${cells === 1 ? '' : 's'}`
}
