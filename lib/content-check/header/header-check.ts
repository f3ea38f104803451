import type { z } from 'zod'
import { type ArticleFields, articleSchema } from '../../article-schema'
import { type FrontMatter, FrontMatterError, readFrontMatter } from '../../articles/front-matter'
import { markedFields } from '../../articles/marked-fields'
import { nearest } from '../../nearest'
import { beginsWithTab } from '../../yaml/yaml-lines'
import { anyItem } from '../../yaml/yaml-list-marks'
import type { TextFault } from '../../yaml/yaml-text'
import { describeValue } from '../described-value'
import { type Finding, quoted } from '../problem'
import { invisibleFinding, invisibleIn, withoutInvisible } from '../text/invisible'
import { likelyDay } from './date-check'
import { fieldsBelow } from './fields-below'

export type Header = {
  /** `undefined` when a field is wrong. */
  fields: ArticleFields | undefined
  /** Values as written, for checks that need only one field. */
  raw: Record<string, unknown>
  lines: ReadonlyMap<string, number>
  /** `undefined` if it is not known where the body starts. */
  content: { body: string; bodyLine: number } | undefined
  /** The last line of the fields that stand under the header; without any, it is before the text. */
  belowTo?: number
  findings: Finding[]
}

/** Whether an article is a draft, even if other fields are invalid. */
export function isDraft({ raw }: Pick<Header, 'raw'>): boolean {
  return raw.draft === true
}

/** Reads the header of an article and checks it against the schema. */
export function checkHeader(text: string): Header {
  try {
    return headerOf(readFrontMatter(text), [])
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error
    return { ...restOfHeader(text, error.faults), content: error.content }
  }
}

function headerOf(matter: FrontMatter, unread: readonly string[]): Header {
  const parsed = articleSchema.safeParse(matter.fields)
  const { body, bodyLine, fields: raw, lines } = matter
  const below = fieldsBelow(matter)
  const known = [...unread, ...below.names]
  const findings = parsed.success ? [] : fieldFindings(parsed.error.issues, matter, known)
  return {
    fields: parsed.data,
    raw,
    lines,
    content: { body, bodyLine },
    belowTo: below.to,
    findings: [...findings, ...below.findings],
  }
}

/**
 * Checks the fields that YAML can read beside those that it cannot, so that all faults of a header are reported at
 * once.
 */
function restOfHeader(text: string, faults: TextFault[]): Header {
  const written = text.split('\n')
  // Only up to the end of the header.
  const marked = markedFields(written.slice(0, written.indexOf('---', 1)).join('\n'))
  const unread = [
    ...faults.flatMap(({ line }) => [fieldAt(line, written) ?? '', ...fieldsIn(written[line - 1] ?? '')]),
    ...marked.map(({ name }) => name),
  ]
  const reworded = faults.map((fault) => {
    const words = written[fault.line - 1] ?? ''
    return twoFields.test(words) ? { line: fault.line, ...twoFieldsFinding(words) } : fault
  })
  const wrong = new Set([...faults, ...marked].map(({ line }) => line))
  const rest = written
    // Consecutive lines that begin with a tab are reported once.
    .map((words, index) => (wrong.has(index + 1) || beginsWithTab(words) ? '' : words))
    .join('\n')
  try {
    const header = headerOf(readFrontMatter(rest), unread)
    return { ...header, fields: undefined, findings: [...reworded, ...header.findings] }
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error
    return { fields: undefined, raw: {}, lines: new Map(), content: undefined, findings: reworded }
  }
}

/** Name of the field on a line; for a list item, that of its list. */
function fieldAt(line: number, written: readonly string[]): string | undefined {
  const words = written[line - 1] ?? ''
  const above = written.slice(0, line - 1).findLast((other) => /^[\w-]+:/.test(other)) ?? ''
  return /^\s*([\w-]+)/.exec(anyItem.test(words) ? above : words)?.[1]
}

/** Names of fields on a line, as after the line end between two was deleted. */
function fieldsIn(words: string): string[] {
  return names.filter((name) => words.includes(`${name}:`))
}

const names = Object.keys(articleSchema.shape) as (keyof ArticleFields)[]

/** A field behind the value of another one. Words without quotation marks may hold "date:" themselves. */
const twoFields = new RegExp(
  `^(?:(?!(?:title|subtitle|excerpt):)\\w+:.*|\\w+: *(["']).*\\1\\s*)(?:${names.join('|')}):\\s`,
)

function twoFieldsFinding(words: string): Finding {
  return { found: `two fields on one line, ${quoted(words)}`, allowed: 'each field on a line of its own' }
}

function fieldFindings(
  issues: z.core.$ZodIssue[],
  { fields, lines }: FrontMatter,
  unread: readonly string[],
): Finding[] {
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const isAbsent = (name: string) => !(name in fields)
  const isEmpty = (name: string) => isAbsent(name) || fields[name] === null
  const missing = names.filter(isAbsent)
  const wrong = new Set(issues.flatMap(({ path }) => (path.length > 0 ? [String(path[0])] : [])))
  const needed = missing.filter((name) => wrong.has(name))
  const misspelled = unknown.map((name) => {
    // `category: deals` has a value that only `topic` may have.
    const fitting = needed.find((other) => fits(other, fields[name]))
    return { name, meant: nearest(name, missing) ?? nearest(name, names) ?? fitting }
  })
  // A misspelled field, or one on a line that YAML cannot read, is not missing as well.
  const isExplained = (name: string) =>
    (isEmpty(name) && unread.includes(name)) ||
    (isAbsent(name) && misspelled.some(({ meant }) => meant === name))
  return [
    ...misspelled.map(({ name, meant }) => ({
      line: lines.get(name) ?? 1,
      field: name,
      ...(withoutInvisible(name) === meant
        ? { found: `the name with ${invisibleIn(name)}`, allowed: 'the same without it' }
        : { found: 'an unknown field', allowed: `one of ${names.join(', ')}`, suggestion: meant }),
    })),
    ...names
      .filter((name) => wrong.has(name) && !isExplained(name))
      .map((name) => fieldFinding(name, fields, lines)),
  ]
}

function fieldFinding(
  name: keyof ArticleFields,
  fields: Record<string, unknown>,
  lines: FrontMatter['lines'],
) {
  const value = fields[name]
  const { allowed, values } = hintsOf(name)
  const word = Array.isArray(value) ? value.find((item) => !values.includes(item)) : value
  const place = { line: lines.get(name) ?? 1, field: name }
  if (typeof value === 'string' && value.trim() && value.includes('\n'))
    return {
      ...place,
      found: 'a line break in the value',
      allowed: 'the whole value next to the name, without > or |',
    }
  const bare = typeof value === 'string' ? withoutInvisible(value) : value
  if (typeof value === 'string' && bare !== value && (fits(name, bare) || fits(name, bareValue(bare))))
    return { ...place, ...invisibleFinding(value) }
  return {
    ...place,
    found: name in fields ? describeValue(value) : 'no such field',
    allowed,
    suggestion:
      listOf(name, value, values) ?? (typeof word === 'string' ? likelyValue(name, word, values) : undefined),
  }
}

/** A number or `true` that became a text because of a blank beside it. */
function bareValue(words: unknown): unknown {
  if (words === 'true' || words === 'false') return words === 'true'
  return typeof words === 'string' && /^\d+$/.test(words) ? Number(words) : words
}

function fits(name: keyof ArticleFields, value: unknown): boolean {
  return articleSchema.shape[name].safeParse(value).success
}

function likelyValue(name: keyof ArticleFields, word: string, values: string[]): string | undefined {
  return name === 'date' ? likelyDay(word) : nearest(word, values)
}

/** `[legal]` for the bare word `legal`, where a list is wanted. */
function listOf(name: keyof ArticleFields, value: unknown, values: string[]): string | undefined {
  if (typeof value !== 'string') return undefined
  const items = value.split(',').map((word) => nearest(word.trim(), values))
  return fits(name, items) ? `[${items.join(', ')}]` : undefined
}

/** The hints for editors that the schema contains. */
function hintsOf(name: keyof ArticleFields): { allowed: string; values: string[] } {
  const { allowed, values } = articleSchema.shape[name].meta() ?? {}
  return { allowed: String(allowed), values: Array.isArray(values) ? values : [] }
}
