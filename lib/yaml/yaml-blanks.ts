import type { Correction } from './yaml-reasons'

/** Non-breaking spaces, as word processors insert them. They look like spaces, but YAML takes them for letters. */
const unbroken = String.raw`[ ]*[\u00A0\u2007\u202F][ \u00A0\u2007\u202F]*`
const name = String.raw`[\w-]+`
const lead = '^ *(?:- +)?'
const value = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^\]]*\])`

const places = [
  { where: 'at the start', pattern: new RegExp(`(${lead})${unbroken}(?=(?:- )?${name}:(?:\\s|$))`) },
  { where: 'before the colon', pattern: new RegExp(`(${lead}${name})${unbroken}(?=:(?:\\s|$))`) },
  { where: 'at the end', pattern: new RegExp(`(${lead}(?:${name}:(?: +${value})?|${value}))${unbroken}$`) },
]

/**
 * Finds a non-breaking space around the name or the value in a line of YAML. `meant`: the line with ordinary spaces at
 * its start, and none elsewhere.
 */
export function strayBlank(line: string): Correction | undefined {
  for (const { where, pattern } of places) {
    const [whole, before = ''] = pattern.exec(line) ?? []
    if (whole === undefined) continue
    const blanks = where === 'at the start' ? ' '.repeat(whole.length - before.length) : ''
    return {
      reason: { why: `a non-breaking space ${where}`, allowed: 'a regular space there, or nothing' },
      meant: before + blanks + line.slice(whole.length),
    }
  }
  return undefined
}
