import type { Nodes, Root } from 'mdast'
import { lineOf, nodesWithAncestors, sourceOf } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'

/** `least`: how many such lines must follow each other, unless two of them are in one paragraph. */
type EscapedLine = { pattern: RegExp; least: number; meant: string; allowed: string }

const words = String.raw`(?=[ \t]+["“(*_\\]*\p{L})`
const list = {
  meant: 'the marks of a list',
  allowed: '"- words" in each line without a backslash, with an empty line before the list',
}

const box = {
  meant: 'a checkbox',
  allowed: '"- [ ] words" inside <Checklist>, without a backslash',
}

const escapedLines: readonly EscapedLine[] = [
  { pattern: /^\\[-*+][ \t]+\\?\[[ xX]?\\?\](?=[ \t]+\S)/, least: 1, ...box },
  // "\- Mark Twain" stands under words of his, and "\* Rounded" under a table.
  { pattern: new RegExp(String.raw`^\\[-+]${words}`, 'u'), least: 2, ...list },
  { pattern: new RegExp(String.raw`^\\\*${words}`, 'u'), least: 3, ...list },
  {
    pattern: /^\\\|(?=[^|\n]*\S[^|\n]*\|)/,
    least: 2,
    meant: 'the bars of a table',
    allowed: '| cell | cell | in each line, without a backslash, and | --- | --- | as the second line',
  },
]

/** In a line of a list. */
const boxOfItem = /^\\\[[ xX]?\\?\](?=[ \t]+\S)/

type Line = { number: number; words: string; paragraph: Nodes }

/**
 * Finds lines that begin with an escaped mark, as word processors export typed marks, even if each is a paragraph of
 * its own. Only the first of them is reported.
 * @param text of the whole file
 */
export function checkEscapedLines(tree: Root, text: string): Finding[] {
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    if (!('children' in node)) return []
    const [first] = node.children
    const [written] = (node.type === 'listItem' && first && boxOfItem.exec(sourceOf(first, text))) || []
    if (written) return [{ line: lineOf(node), ...findingOf(written, box) }]
    return runsOf(node.children, text).flatMap(findingsIn)
  })
}

function findingsIn(lines: readonly Line[]): Finding[] {
  let readTo = 0
  return lines.flatMap((line, index) => {
    if (index < readTo) return []
    for (const kind of escapedLines) {
      const end = lines.findIndex((other, at) => at >= index && !kind.pattern.test(other.words))
      const run = lines.slice(index, end < 0 ? undefined : end)
      const runsOn = run.length > 1 && run[1]?.paragraph === line.paragraph
      if (run.length < kind.least && !runsOn) continue
      readTo = index + run.length
      const [written = ''] = kind.pattern.exec(line.words) ?? []
      return [{ line: line.number, ...findingOf(written, kind) }]
    }
    return []
  })
}

function findingOf(written: string, { meant, allowed }: Pick<EscapedLine, 'meant' | 'allowed'>): Finding {
  return { found: `${quoted(written)}, which turns ${meant} into plain text`, allowed }
}

/** The lines of consecutive paragraphs. */
function runsOf(parts: readonly Nodes[], text: string): Line[][] {
  const runs: Line[][] = []
  parts.forEach((part, index) => {
    if (part.type !== 'paragraph') return
    if (parts[index - 1]?.type !== 'paragraph') runs.push([])
    const lines = sourceOf(part, text).split('\n')
    runs
      .at(-1)
      ?.push(
        ...lines.map((line, at) => ({ number: lineOf(part) + at, words: wordsOf(line), paragraph: part })),
      )
  })
  return runs
}

/** Whether this check reports a line, together with the one above it. */
export function isEscapedLine(line: string): boolean {
  return escapedLines.some(({ pattern }) => pattern.test(wordsOf(line)))
}

function wordsOf(line: string): string {
  return line.replace(/^[ \t>]+/, '')
}
