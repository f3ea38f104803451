import type { Root, Table } from 'mdast'
import { lineOf, nodesWithAncestors, textOf } from '../article-nodes'
import { type Finding, quoted } from './problem'

/** Cells beyond those of the head would be lost, and so would the place of text that became a row. */
export function checkTables(tree: Root, text: string): Finding[] {
  return nodesWithAncestors(tree).flatMap(({ node }) =>
    node.type === 'table' ? rowFindings(node, text) : [],
  )
}

function rowFindings({ children: [head, ...rows] }: Table, text: string): Finding[] {
  const columns = head?.children.length ?? 0
  return rows.flatMap((row) => {
    const line = lineOf(row)
    const words = row.children.map(textOf).join(' | ')
    const written = text.slice(row.position?.start.offset, row.position?.end.offset)
    if (!written.includes('|'))
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
        allowed: `${count(columns)}, as in the head of the table; \\| is a bar inside a cell`,
      },
    ]
  })
}

function count(cells: number): string {
  return `${cells} cell${cells === 1 ? '' : 's'}`
}
