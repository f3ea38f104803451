import { type ArticleFields, articleSchema } from '../../article-schema'
import { type FrontMatter, FrontMatterError, readFrontMatter } from '../../articles/front-matter'
import { markedFields } from '../../articles/marked-fields'
import { beginsWithTab } from '../../yaml/yaml-lines'
import { anyItem } from '../../yaml/yaml-list-marks'
import type { TextFault } from '../../yaml/yaml-text'
import { type Finding, quoted } from '../problem'
import { fieldFindings, fieldNames } from './field-check'
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
  return fieldNames.filter((name) => words.includes(`${name}:`))
}

/** A field behind the value of another one. Words without quotation marks may hold "date:" themselves. */
const twoFields = new RegExp(
  `^(?:(?!(?:title|subtitle|excerpt):)\\w+:.*|\\w+: *(["']).*\\1\\s*)(?:${fieldNames.join('|')}):\\s`,
)

function twoFieldsFinding(words: string): Finding {
  return { found: `two fields on one line, ${quoted(words)}`, allowed: 'each field on a line of its own' }
}
