import type { Nodes, Root } from 'mdast'
import { lineOf, type NodeWithAncestors, nodesWithAncestors, textOf } from '../article-nodes'
import { lineMarks, literalMarks } from './literal-marks'
import { type Finding, quoted } from './problem'

/** Marks that Markdown did not take, in every piece of text. */
export function checkLiterals(tree: Root): Finding[] {
  return nodesWithAncestors(tree).flatMap((visit) => {
    const words = flatWords(visit.node)
    if (!words) return []
    const line = lineOf(visit.node)
    return [
      ...literalMarkFindings(words, line),
      ...paragraphFindings(words, visit, line),
      ...boxFindings(words, visit),
      ...runOnFindings(visit),
    ]
  })
}

/** The words directly in a node, with bare addresses; anything else in it is one strange letter. */
function flatWords(node: Nodes): string {
  if (!('children' in node) || !node.children.some(({ type }) => type === 'text')) return ''
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type === 'break') return '\n'
      const [only] = child.type === 'link' ? child.children : []
      return child.type === 'link' && only?.type === 'text' && child.url.endsWith(only.value)
        ? child.url
        : '\uFFFC'
    })
    .join('')
}

function literalMarkFindings(words: string, line: number): Finding[] {
  const found: { at: number; end: number; finding: Finding }[] = []
  for (const { pattern, found: say, allowed } of literalMarks)
    for (const { 0: written, index } of words.matchAll(pattern)) {
      const end = index + written.length
      if (found.some((other) => index < other.end && end > other.at)) continue
      const before = words.slice(0, index).split('\n').length - 1
      found.push({
        at: index,
        end,
        finding: { line: line + before, found: say(written.replaceAll('\uFFFC', '…')), allowed },
      })
    }
  return found.map(({ finding }) => finding)
}

function paragraphFindings(words: string, { node }: NodeWithAncestors, line: number): Finding[] {
  if (node.type !== 'paragraph') return []
  if (looksPasted(words))
    return [
      {
        line,
        found: 'lines with tabs, as a spreadsheet copies its cells',
        allowed: '| cell | cell | in each line, and | --- | --- | as the second line',
      },
    ]
  if (looksLikeTable(words))
    return [
      words.includes('\n')
        ? {
            line,
            found: 'lines of a table without a line of dashes under the first',
            allowed: '| --- | --- | as the second line, with as many parts as the first',
          }
        : {
            line,
            found: 'one line of a table by itself',
            allowed:
              'all lines of a table without an empty line between them, and | --- | --- | as the second',
          },
    ]
  return words.split('\n').flatMap((part, index) =>
    lineMarks.flatMap(({ pattern, found, allowed }) => {
      const [written] = pattern.exec(part) ?? []
      return written ? [{ line: line + index, found: found(written), allowed }] : []
    }),
  )
}

/** Two lines or more, each with a tab after some words that are no sign of a list. */
export function looksPasted(words: string): boolean {
  const lines = words.split('\n')
  return lines.length > 1 && lines.every((part) => /^(?!(?:o|\P{L}|\w{1,2}[.)])\t)[^\t]+\t\s*\S/u.test(part))
}

/** Lines of a table without the one of dashes: one between bars, or more with a bar in each. */
export function looksLikeTable(words: string): boolean {
  const lines = words.split('\n')
  const isRow = (line: string) => /^\s*\|.*\S.*\|\s*$/.test(line)
  return lines.every((line) => isRow(line) || (lines.length > 1 && /\S\s*\|\s*\S/.test(line)))
}

/** Lines that begin with a name in bold, as a talk or a list of figures is written: they would be one paragraph. */
function runOnFindings({ node }: NodeWithAncestors): Finding[] {
  if (node.type !== 'paragraph') return []
  return node.children.flatMap((part, index) => {
    const [before, after] = [node.children[index - 1], node.children[index + 1]]
    const isFirst = before?.type === 'text' && before.value.endsWith('\n')
    const name = part.type === 'strong' && isFirst ? textOf(part) : ''
    const isLabel = name.endsWith(':') || (name && after?.type === 'text' && after.value.startsWith(':'))
    return isLabel
      ? [
          {
            line: lineOf(part),
            found: `the line that begins with ${quoted(name)}, which would run on in the line above`,
            allowed: `"- **Name:** words" in each line, or an empty line between them`,
          },
        ]
      : []
  })
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
