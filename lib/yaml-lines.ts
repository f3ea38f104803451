import { bareReason, restReason, tabReason, type YamlReason } from './yaml-reasons'

/**
 * A line that YAML cannot read where it stands. `instead`: what to read in its place, and in that of the line above it.
 */
type BrokenLine = { line: number; words: string; reason: YamlReason; instead?: { above: string } }

/** Spaces that a tab may stand for. */
const tabWidths = [2, 4, 6, 8, 0]

/**
 * Lines that begin with a tab, or that are neither a field nor an item; the first under each other with a tab tells.
 */
export function brokenLines(text: string): BrokenLine[] {
  const lines = text.split('\n')
  return lines.flatMap((words, index) => {
    const above = lines[index - 1] ?? ''
    const place = { line: index + 1, words: words.trim() }
    if (beginsWithTab(words)) return beginsWithTab(above) ? [] : [{ ...place, reason: tabReason }]
    if (!isBare(words, above)) return []
    const isRest = hasOpenQuote(above) && words.trim().endsWith('"')
    return isRest
      ? [{ ...place, reason: restReason, instead: { above: `${above}"` } }]
      : [{ ...place, reason: bareReason, instead: { above } }]
  })
}

/** The text without its broken lines, in each way in which they may have been meant. */
export function repairCandidates(text: string, broken: readonly BrokenLine[]): string[] {
  const lines = text.split('\n')
  for (const { line, instead } of broken)
    if (instead) {
      lines[line - 1] = ''
      lines[line - 2] = instead.above
    }
  const whole = lines.join('\n')
  return tabWidths.map((width) =>
    whole.replace(/^[ \t]*\t/gm, (indent) => indent.replaceAll('\t', ' '.repeat(width))),
  )
}

/** Whether YAML would have to count a tab as an indent. */
export function beginsWithTab(line: string): boolean {
  return /^ *\t\s*\S/.test(line)
}

/** Whether a line is no field, item or remark though it stands no deeper than the field above it. */
function isBare(line: string, above: string): boolean {
  const [, indent] = /^( *)(?![-#\s])[^:]+$/.exec(line) ?? []
  const [lead] = /^ *(?:- )?(?=[\w-]+:\s)/.exec(above) ?? []
  return indent !== undefined && lead !== undefined && indent.length <= lead.length
}

function hasOpenQuote(line: string): boolean {
  return /^ *(?:- )?[\w-]+:\s+"(?:[^"\\]|\\.)*$/.test(line)
}
