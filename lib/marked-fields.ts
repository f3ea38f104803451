import { isInBlockText } from './yaml/yaml-list-marks'
import type { TextFault } from './yaml/yaml-text'

/** A field of a header with a mark of a list or a quotation before its name, or those of bold or slanted words around it. */
type MarkedField = { line: number; name: string; value: string; words: string }

const marked =
  /^[ \t]*(?![A-Za-z])(?:(?:[-*+•–—>]|\d+[.)])[ \t]+)?(\*\*|__|[*_`])?([A-Za-z][\w-]*)\1?:\1?(?=\s|$)(.*)$/

/** Such fields of a header, which has no lists of fields; lines count from 1. */
export function markedFields(text: string): MarkedField[] {
  const lines = text.split('\n')
  return lines.flatMap((words, index) => {
    const [, , name, value = ''] = marked.exec(words) ?? []
    if (name === undefined || isInBlockText(lines, index) || isInQuotes(lines, index)) return []
    return [{ line: index + 1, name, value: value.trim(), words: words.trim() }]
  })
}

/** Whether a line is one of several of a value in quotation marks. */
function isInQuotes(lines: readonly string[], index: number): boolean {
  const field = lines.slice(0, index).findLast((line) => /^\S/.test(line)) ?? ''
  return /^\s/.test(lines[index] ?? '') && /:\s+(?:"[^"]*|'[^']*)$/.test(field)
}

/** The text with such fields as they were meant. */
export function withoutMarks(text: string, fields: readonly MarkedField[]): string {
  const lines = text.split('\n')
  for (const { line, name, value } of fields) lines[line - 1] = `${name}: ${value}`
  return lines.join('\n')
}

/** One fault stands for all such lines under each other. */
export function markFaults(fields: readonly MarkedField[]): TextFault[] {
  return fields
    .filter(({ line }, index) => fields[index - 1]?.line !== line - 1)
    .map(({ line, words }) => ({
      line,
      found: `a mark beside the name in "${words.slice(0, 80)}"`,
      allowed: 'each field as "name: value", with nothing before the name',
    }))
}
