import type { Nodes, Paragraph, Root, TableRow } from 'mdast'
import { lineOf, nodesWithAncestors, textOf } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import { normalizedText } from '../text/normalized-text'

/** In characters. Shorter words, such as "Ask the county.", may be meant to come again. */
const leastToRepeat = 40

type Lines = { from: number; to: number }

/**
 * Finds paragraphs and table rows that an article has twice, as after a second paste; of those that follow each other,
 * the first stands for all. `repeated` are the lines that are to go, with whatever else is wrong on them.
 */
export function checkRepeated(tree: Root): { findings: Finding[]; repeated: Lines[] } {
  const before = new Map<string, number>()
  const findings: Finding[] = []
  const repeated: Lines[] = []
  let isInRun = false
  for (const { node } of nodesWithAncestors(tree)) {
    if (!isPiece(node)) continue
    const [kind, words] = node.type === 'paragraph' ? ['paragraph', textOf(node)] : ['row', wordsOf(node)]
    const key = normalizedText(words)
    if (key.length < leastToRepeat) continue
    const line = lineOf(node)
    const first = before.get(key)
    if (first === undefined) before.set(key, line)
    else {
      const found = `the ${kind} ${quoted(words)} a second time, after line ${first}`
      if (!isInRun) findings.push({ line, found, allowed: `each ${kind} once` })
      repeated.push({ from: line, to: node.position?.end.line ?? line })
    }
    isInRun = first !== undefined
  }
  return { findings, repeated }
}

function isPiece(node: Nodes): node is Paragraph | TableRow {
  return node.type === 'paragraph' || node.type === 'tableRow'
}

function wordsOf(row: TableRow): string {
  return row.children.map(textOf).join(' | ')
}
