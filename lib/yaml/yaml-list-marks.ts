import { wrongIndent, type YamlReason } from './yaml-reasons'

/** Marks that look like the hyphen of a list. */
const signs = '--|[-‐‑–—−•·‣◦▪*+]'

/** Such a mark, and what stands between it and the name of a field. */
const mark = new RegExp(String.raw`^( *)(${signs})([ \u00A0\u202F]*)(?=[\w-]+:\s)`)

/** Such a mark or a number, and what stands between it and a word. */
const itemMark = new RegExp(String.raw`^( *)(${signs}|\d+[.)])([ \u00A0\u202F]*)(?=["']?\w[^:]*$)`)

/** How a line of a list begins, rightly or not. */
export const anyItem = new RegExp(String.raw`^\s*(?:${signs}|\d+[.)])`)

const allowed = '"- ", a hyphen and a space, at the start of a list line'

/**
 * A line that was to begin an entry of a list and begins with another mark than `- `. `meant`: the line as YAML reads it.
 */
export function wrongListMark(
  lines: readonly string[],
  index: number,
): { reason: YamlReason; meant: string } | undefined {
  if (!lines.some((other) => /^ *- [\w-]+:\s/.test(other))) return undefined
  return wrongMark(mark, 'a name', lines, index)
}

/** A field at the start of a line in a text that is a list: the first of an entry without its hyphen, or one below it. */
export function unmarkedEntry(
  lines: readonly string[],
  index: number,
): { reason: YamlReason; meant: string } | undefined {
  const isField = (line = '') => /^[\w-]+:(?:\s|$)/.test(line)
  const line = lines[index] ?? ''
  const first = lines.find((other) => /^[^#\s]/.test(other)) ?? ''
  if (!first.startsWith('- ') || !isField(line)) return undefined
  return isField(lines[index - 1])
    ? { reason: wrongIndent, meant: `  ${line}` }
    : { reason: { why: 'no hyphen before a name', allowed }, meant: `- ${line}` }
}

/** The same of an entry that is a word, under a name that has no value of its own. */
export function wrongItemMark(
  lines: readonly string[],
  index: number,
): { reason: YamlReason; meant: string } | undefined {
  const above =
    lines.slice(0, index).findLast((other) => !anyItem.test(other) && !/^\s*(?:#|$)/.test(other)) ?? ''
  return /^ *[\w-]+: *$/.test(above) ? wrongMark(itemMark, 'a word', lines, index) : undefined
}

function wrongMark(
  pattern: RegExp,
  what: string,
  lines: readonly string[],
  index: number,
): { reason: YamlReason; meant: string } | undefined {
  const line = lines[index] ?? ''
  const [lead, indent = '', sign = '', blank = ''] = pattern.exec(line) ?? []
  if (lead === undefined || (sign === '-' && /^ +$/.test(blank)) || isInBlockText(lines, index))
    return undefined
  const why = sign === '-' ? whyOfHyphen(blank) : `"${sign}" before ${what}`
  return { reason: { why, allowed }, meant: `${indent}- ${line.slice(lead.length)}` }
}

function whyOfHyphen(blank: string): string {
  return blank ? 'a blank that never breaks after the hyphen' : 'no space after the hyphen'
}

/** Whether a line is one of several of a text after `>` or `|`. */
export function isInBlockText(lines: readonly string[], index: number): boolean {
  let indent = indentOf(lines[index])
  return lines.slice(0, index).reduceRight((isIn, line) => {
    if (isIn || !line.trim() || indentOf(line) >= indent) return isIn
    indent = indentOf(line)
    return /:\s+[>|][-+\d]*\s*$/.test(line)
  }, false)
}

function indentOf(line = ''): number {
  return line.search(/[^ ]|$/)
}
