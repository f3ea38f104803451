import { strayBlank } from './yaml-blanks'
import { isInBlockText, unmarkedEntry, wrongItemMark, wrongListMark } from './yaml-list-marks'
import { bareReason, nameReason, restReason, tabReason, type YamlReason } from './yaml-reasons'

/** A line that YAML cannot read. `instead`: what to read in its place, and in place of the line above. */
type BrokenLine = {
  line: number
  words: string
  reason: YamlReason
  instead?: { line: string; above?: string }
}

/** Finds lines in which a non-breaking space became part of a name or a value, which YAML need not report. */
export function linesWithStrayBlank(text: string): BrokenLine[] {
  const lines = text.split('\n')
  return lines.flatMap((words, index) => {
    const blank = strayBlank(words)
    return blank && !isInBlockText(lines, index)
      ? [{ line: index + 1, words: words.trim(), reason: blank.reason, instead: { line: blank.meant } }]
      : []
  })
}

/** Numbers of spaces that a tab may stand for. */
const tabWidths = [2, 4, 6, 8, 0]

/**
 * Finds lines that begin with a tab, of which only the first of consecutive ones is reported, and lines that are
 * neither a field nor an item.
 */
export function brokenLines(text: string): BrokenLine[] {
  const lines = text.split('\n')
  return lines.flatMap((words, index) => {
    const fault = lineFault(lines, index)
    return fault ? [{ line: index + 1, words: words.trim(), ...fault }] : []
  })
}

function lineFault(lines: readonly string[], index: number): Omit<BrokenLine, 'line' | 'words'> | undefined {
  const [above, words, below] = [lines[index - 1] ?? '', lines[index] ?? '', lines[index + 1] ?? '']
  if (beginsWithTab(words)) return beginsWithTab(above) ? undefined : { reason: tabReason }
  const mark = unmarkedEntry(lines, index) ?? wrongListMark(lines, index) ?? wrongItemMark(lines, index)
  if (mark) return { reason: mark.reason, instead: { line: mark.meant } }
  const name = nameOf(words, below)
  const isBegin = /^ *(?:#|$)/.test(above)
  if (!isBare(words, above) && !(name && isBegin)) return undefined
  if (hasOpenQuote(above) && words.trim().endsWith('"'))
    return { reason: restReason, instead: { line: '', above: `${above}"` } }
  return name
    ? { reason: nameReason, instead: { line: `${name}:` } }
    : { reason: bareReason, instead: { line: '' } }
}

/** The text with its broken lines repaired, in each way in which they may have been meant. */
export function repairCandidates(text: string, broken: readonly BrokenLine[]): string[] {
  const lines = text.split('\n')
  for (const { line, instead } of broken)
    if (instead) {
      lines[line - 1] = instead.line
      if (instead.above !== undefined) lines[line - 2] = instead.above
    }
  const whole = lines.join('\n')
  return tabWidths.map((width) =>
    whole.replace(/^[ \t]*\t/gm, (indent) => indent.replaceAll('\t', ' '.repeat(width))),
  )
}

/** Whether a line is indented with a tab. */
export function beginsWithTab(line: string): boolean {
  return /^ *\t\s*\S/.test(line)
}

/**
 * Which of two lines is indented wrongly if YAML fails at the second: the first one if other fields of its name, as in
 * other entries of the glossary, begin in another column while the second agrees with others of its own name.
 * @param line the second, from 1
 * @returns the line, from 1
 */
export function lineOfWrongIndent(lines: readonly string[], line: number): number {
  const isOdd = hasUsualIndent(lines, line - 2) === false && hasUsualIndent(lines, line - 1)
  return isOdd ? line - 1 : line
}

/** Whether a field begins in the same column as another of its name; `undefined` if there is no other. */
export function hasUsualIndent(lines: readonly string[], index: number): boolean | undefined {
  const [lead = '', name = ''] = /^ *(?:- )?([\w-]+:)/.exec(lines[index] ?? '') ?? []
  const others = lines.filter(
    (other, place) => name && place !== index && other.replace(/^ *(?:- )?/, '').startsWith(name),
  )
  return others.length > 0 ? others.some((other) => other.startsWith(lead)) : undefined
}

/** Whether a line is not a field, an item or a comment although it is indented no further than the field above it. */
function isBare(line: string, above: string): boolean {
  const [, indent] = /^( *)(?![-#\s])[^:]+$/.exec(line) ?? []
  const [lead] = /^ *(?:- )?(?=[\w-]+:\s)/.exec(above) ?? []
  return indent !== undefined && lead !== undefined && indent.length <= lead.length
}

/** The name on a line without a colon whose fields are indented below it, as in an entry of the glossary. */
function nameOf(words: string, below: string): string | undefined {
  const [, name] = /^(\w[\w -]*?) *$/.exec(words) ?? []
  return /^ +[\w-]+:\s/.test(below) ? name : undefined
}

function hasOpenQuote(line: string): boolean {
  return /^ *(?:- )?[\w-]+:\s+"(?:[^"\\]|\\.)*$/.test(line)
}
