import type { Finding } from '../problem'

/** How deep blocks, lists, quotations and emphasis may be nested; ours have 4 levels at most. */
export const maxLevels = 12

/** Beyond these, parsing takes minutes or overflows the stack. No article comes near. */
const limits = { line: 20_000, indent: 60, columns: 50, braces: 200 }

/** A thematic break, which may be as long as a writer likes, even as `* * *`, and begins no list. */
const acrossPage = /^([ \t>]*)([-*_])(?:[ \t]*\2){2,}[ \t]*$/

/** Reports a text that would take too long to parse. */
export function sizeFinding(text: string): Finding | undefined {
  const braces = text.split('{').length - 1
  if (braces > limits.braces)
    return { found: `${braces.toLocaleString('en-US')} opening braces`, allowed: 'plain text and blocks' }
  for (const [index, line] of text.split('\n').entries()) {
    const finding = lineFinding(line)
    if (finding) return { line: index + 1, ...finding }
  }
  return undefined
}

function lineFinding(line: string): Finding | undefined {
  if (line.length > limits.line)
    return {
      found: `a line of ${line.length.toLocaleString('en-US')} characters`,
      allowed: `at most ${limits.line.toLocaleString('en-US')} in one line`,
    }
  const [lead = ''] =
    /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*/.exec(line.replace(acrossPage, '$1')) ?? []
  const marks = lead.match(/>|[-*+]|\d+[.)]/g) ?? []
  if (marks.length > maxLevels || lead.length > limits.indent)
    return {
      found: 'a line that is indented too deeply',
      allowed: `at most ${maxLevels} levels of lists or quotes`,
    }
  const bars = line.split('|').length - 1
  if (bars > limits.columns)
    return { found: `a table line with ${bars} bars`, allowed: `at most ${limits.columns} bars in one line` }
  return undefined
}
