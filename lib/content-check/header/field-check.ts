import type { z } from 'zod'
import { type ArticleFields, articleSchema } from '../../article-schema'
import type { FrontMatter } from '../../articles/front-matter'
import { nearest } from '../../nearest'
import { describeValue } from '../described-value'
import type { Finding } from '../problem'
import { invisibleFinding, invisibleIn, withoutInvisible } from '../text/invisible'
import { likelyDay } from './date-check'

export const fieldNames = Object.keys(articleSchema.shape) as (keyof ArticleFields)[]

/**
 * What is wrong with the fields of a header that YAML could read.
 * @param unread names of fields that are there, but that it could not read
 */
export function fieldFindings(
  issues: z.core.$ZodIssue[],
  { fields, lines }: FrontMatter,
  unread: readonly string[],
): Finding[] {
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const isAbsent = (name: string) => !(name in fields)
  const isEmpty = (name: string) => isAbsent(name) || fields[name] === null
  const missing = fieldNames.filter(isAbsent)
  const wrong = new Set(issues.flatMap(({ path }) => (path.length > 0 ? [String(path[0])] : [])))
  const needed = missing.filter((name) => wrong.has(name))
  const misspelled = unknown.map((name) => {
    // `category: deals` has a value that only `topic` may have.
    const fitting = needed.find((other) => fits(other, fields[name]))
    return { name, meant: nearest(name, missing) ?? nearest(name, fieldNames) ?? fitting }
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
        : { found: 'an unknown field', allowed: `one of ${fieldNames.join(', ')}`, suggestion: meant }),
    })),
    ...fieldNames
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
