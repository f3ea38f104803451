import type { Nodes, Paragraph } from 'mdast'
import { lineOf, textOf } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import { enumeratorsOf, follows } from './enumerators'
import { isEscapedLine } from './escaped-lines'

type Line = {
  /** In the file, from 1. */
  number: number
  words: string
  /** Type of the node that the line begins with. */
  first: Nodes['type']
  /** The bold or italic words, or those before a colon, at its beginning. */
  label: string
  /** Whether bold words follow the number that it begins with. */
  isBoldItem: boolean
  /** Whether it also begins a new line on the page. */
  isHard: boolean
}

/**
 * Finds lines that look like a list, a talk or a table of facts, but would become one paragraph. Only the first of each
 * paragraph is reported; `escaped-lines.ts` reports lines that begin with an escaped mark.
 * @param source lines of the whole file
 */
export function runOnFindings(paragraph: Paragraph, source: readonly string[]): Finding[] {
  const lines = linesOf(paragraph)
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    const run = above && !line.isHard ? runOf(line, above, lines[index - 2]) : undefined
    const written = source[line.number - 1] ?? ''
    if (run && !isEscapedLine(written)) {
      const [number = run.written] = /(?<=^[ \t>]*)\(?\w{0,4}\\[-+.)]/.exec(written) ?? []
      return [
        {
          line: line.number,
          found: `${quoted(number)} at the start of a line, which would run into the line above`,
          allowed: number === run.written ? run.allowed : `${run.allowed}, and no backslash`,
        },
      ]
    }
  }
  return []
}

/** The beginning that a line has in common with those above. */
function runOf(
  line: Line,
  above: Line,
  before: Line | undefined,
): { written: string; allowed: string } | undefined {
  const end = 'in each line of a list, with an empty line before the list'
  const sign = signOf(line)
  if (sign && sign === signOf(above)) return { written: sign, allowed: `"- words" ${end}` }
  const [own, others] = [enumeratorsOf(plain(line)), enumeratorsOf(plain(above))]
  const isInList = before !== undefined && enumeratorsOf(plain(before)).length > 0
  const isFirst = /:\s*$/.test(above.words) && own[0]?.style !== 'dash'
  const isAfterSentence = line.isBoldItem && /[.!?:;”"’)]\s*$/.test(above.words)
  if (own[0] && (follows(own, others, isInList) || isFirst || isAfterSentence))
    return { written: own[0].written, allowed: `"1. words" ${end}` }
  return isLabelled(line, above)
    ? { written: line.label, allowed: '"- **Name:** words" in each line, or an empty line between them' }
    : undefined
}

/** The text of a line, if it begins with plain text. */
function plain({ first, words }: Line): string {
  return first === 'text' ? words : ''
}

/** The sign that a line begins with, if it is no letter, digit, bracket or quotation mark. */
function signOf(line: Line): string | undefined {
  return /^[\p{So}\p{Sm}\p{Pd}]\uFE0F?(?=\s|[\p{L}\p{N}])/u.exec(plain(line))?.[0]
}

/** Whether a line begins with a label, like the line above; or, after the end of a sentence, with a bold one. */
function isLabelled(line: Line, above: Line): boolean {
  const isAlike = above.first === line.first && above.label !== ''
  const colon = line.words.indexOf(':')
  const hasColon = colon >= 0 && colon <= line.label.length
  switch (line.first) {
    case 'text':
      return line.label !== '' && isAlike
    case 'emphasis':
      return hasColon && isAlike
    case 'strong':
      return isAlike || (hasColon && /[.!?:”"’]\s*$/.test(above.words))
    default:
      return false
  }
}

function linesOf({ children }: Paragraph): Line[] {
  const lines: Line[] = []
  let isHard = false
  let isNew = true
  const add = (words: string, node: Nodes, number: number) => {
    const last = lines.at(-1)
    if (last && !isNew) {
      last.isBoldItem ||= node.type === 'strong' && /^\d{1,2}[.)]\s$/.test(last.words)
      last.words += words
    } else
      lines.push({
        number,
        words,
        first: node.type,
        label: labelOf(words, node),
        isBoldItem: false,
        isHard,
      })
    isHard = false
    isNew = false
  }
  for (const child of children) {
    if (child.type === 'break') {
      isHard = true
      isNew = true
    } else if (child.type === 'text')
      for (const [index, part] of child.value.split('\n').entries()) {
        isNew ||= index > 0
        if (part) add(part, child, lineOf(child) + index)
      }
    else add(textOf(child), child, lineOf(child))
  }
  return lines
}

function labelOf(words: string, { type }: Nodes): string {
  return type === 'text' ? (/^\p{Lu}[\p{L}\d ]{0,25}:(?=\s)/u.exec(words)?.[0] ?? '') : words
}
