import type { YamlReason } from './yaml-reasons'

/** Blanks at which no line breaks, as a word processor puts them; they look like a space, and YAML takes them for a letter. */
const unbroken = String.raw`[ ]*[\u00A0\u2007\u202F][ \u00A0\u2007\u202F]*`
const name = String.raw`[\w-]+`
const lead = '^ *(?:- +)?'
const value = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^\]]*\])`

const places = [
  { where: 'at the start', pattern: new RegExp(`(${lead})${unbroken}(?=(?:- )?${name}:(?:\\s|$))`) },
  { where: 'before the colon', pattern: new RegExp(`(${lead}${name})${unbroken}(?=:(?:\\s|$))`) },
  { where: 'at the end', pattern: new RegExp(`(${lead}(?:${name}:(?: +${value})?|${value}))${unbroken}$`) },
]

/** A line of YAML with such a blank around its name or its value. `meant`: the line with spaces at the start, else with none. */
export function strayBlank(line: string): { reason: YamlReason; meant: string } | undefined {
  for (const { where, pattern } of places) {
    const [whole, before = ''] = pattern.exec(line) ?? []
    if (whole === undefined) continue
    const blanks = where === 'at the start' ? ' '.repeat(whole.length - before.length) : ''
    return {
      reason: { why: `a blank that never breaks ${where}`, allowed: 'a common space there, or nothing' },
      meant: before + blanks + line.slice(whole.length),
    }
  }
  return undefined
}
