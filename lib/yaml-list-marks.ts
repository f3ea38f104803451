import type { YamlReason } from './yaml-reasons'

/** A mark that looks like the hyphen of a list, and what stands between it and the name of a field. */
const mark = /^( *)(--|[-‐‑–—−•·‣◦▪*+])([ \u00A0\u202F]*)(?=[\w-]+:\s)/

const allowed = '"- ", a hyphen and a space, at the start of a list line'

/**
 * A line that was to begin an entry of a list and begins with another mark than `- `. `meant`: the line as YAML reads it.
 */
export function wrongListMark(
  lines: readonly string[],
  index: number,
): { reason: YamlReason; meant: string } | undefined {
  const line = lines[index] ?? ''
  const [lead, indent = '', sign = '', blank = ''] = mark.exec(line) ?? []
  if (lead === undefined || (sign === '-' && /^ +$/.test(blank))) return undefined
  if (!lines.some((other) => /^ *- [\w-]+:\s/.test(other)) || isInBlockText(lines, index)) return undefined
  return { reason: { why: whyOf(sign, blank), allowed }, meant: `${indent}- ${line.slice(lead.length)}` }
}

function whyOf(sign: string, blank: string): string {
  if (sign !== '-') return `"${sign}" before a name`
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
