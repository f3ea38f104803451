import type { Nodes, Root, Table } from 'mdast'
import { isBlock, lineOf, nodesWithAncestors, sourceOf, textOf } from '../../articles/article-nodes'
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
  const isOfBlock = parent !== undefined && isBlock(parent) && parent.name === 'Table'
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
  return rows.flatMap((row) => {
    const line = lineOf(row)
    const words = row.children.map(textOf).join(' | ')
    if (!sourceOf(row, text).includes('|'))
      return [
        {
          line,
          found: `${quoted(words)} right under a table, which makes it a row`,
          allowed: 'an empty line between a table and the text after it',
        },
      ]
    if (row.children.length === columns) return []
    return [
      {
        line,
        found: `${count(row.children.length)} in the row ${quoted(words)}`,
        allowed: `${count(columns)}, as in the header row; \\| is a bar inside a cell`,
      },
    ]
  })
}

function count(cells: number): string {
  return `${cells} cell${cells === 1 ? '' : 's'}`
}
