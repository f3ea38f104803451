import type { Finding } from './problem'

/** Blanks that nobody can tell from a space, as letters and as the names that Markdown has for them. */
const unseen = /^(?:[\t\p{Zs}\u00AD\u2060\u2800\u3164]|&(?:nbsp|ensp|emsp|thinsp|shy|#160|#x0*a0);)+$/iu
const unbroken = /[\u00A0\u2007\u202F]|&(?:nbsp|#160|#x0*a0);/i

/**
 * Lines that look empty and that Markdown takes for words, so that they make one paragraph of two, or one more. In `text`
 * they are as empty as they look.
 * @param bodyLine where the text after the front matter begins; `undefined` when nobody can tell
 */
export function withoutUnseenLines(
  text: string,
  bodyLine = Number.POSITIVE_INFINITY,
): { text: string; findings: Finding[] } {
  const findings: Finding[] = []
  const lines = text.split('\n').map((line, index) => {
    const [marks = ''] = /^[ \t>]*/.exec(line) ?? []
    const blanks = line.slice(marks.length)
    if (index + 1 < bodyLine || !unseen.test(blanks)) return line
    const found = unbroken.test(blanks) ? 'a non-breaking space' : 'a space or an invisible character'
    findings.push({
      line: index + 1,
      found: `${found} on an empty line`,
      allowed: 'a line with nothing on it',
    })
    return marks + ' '.repeat(blanks.length)
  })
  return { text: lines.join('\n'), findings }
}
