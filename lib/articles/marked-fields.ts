import { isInBlockText } from '../yaml/yaml-list-marks'
import type { TextFault } from '../yaml/yaml-text'

/** A field of the header with a list or quotation mark before its name, or with bold or italic marks around it. */
type MarkedField = { line: number; name: string; value: string; words: string }

const marked =
  /^[ \t]*(?![A-Za-z])(?:(?:[-*+•–—>]|\d+[.)])[ \t]+)?(\*\*|__|[*_`])?([A-Za-z][\w-]*)\1?:\1?(?=\s|$)(.*)$/

/** Finds such fields in a header, in which no list contains fields. Lines count from 1. */
export function markedFields(text: string): MarkedField[] {
  const lines = text.split('\n')
  return lines.flatMap((words, index) => {
    const [, , name, value = ''] = marked.exec(words) ?? []
    if (name === undefined || isInBlockText(lines, index) || isInQuotes(lines, index)) return []
    return [{ line: index + 1, name, value: value.trim(), words: words.trim() }]
  })
}

/** Whether a line continues a quoted value of several lines. */
function isInQuotes(lines: readonly string[], index: number): boolean {
  const field = lines.slice(0, index).findLast((line) => /^\S/.test(line)) ?? ''
  return /^\s/.test(lines[index] ?? '') && /:\s+(?:"[^"]*|'[^']*)$/.test(field)
}

/** The text with such fields written as they were meant. */
export function withoutMarks(text: string, fields: readonly MarkedField[]): string {
  const lines = text.split('\n')
  for (const { line, name, value } of fields) lines[line - 1] = `${name}: ${value}`
  return lines.join('\n')
}

/** One fault for each group of consecutive lines. */
export function markFaults(fields: readonly MarkedField[]): TextFault[] {
  return fields
    .filter(({ line }, index) => fields[index - 1]?.line !== line - 1)
    .map(({ line, words }) => ({
      line,
      found: `a mark next to the name in "${words.slice(0, 80)}"`,
      allowed: 'each field written "name: value", with nothing before the name',
    }))
}
