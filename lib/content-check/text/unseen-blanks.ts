import { type Finding, quoted } from '../problem'

/** Blanks that nobody can tell from a space, as letters and as the names that Markdown has for them. */
const unseen = /^(?:[\t\p{Zs}\u00AD\u2060\u2800\u3164]|&(?:nbsp|ensp|emsp|thinsp|shy|#160|#x0*a0);)+$/iu
const unbroken = /[\u00A0\u2007\u202F]|&(?:nbsp|#160|#x0*a0);/i

/** Blanks around the mark of a heading, a list or a quotation; also around those inside of one another. */
const marked = /^([\s>]*)((?:[-*+]|#{1,6}|\d{1,2}[.)])(?=\s)|>)(\s*)/

/**
 * Blanks that Markdown takes for words: those on lines that look empty make one paragraph of two, or one more, and those
 * beside the mark of a heading or a list turn it into words. In `text` they are the spaces that they look like.
 * @param bodyLine where the text after the front matter begins; `undefined` when nobody can tell
 */
export function withoutUnseenBlanks(
  text: string,
  bodyLine = Number.POSITIVE_INFINITY,
): { text: string; findings: Finding[] } {
  const findings: Finding[] = []
  const lines = text.split('\n').map((line, index) => {
    if (index + 1 < bodyLine) return line
    const { blanks, finding } = emptyLine(line) ?? markedLine(line) ?? {}
    if (!blanks || !finding) return line
    findings.push({ line: index + 1, ...finding })
    return blanks + line.slice(blanks.length)
  })
  return { text: lines.join('\n'), findings }
}

/** What a line begins with, in regular spaces, and what is said of it. */
type Beginning = { blanks: string; finding: Finding }

function emptyLine(line: string): Beginning | undefined {
  const [marks = ''] = /^[ \t>]*/.exec(line) ?? []
  const blanks = line.slice(marks.length)
  if (!unseen.test(blanks)) return undefined
  const found = unbroken.test(blanks) ? 'a non-breaking space' : 'a space or an invisible character'
  return {
    blanks: marks + ' '.repeat(blanks.length),
    finding: { found: `${found} on an empty line`, allowed: 'a line with nothing on it' },
  }
}

function markedLine(line: string): Beginning | undefined {
  const [written = '', before = '', mark = '', after = ''] = marked.exec(line) ?? []
  const place = unbroken.test(before) ? 'before' : 'after'
  if (!unbroken.test(before + after)) return undefined
  return {
    blanks: written.replace(/[^\S\t]/g, ' '),
    finding: {
      found: `a non-breaking space ${place} ${quoted(mark)}`,
      allowed: 'a regular space there: delete it and type a space',
    },
  }
}
