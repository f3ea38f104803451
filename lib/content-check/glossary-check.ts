import { isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml'
import { cutFault, isCut } from '../cut-value'
import { faultOf } from '../front-matter'
import { slugOf } from '../slug'
import { describeValue } from './header-check'
import { nearest } from './nearest'
import { type Finding, quoted } from './problem'
import { checkWords } from './wording-check'

const entryShape = 'an id with a term and a definition, as in the entries around it'
const names = ['term', 'definition']

/** Holds the text of `content/glossary.yaml` to its shape. `terms` are the ids, if it can be read at all. */
export function checkGlossary(text: string): { terms: string[] | undefined; findings: Finding[] } {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, schema: 'core', prettyErrors: false })
  const written = text.split('\n')
  const lineOf = (position: number) => counter.linePos(Math.min(position, text.length)).line
  const faults = document.errors.map((error) => {
    const line = lineOf(error.pos[0])
    const words = written[line - 1] ?? ''
    if (error.code === 'DUPLICATE_KEY' && /^\S/.test(words))
      return { line, found: `the id of another entry in ${quoted(words)}`, allowed: 'each id once' }
    return { line, ...faultOf(error, words.trim()) }
  })
  const isBroken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')
  if (!isMap(document.contents))
    return {
      terms: undefined,
      findings: faults.length > 0 ? faults : [{ line: 1, found: 'no entries', allowed: entryShape }],
    }
  if (isBroken) return { terms: undefined, findings: faults }
  const entries = document.contents.items.map((pair) => ({ pair, ...nameOf(pair, lineOf) }))
  const findings = entries.flatMap(({ pair, name: id, line }) => [
    ...idFindings(id).map((finding) => ({ line, field: id, ...finding })),
    ...entryFindings(pair.value, text, lineOf).map((finding) => ({
      line,
      ...finding,
      field: [id, finding.field].filter(Boolean).join(' '),
    })),
  ])
  return { terms: entries.map(({ name }) => name), findings: [...faults, ...findings] }
}

function nameOf({ key }: Pair, lineOf: (position: number) => number) {
  return isScalar(key)
    ? { name: String(key.value), line: lineOf(key.range?.[0] ?? 0) }
    : { name: '', line: 1 }
}

function idFindings(id: string): Finding[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return []
  return [
    {
      found: `the id ${quoted(id)}`,
      allowed: 'lower-case letters, digits and single hyphens',
      suggestion: slugOf(id) || undefined,
    },
  ]
}

function entryFindings(entry: unknown, text: string, lineOf: (position: number) => number): Finding[] {
  if (!isMap(entry)) return [{ found: 'no term and no definition', allowed: entryShape }]
  const fields = entry.items.map((pair) => ({ value: pair.value, ...nameOf(pair, lineOf) }))
  const unknown = fields.filter(({ name }) => !names.includes(name))
  const misspelled = unknown.map(({ name }) => nearest(name, names))
  const missing = names.filter(
    (name) => !misspelled.includes(name) && !fields.some((field) => field.name === name),
  )
  return [
    ...unknown.map(({ name, line }, index) => ({
      line,
      field: name,
      found: 'an unknown field',
      allowed: 'term and definition',
      suggestion: misspelled[index],
    })),
    ...missing.map((name) => ({ field: name, found: 'no such field', allowed: `${name}: "…" under the id` })),
    ...fields
      .filter(({ name }) => names.includes(name))
      .flatMap(({ name, line, value }) =>
        valueFindings(value, text, line).map((finding) => ({ line, field: name, ...finding })),
      ),
  ]
}

function valueFindings(value: unknown, text: string, line: number): Finding[] {
  if (isCut(value, text)) return [cutFault(text.split('\n')[line - 1] ?? '')]
  const words = isScalar(value) ? value.value : value
  if (typeof words === 'string' && words.trim())
    return checkWords(words).map((finding) => ({
      ...finding,
      allowed: 'other words; the glossary is plain text',
    }))
  return [
    { found: describeValue(typeof words === 'string' ? '' : words), allowed: 'text in quotation marks' },
  ]
}
