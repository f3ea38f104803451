import type { Nodes, Root } from 'mdast'
import {
  isBlockNamed,
  lineOf,
  type NodeWithAncestors,
  nodesWithAncestors,
  siblingsOf,
  textOf,
} from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import { allowedInstead } from '../tree/html-tags'
import { lineMarks } from './line-marks'
import { runOnFindings } from './line-runs'
import { literalMarks } from './literal-marks'
import { linesBefore, literalWords, quotable, visibleLines } from './literal-words'
import { barredLine, drawnLine, isRow, looksLikeTable, pastedLine } from './table-lines'

/**
 * Finds marks that Markdown did not recognise and readers would see.
 * @param text of the whole file
 */
export function checkLiterals(tree: Root, text: string): Finding[] {
  const lines = text.split('\n')
  return nodesWithAncestors(tree).flatMap((visit) => {
    if (isDashedRow(visit, lines)) return [{ line: lineOf(visit.node), ...dashedTable }]
    const words = literalWords(visit.node, text)
    if (!words) return []
    return [
      ...literalMarkFindings(words, lineOf(visit.node)),
      ...paragraphFindings(words, visit, text, lines),
      ...boxFindings(words, visit),
    ]
  })
}

function literalMarkFindings(words: string, line: number): Finding[] {
  const found: { at: number; end: number; finding: Finding }[] = []
  for (const { pattern, found: say, allowed } of literalMarks)
    for (const { 0: written, index } of words.matchAll(pattern)) {
      const end = index + written.length
      if (found.some((other) => index < other.end && end > other.at)) continue
      const finding = { line: line + linesBefore(words, index), found: say(quotable(written)), allowed }
      found.push({ at: index, end, finding })
    }
  return found.map(({ finding }) => finding)
}

function paragraphFindings(
  words: string,
  visit: NodeWithAncestors,
  text: string,
  lines: readonly string[],
): Finding[] {
  const { node } = visit
  if (node.type !== 'paragraph') return []
  const line = lineOf(node)
  const [before] = siblingsOf(visit)
  const [pasted, drawn, barred] = [pastedLine(words), drawnLine(words), barredLine(words)]
  if (drawn !== undefined) return [{ line: line + drawn, ...drawnTable }]
  if (pasted !== undefined) return [{ line: line + pasted, ...pastedCells }]
  if (barred !== undefined || isRow(words)) {
    if (before?.type === 'table') return [{ line, ...cutTable }]
    if (isCutOff(visit)) return []
    // Of rows with empty lines between them, only the first is reported.
    if (before?.type === 'paragraph' && looksLikeTable(textOf(before))) return []
    return [barred === undefined ? { line, ...loneRow } : { line: line + barred, ...rowsWithoutDashes }]
  }
  const marked = lineMarksOf(words, line)
  const reported = new Set(marked.map((finding) => finding.line))
  const paragraphAbove = before?.type === 'paragraph' ? before : undefined
  const [aboveAll] = paragraphAbove ? lineMarksOf(literalWords(paragraphAbove, text), line).slice(-1) : []
  return [
    // Of lines that begin alike and follow each other, the first stands for all, even if each is a paragraph.
    ...marked.filter(({ found, line: own }, index) => {
      const above = marked[index - 1]
      if (index === 0 && own === line) return aboveAll?.found !== found
      return above?.found !== found || above.line !== own - 1
    }),
    ...runOnFindings(node, lines).filter((finding) => !reported.has(finding.line ?? 0)),
  ]
}

/** Whether something in a `Table` that its check reports cuts off these rows from the table above. */
function isCutOff({ node, ancestors }: NodeWithAncestors): boolean {
  const block = ancestors.at(-1)
  if (!isBlockNamed(block, 'Table')) return false
  const parts: Nodes[] = block.children
  return parts.slice(0, parts.indexOf(node)).some(({ type }) => type === 'table')
}

function lineMarksOf(words: string, line: number): (Finding & { line: number })[] {
  return visibleLines(words).flatMap(({ words: part, before }) =>
    lineMarks.flatMap(({ pattern, found, allowed }) => {
      const [written] = pattern.exec(part) ?? []
      return written ? [{ line: line + before, found: found(written), allowed }] : []
    }),
  )
}

const pastedCells = {
  found: 'lines with tabs, as a spreadsheet copies its cells',
  allowed: allowedInstead('table'),
}

const drawnTable = {
  found: 'a table drawn with + and -, which readers would see',
  allowed: '| cell | cell | in each line, | --- | --- | as the second line, and no other lines of dashes',
}

const dashedTable = {
  found: 'a table drawn with rows of dashes, which readers would see as words and lines',
  allowed: drawnTable.allowed,
}

const dashes = /^[ \t>]*-{2,}[ \t]+-{2,}[ \t-]*$/

/**
 * Finds the first line of dashes of a table as pandoc draws it, `------ ------`: under its head or above its first row.
 */
function isDashedRow({ node }: NodeWithAncestors, lines: readonly string[]): boolean {
  const at = lineOf(node) - 1
  const [twoAbove, above, below] = [lines[at - 2], lines[at - 1], lines[at + 1]]
  if (node.type !== 'thematicBreak' || !dashes.test(lines[at] ?? '')) return false
  return !dashes.test(twoAbove ?? '') && (isWords(above) || isWords(below))
}

function isWords(line: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(line ?? '')
}

const rowsWithoutDashes = {
  found: 'lines of a table without a line of dashes under the first',
  allowed: '| --- | --- | as the second line, with as many parts as the first',
}

const loneRow = {
  found: 'a single line of a table by itself',
  allowed: 'all lines of a table without an empty line between them, and | --- | --- | as the second',
}

const cutTable = {
  found: 'an empty line between the rows of a table',
  allowed: 'all its rows right under each other, or | --- | --- | under the first line of a new table',
}

/** A paragraph that begins with a box. */
const isBoxLine = /^\[ \]\s+[\p{L}\p{N}\uFFFC]/u

/**
 * A checkbox that is not written as `[ ]`, or without the dash before it. In a `Checklist`, the check of the block
 * reports it.
 */
function boxFindings(words: string, { node, ancestors }: NodeWithAncestors): Finding[] {
  const item = ancestors.at(-1)
  // In a `Script`, it may be one to tick on a letter.
  const isAllowed = ancestors.some(
    (outer) => isBlockNamed(outer, 'Checklist') || isBlockNamed(outer, 'Script'),
  )
  const [box] = /^\[\s?[xX]?\](?!\()/.exec(words) ?? []
  if (!box || isAllowed) return []
  const isLine = item?.type === 'listItem' ? typeof item.checked !== 'boolean' : isBoxLine.test(words)
  if (!isLine) return []
  return [
    {
      line: lineOf(node),
      found: `${quoted(box)} for a checkbox`,
      allowed: '"- [ ] words" inside <Checklist>',
    },
  ]
}
