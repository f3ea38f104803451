import type { Nodes, Paragraph } from 'mdast'
import { lineOf, textOf } from '../article-nodes'
import { type Finding, quoted } from './problem'

/** A line of a paragraph. `isHard`: it begins on the reader's page, too. */
type Line = { number: number; words: string; first: Nodes['type'] | undefined; name: string; isHard: boolean }

const list = 'with an empty line before the list'

/**
 * Lines that look like a list, a talk or a table of facts, and that readers would get as one paragraph. Of each paragraph
 * the first such line is told.
 */
export function runOnFindings(paragraph: Paragraph): Finding[] {
  const lines = linesOf(paragraph)
  const at = lines.findIndex((line, index) => {
    const before = lines[index - 1]
    return before && !line.isHard && (goesOn(line, before, lines[index - 2]) || isLabelled(line, before))
  })
  const line = lines[at]
  if (!line) return []
  const [enumerator] = enumeratorOf(line)
  const [written, allowed] = enumerator
    ? [enumerator.written, `"1. words" in each line of a list, ${list}`]
    : sameSign(line, lines[at - 1])
      ? [line.words.slice(0, 1), `"- words" in each line of a list, ${list}`]
      : [line.name, '"- **Name:** words" in each line, or an empty line between them']
  return [
    {
      line: line.number,
      found: `${quoted(written)} at the start of a line, which would run on in the line above`,
      allowed,
    },
  ]
}

function linesOf({ children }: Paragraph): Line[] {
  const lines: Line[] = []
  let isHard = false
  let isNew = true
  const add = (words: string, node: Nodes, number: number) => {
    const last = lines.at(-1)
    if (!isNew && last) {
      last.words += words
      return
    }
    const name = node.type === 'text' ? (/^\p{Lu}[\p{L}\d ]{0,25}:(?=\s)/u.exec(words)?.[0] ?? '') : words
    lines.push({ number, words, first: node.type, name, isHard })
    isHard = false
    isNew = false
  }
  for (const child of children) {
    if (child.type === 'break') {
      isHard = true
      isNew = true
    } else if (child.type === 'text')
      child.value.split('\n').forEach((part, index) => {
        if (index > 0) isNew = true
        if (part) add(part, child, lineOf(child) + index)
      })
    else add(textOf(child), child, lineOf(child))
  }
  return lines
}

/** Whether a line has the sign or the next number of the one above, or the first after a line that announces it. */
function goesOn(line: Line, before: Line, earlier: Line | undefined): boolean {
  if (sameSign(line, before)) return true
  const own = enumeratorOf(line)
  if (own.length === 0) return false
  const above = enumeratorOf(before)
  const isNext = own.some(({ style, ordinal }) =>
    above.some((other) => {
      if (other.style !== style || other.ordinal !== ordinal - 1) return false
      // "J. Smith and" above "K. Jones" are two people.
      return style.startsWith('digit') || other.ordinal === 1 || enumeratorOf(earlier).length > 0
    }),
  )
  return isNext || /:\s*$/.test(before.words)
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** What a line may be numbered with: `i` is a letter and a Roman number. */
function enumeratorOf(line: Line | undefined): { written: string; style: string; ordinal: number }[] {
  const words = line?.first === 'text' ? line.words : ''
  const [written = '', open = '', label = '', end = ''] =
    /^(\(?)(\d{1,2}|[a-z]|[A-Z]|[ivx]{2,4})([.):]{1,2})(?=\s\S)/.exec(words) ?? []
  if (!label) return []
  if (/\d/.test(label)) return [{ written, style: `digit${open}${end}`, ordinal: Number(label) }]
  const style = `${open}${end}`
  const roman = romans.indexOf(label) + 1
  const letter = label.length === 1 ? (label.toLowerCase().codePointAt(0) ?? 0) - 96 : 0
  const kind = label < 'a' ? 'capital' : 'letter'
  return [
    ...(letter > 0 ? [{ written, style: kind + style, ordinal: letter }] : []),
    ...(roman > 0 ? [{ written, style: `roman${style}`, ordinal: roman }] : []),
  ]
}

/** A sign that is no letter, digit, bracket or quotation mark begins both lines. */
function sameSign(line: Line, before: Line | undefined): boolean {
  const [sign] = /^[\p{So}\p{Sm}\p{Pd}](?=\s|[\p{L}\p{N}])/u.exec(line.words) ?? []
  return sign !== undefined && line.first === 'text' && before?.words.startsWith(sign) === true
}

/** Whether a line begins with a name, as the line above does, or with one in bold after the end of a sentence. */
function isLabelled(line: Line, before: Line): boolean {
  if (!line.name) return false
  if (line.first === 'text') return before.first === 'text' && before.name !== ''
  if (line.first !== 'strong' && line.first !== 'emphasis') return false
  const isLabel = /^[^:]+:/.test(line.words) && line.words.indexOf(':') <= line.name.length
  if (line.first === 'emphasis') return isLabel && before.first === 'emphasis'
  return before.first === 'strong' || (isLabel && /[.!?:”"’]\s*$/.test(before.words))
}
