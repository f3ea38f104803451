import type { Finding } from './problem'

/** Levels of blocks, lists, quotes and marks inside each other; ours have 4 at most. */
export const maxLevels = 12

/** Beyond these, reading Markdown takes minutes or ends in an exhausted stack; no article comes near. */
const limits = { line: 20_000, indent: 60, columns: 50, braces: 200 }

/** A line across the page may be as long as a writer likes, also as `* * *`, and begins no list. */
const acrossPage = /^([ \t>]*)([-*_])(?:[ \t]*\2){2,}[ \t]*$/

/** A text whose shape alone would keep the check busy for ever. */
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
