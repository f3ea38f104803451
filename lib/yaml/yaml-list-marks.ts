import { type Correction, wrongIndent } from './yaml-reasons'

/** Marks that are used in place of the hyphen of a list. */
const signs = '--|[-‐‑–—−•·‣◦▪*+]'

/** Such a mark and the spaces between it and the name of a field. */
const mark = new RegExp(String.raw`^( *)(${signs})([ \u00A0\u202F]*)(?=[\w-]+:\s)`)

/** Such a mark or a number, and the spaces between it and a word. */
const itemMark = new RegExp(String.raw`^( *)(${signs}|\d+[.)])([ \u00A0\u202F]*)(?=["']?\w[^:]*$)`)

/** The beginning of a list item, correct or not. */
export const anyItem = new RegExp(String.raw`^\s*(?:${signs}|\d+[.)])`)

const allowed = '"- ", a hyphen and a space, at the start of a list item'

/** Finds an entry of a list that begins with another mark than `- `. */
export function wrongListMark(lines: readonly string[], index: number): Correction | undefined {
  if (!lines.some((other) => /^ *- [\w-]+:\s/.test(other))) return undefined
  return wrongMark(mark, 'a name', lines, index)
}

/**
 * Finds a field at the start of a line in a text that is a list: the first field of an entry without its hyphen, or a
 * later one without its indent.
 */
export function unmarkedEntry(lines: readonly string[], index: number): Correction | undefined {
  const isField = (line = '') => /^[\w-]+:(?:\s|$)/.test(line)
  const line = lines[index] ?? ''
  const first = lines.find((other) => /^[^#\s]/.test(other)) ?? ''
  if (!first.startsWith('- ') || !isField(line)) return missingMark(lines, index)
  return isField(lines[index - 1])
    ? { reason: wrongIndent, meant: `  ${line}` }
    : { reason: { why: 'no hyphen before a name', allowed }, meant: `- ${line}` }
}

/** Finds a field without the hyphen that it has in most other entries, as the first of them. */
function missingMark(lines: readonly string[], index: number): Correction | undefined {
  const line = lines[index] ?? ''
  // Below a hyphen it is a later field of an entry whose fields are in another order.
  const [, name] = (!lines[index - 1]?.trimStart().startsWith('- ') && /^ +([\w-]+:)\s/.exec(line)) || []
  const bare = lines.filter((other) => name && other.trimStart().startsWith(name))
  const marked = lines.flatMap((other) => (name && new RegExp(`^ *- (?=${name}\\s)`).exec(other)) || [])
  return marked[0] !== undefined && marked.length > bare.length
    ? { reason: { why: 'no hyphen before a name', allowed }, meant: `${marked[0]}${line.trim()}` }
    : undefined
}

/** Finds the same for an entry that is a word, under a name without a value of its own. */
export function wrongItemMark(lines: readonly string[], index: number): Correction | undefined {
  const above =
    lines.slice(0, index).findLast((other) => !anyItem.test(other) && !/^\s*(?:#|$)/.test(other)) ?? ''
  return /^ *[\w-]+: *$/.test(above) ? wrongMark(itemMark, 'a word', lines, index) : undefined
}

function wrongMark(
  pattern: RegExp,
  what: string,
  lines: readonly string[],
  index: number,
): Correction | undefined {
  const line = lines[index] ?? ''
  const [lead, indent = '', sign = '', blank = ''] = pattern.exec(line) ?? []
  if (lead === undefined || (sign === '-' && /^ +$/.test(blank)) || isInBlockText(lines, index))
    return undefined
  const why = sign === '-' ? whyOfHyphen(blank) : `"${sign}" before ${what}`
  return { reason: { why, allowed }, meant: `${indent}- ${line.slice(lead.length)}` }
}

function whyOfHyphen(blank: string): string {
  return blank ? 'a non-breaking space after the hyphen' : 'no space after the hyphen'
}

/** Whether a line belongs to a block text after `>` or `|`. */
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
