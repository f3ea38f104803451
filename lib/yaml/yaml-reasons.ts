import type { YAMLError } from 'yaml'

/** A fault of YAML in words for editors. */
export type YamlReason = {
  why: string
  allowed: string
  /** Whether it is about the indent of the line. */
  isIndent?: boolean
  isTab?: boolean
}

/** What is wrong with a line, and the line as it was meant. */
export type Correction = { reason: YamlReason; meant: string }

const quotesAround = 'quotation marks around a value with a colon, a quotation mark or a bracket'

const notClosed: YamlReason = {
  why: 'a quotation mark or bracket that is missing or not closed',
  allowed: 'quotation marks and brackets in pairs',
}

const openQuotes: YamlReason = {
  why: 'a quotation mark that is not closed',
  allowed: 'another one at the end of the value',
}

export const wrongIndent: YamlReason = {
  why: 'wrong indentation',
  allowed: 'as many spaces as the lines around it have; a field of an article has none',
  isIndent: true,
}

/** A value between quotation marks that YAML takes for letters. */
export const inCurlyQuotes = /^(?:“[^“”]*”|‘[^‘’]*’)$/

export const curlyQuotes: YamlReason = {
  why: 'curly quotation marks around the value',
  allowed: 'straight ones, as in "words"',
}

export const noSpace: YamlReason = {
  why: 'no regular space after the colon',
  allowed: 'each field written "name: value"',
}

const innerQuotes: YamlReason = {
  why: 'quotation marks inside quotation marks',
  allowed: `double ones around the value and single ones inside, as in "How to 'Read' a Plat"`,
}

const wordsAfterQuotes: YamlReason = {
  why: 'words after the closing quotation mark',
  allowed: 'quotation marks around the whole value',
}

export const tabReason: YamlReason = {
  why: 'a tab at the start',
  allowed: 'spaces instead of tabs',
  isIndent: true,
  isTab: true,
}

/** A field without its colon, or the second line of a value. */
export const bareReason: YamlReason = {
  why: 'no colon after a name',
  allowed: 'each field written "name: value", with the whole value on one line',
}

/** The same for a name with fields below it. */
export const nameReason: YamlReason = {
  why: 'no colon after a name',
  allowed: 'a colon at the end of the name',
}

export const restReason: YamlReason = {
  why: 'the rest of the value above',
  allowed: 'the whole value on one line',
}

const reasons: Partial<Record<YAMLError['code'], YamlReason>> = {
  DUPLICATE_KEY: { why: 'a name that appears twice', allowed: 'each name once' },
  BLOCK_AS_IMPLICIT_KEY: { why: 'a second colon in the value', allowed: quotesAround },
  MULTILINE_IMPLICIT_KEY: bareReason,
  MISSING_CHAR: notClosed,
  TAB_AS_INDENT: tabReason,
  BAD_INDENT: wrongIndent,
  BAD_SCALAR_START: {
    why: 'a value that begins with a reserved character',
    allowed: 'quotation marks around the value',
  },
  BAD_DQ_ESCAPE: { why: 'a backslash between double quotes', allowed: 'single quotes around the value' },
  TAG_RESOLVE_FAILED: { why: 'a value that begins with !', allowed: 'quotation marks around the value' },
}

export const referenceReason: YamlReason = {
  why: 'a value that begins with * or &',
  allowed: 'quotation marks around the value',
}

const unknown: YamlReason = { why: 'something that cannot be read', allowed: quotesAround }

/**
 * Why YAML cannot read a text, and on which line. An error code of YAML stands for several mistakes, and often the
 * parser notices them only further down.
 */
export function reasonFor(
  { code, pos: [at], message }: YAMLError,
  text: string,
  lineOf: (position: number) => number,
): YamlReason & { line: number } {
  const line = lineOf(at)
  const lines = text.split('\n')
  const words = (lines[line - 1] ?? '').trim()
  const first = lines.findIndex((other) => /^\s*[^\s#]/.test(other))
  const begins = lines[first] ?? ''
  const isLineStart = !text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim()
  if (isLineStart && /at node end|in YAML stream/.test(message)) {
    // What is further left than the first line, or under words, does not belong to what begins there.
    if (indentOf(begins) > indentOf(lines[line - 1] ?? '')) return { line: first + 1, ...wrongIndent }
    if (/^[^:-][^:]*$/.test(begins)) return { line: first + 1, ...bareReason }
  }
  const [, value = ''] = /^(?:- )?[^:]*:[ \t]+(.*)$/.exec(words) ?? []
  if (/^Flow .* end with/.test(message)) return { line: lineOf(openBracket(text, at)), ...notClosed }
  const open = code === 'MISSING_CHAR' ? openQuote(text) : 0
  if (open > 0 && open <= line) return { line: open, ...openQuotes }
  if (/without - indicator/.test(message)) return { line, ...wrongIndent }
  if (inCurlyQuotes.test(value)) return { line, ...curlyQuotes }
  if (/^(?:- )?[\w-]+:[^ \t]/.test(words) && /IMPLICIT_KEY|MISSING_CHAR/.test(code))
    return { line, ...noSpace }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/:(?:\s|$)/.test(value)) {
    // The value continues on the next line, which looks like a part of it.
    const isNext = /compact mappings/.test(message)
    return { line: isNext ? line + 1 : line, ...wrongIndent }
  }
  if (code === 'UNEXPECTED_TOKEN' && /^["']/.test(value))
    return { line, ...(value.endsWith(value[0] ?? '') ? innerQuotes : wordsAfterQuotes) }
  return { line, ...(reasons[code] ?? unknown) }
}

function indentOf(line: string): number {
  return line.search(/\S|$/)
}

/** Line of the first value whose quotation mark is not closed on the same line, from 1; 0 if there is none. */
function openQuote(text: string): number {
  const values = text.split('\n').map((line) => /^\s*(?:- )?(?:[\w-]+:[ \t]+)?(["'].*)$/.exec(line)?.[1])
  return values.findIndex((value) => value && !/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.test(value)) + 1
}

/** Offset of the last bracket before a place that is still open there. */
function openBracket(text: string, place: number): number {
  const before = text.slice(0, place)
  return Math.max(before.lastIndexOf('['), before.lastIndexOf('{'), 0)
}
