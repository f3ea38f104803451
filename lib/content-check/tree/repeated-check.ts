import type { Nodes, Root } from 'mdast'
import { lineOf, nodesWithAncestors, textOf } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import { normalizedText } from '../text/normalized-text'

/** In characters. Shorter words, such as "Ask the county.", may be meant to come again. */
const leastToRepeat = 40

type Lines = { from: number; to: number }

/** What may be pasted twice, as messages name it. */
const kinds: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'paragraph',
  list: 'list',
  table: 'table',
  tableRow: 'row',
  mdxJsxFlowElement: 'block',
}

/**
 * Finds what an article has twice, as after a second paste; of several that follow each other, the first stands for all.
 * `repeated` are the lines that are to go, with whatever else is wrong on them.
 */
export function checkRepeated(tree: Root): { findings: Finding[]; repeated: Lines[] } {
  const linesByWords = new Map<Nodes, Map<string, number>>()
  const findings: Finding[] = []
  const repeated: Lines[] = []
  let isInRun = false
  for (const { node, ancestors } of nodesWithAncestors(tree)) {
    const kind = kinds[node.type]
    const line = lineOf(node)
    // What is inside of something repeated goes with it.
    if (!kind || line <= (repeated.at(-1)?.to ?? 0)) continue
    const words = wordsOf(node)
    const key = normalizedText(words)
    if (key.length < leastToRepeat) continue
    // Two tables may share their head, two lists a line and two letters a sentence.
    const around = ancestors.findLast(isWhole) ?? tree
    const before = linesByWords.get(around) ?? new Map<string, number>()
    linesByWords.set(around, before)
    const first = before.get(key)
    if (first === undefined) {
      before.set(key, line)
      const twice = kind === 'paragraph' ? linesTwice(words, line) : []
      findings.push(...twice)
      repeated.push(...twice.map(({ line: again }) => ({ from: again, to: again })))
    } else {
      const found = `the ${kind} ${quoted(words)} a second time, after line ${first}`
      if (!isInRun) findings.push({ line, found, allowed: `each ${kind} once` })
      // Headings and short words between two repeated parts were pasted with them.
      const from = isInRun ? (repeated.at(-1)?.to ?? line) + 1 : line
      repeated.push({ from, to: node.position?.end.line ?? line })
    }
    isInRun = first !== undefined
  }
  return { findings, repeated }
}

/** Lines of a paragraph that stand in it before, as after a line was doubled; `line` is its first. */
function linesTwice(words: string, line: number): (Finding & { line: number })[] {
  const lines = words.split('\n')
  const keys = lines.map(normalizedText)
  return keys.flatMap((key, index) => {
    const first = keys.indexOf(key)
    if (key.length < leastToRepeat || first === index) return []
    const found = `the line ${quoted(lines[index] ?? '')} a second time, after line ${line + first}`
    return [{ line: line + index, found, allowed: 'each line once' }]
  })
}

function isWhole({ type }: Nodes): boolean {
  return kinds[type] !== undefined && type !== 'paragraph' && type !== 'tableRow'
}

/** Words as they are compared and quoted, with spaces between lines and bars between cells. */
function wordsOf(node: Nodes): string {
  if (node.type === 'paragraph' || !('children' in node)) return textOf(node)
  return node.type === 'tableRow'
    ? node.children.map(textOf).join(' | ')
    : node.children.map(wordsOf).join(' ')
}
