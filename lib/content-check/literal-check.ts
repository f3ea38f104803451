import type { Nodes, Root } from 'mdast'
import { lineOf, type NodeWithAncestors, nodesWithAncestors, textOf } from '../article-nodes'
import { runOnFindings } from './line-runs'
import { lineMarks, literalMarks } from './literal-marks'
import { hardBreak, linesBefore, literalWords, quotable } from './literal-words'
import { type Finding, quoted } from './problem'

/**
 * Marks that Markdown did not take, in every piece of text.
 * @param text of the whole file
 */
export function checkLiterals(tree: Root, text: string): Finding[] {
  return nodesWithAncestors(tree).flatMap((visit) => {
    const words = literalWords(visit.node, text)
    if (!words) return []
    return [
      ...literalMarkFindings(words, lineOf(visit.node)),
      ...paragraphFindings(words, visit),
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

function paragraphFindings(words: string, { node, ancestors }: NodeWithAncestors): Finding[] {
  if (node.type !== 'paragraph') return []
  const line = lineOf(node)
  const [pasted, row] = [pastedLine(words), tableLine(words)]
  if (pasted !== undefined)
    return [
      {
        line: line + pasted,
        found: 'lines with tabs, as a spreadsheet copies its cells',
        allowed: '| cell | cell | in each line, and | --- | --- | as the second line',
      },
    ]
  if (row !== undefined)
    return [
      {
        line: line + row,
        found: 'lines of a table without a line of dashes under the first',
        allowed: '| --- | --- | as the second line, with as many parts as the first',
      },
    ]
  if (isLoneRow(words)) return followsRow(node, ancestors.at(-1)) ? [] : [{ line, ...loneRow }]
  const marked = words.split('\n').flatMap((part, index) =>
    lineMarks.flatMap(({ pattern, found, allowed }) => {
      const [written] = pattern.exec(part) ?? []
      const at = words.split('\n', index).join('\n').length
      return written
        ? [{ line: line + linesBefore(words, at + Math.min(index, 1)), found: found(written), allowed }]
        : []
    }),
  )
  const told = new Set(marked.map((finding) => finding.line))
  return [...marked, ...runOnFindings(node).filter((finding) => !told.has(finding.line ?? 0))]
}

const loneRow = {
  found: 'one line of a table by itself',
  allowed: 'all lines of a table without an empty line between them, and | --- | --- | as the second',
}

/** Of rows with empty lines between them, the first is told. */
function followsRow(node: Nodes, parent: Nodes | undefined): boolean {
  const siblings: Nodes[] = parent && 'children' in parent ? parent.children : []
  const before = siblings[siblings.indexOf(node) - 1]
  return before?.type === 'paragraph' && isLoneRow(textOf(before))
}

/** Where two successive lines begin that each have a tab after words that are no sign of a list. */
function pastedLine(words: string): number | undefined {
  return firstPair(words, (line) =>
    /^(?!(?:o|[^\p{L}\p{N}]|\p{L}[.)]|\d{1,2}[.)])\t)[^\t]+\t\s*\S/u.test(line),
  )
}

/** Where two successive lines begin that each have a bar between words, or one at both ends. */
function tableLine(words: string): number | undefined {
  return firstPair(words, (line) => isLoneRow(line) || /\S\s*\|\s*\S/.test(line))
}

function firstPair(words: string, fits: (line: string) => boolean): number | undefined {
  const lines = words.split('\n')
  const at = lines.findIndex(
    (line, index) => fits(line) && !line.endsWith(hardBreak) && fits(lines[index + 1] ?? ''),
  )
  return at < 0 ? undefined : at
}

function isLoneRow(words: string): boolean {
  return /^[^\S\n]*\|.*\S.*\|\s*$/.test(words)
}

/** Whether a paragraph is told as lines of a table, wherever it stands. */
export function isToldAsTable(words: string): boolean {
  return pastedLine(words) !== undefined || tableLine(words) !== undefined || isLoneRow(words)
}

/** A box that is written another way than `[ ]`; the lines of a `Checklist` are told by the block itself. */
function boxFindings(words: string, { node, ancestors }: NodeWithAncestors): Finding[] {
  const item = ancestors.at(-1)
  const isChecklist = ancestors.some((outer) => 'name' in outer && outer.name === 'Checklist')
  const [box] = /^\[\s?[xX]?\](?!\()/.exec(words) ?? []
  if (!box || isChecklist || item?.type !== 'listItem' || typeof item.checked === 'boolean') return []
  return [
    {
      line: lineOf(node),
      found: `${quoted(box)} for a box to tick`,
      allowed: '"- [ ] words" inside <Checklist>',
    },
  ]
}
