import { isMap, isScalar, type Pair } from 'yaml'
import { glossaryEntry, glossaryId } from '../../articles/glossary'
import { slugOf } from '../../slug'
import { suggestedNames } from '../../suggested-names'
import { noSpace, wrongIndent } from '../../yaml/yaml-reasons'
import { readYaml, startOf, type YamlText } from '../../yaml/yaml-text'
import { describeValue } from '../described-value'
import { type Finding, quoted, withFaults } from '../problem'
import { plainFindings } from '../words/plain-words'

/** For a term or a definition; our longest has about 120. */
const maxCharacters = 300

const entryShape = 'an id with a term and a definition, as in the entries around it'
const names = Object.keys(glossaryEntry.shape)

/** Checks the text of `content/glossary.yaml` against its schema. `terms` are the ids, if it can be parsed. */
export function checkGlossary(text: string): { terms: string[] | undefined; findings: Finding[] } {
  const yaml = readYaml(text)
  const { document, faults, isReadable } = yaml
  if (!isMap(document.contents) || !isReadable)
    return {
      terms: undefined,
      findings: faults.length > 0 ? faults : [{ line: 1, found: 'no entries', allowed: entryShape }],
    }
  const items = document.contents.items.map((pair) => ({ pair, ...nameOf(pair, yaml) }))
  // Of fields that are not indented, the first stands for all, and for those that the entry above lacks.
  const isField = ({ pair, name }: (typeof items)[number]) => names.includes(name) && isScalar(pair.value)
  const outdented = items.filter((item, at) => isField(item) && !items.slice(at - 1, at).some(isField))
  const entries = items.filter((_, at) => !items.slice(at, at + 2).some(isField))
  const fieldsBeside = outdented.map(({ name, line }) => ({
    line,
    found: `${wrongIndent.why} in ${quoted(`${name}:`)}`,
    allowed: 'two spaces before the fields under an id',
  }))
  const findings = entries.flatMap(({ pair, name: id, line }) => [
    ...idFindings(id).map((finding) => ({ line, field: id, ...finding })),
    ...entryFindings(pair.value, yaml).map((finding) => ({
      line,
      ...finding,
      field: [id, finding.field].filter(Boolean).join(' '),
    })),
  ])
  // A term that uses the id as it should be is no further fault.
  const terms = items.map(({ name }) => idFindings(name)[0]?.suggestion ?? name)
  return { terms, findings: withFaults(faults, [...fieldsBeside, ...findings]) }
}

function nameOf({ key }: Pair, { lineOf }: YamlText) {
  return isScalar(key) ? { name: String(key.value), line: lineOf(startOf(key)) } : { name: '', line: 1 }
}

function idFindings(id: string): Finding[] {
  if (glossaryId.safeParse(id).success) return []
  return [
    {
      found: `the id ${quoted(id)}`,
      allowed: 'lowercase letters, digits and single hyphens',
      suggestion: slugOf(id) || undefined,
    },
  ]
}

function entryFindings(entry: unknown, yaml: YamlText): Finding[] {
  if (!isMap(entry))
    return [spaceFinding(entry, yaml) ?? { found: 'no term and no definition', allowed: entryShape }]
  const content: Record<string, unknown> = entry.toJS(yaml.document)
  const fields = entry.items.map((pair) => nameOf(pair, yaml))
  const lineOf = (field: string) => fields.find(({ name }) => name === field)?.line
  const issues = glossaryEntry.safeParse(content).error?.issues ?? []
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const missing = names.filter((field) => !(field in content))
  const meant = suggestedNames(unknown, names, missing)
  const misspelled = new Set(meant.values())
  const wrong = issues.flatMap(({ path }) => path.map(String))
  return [
    ...unknown.map((field) => ({
      line: lineOf(field),
      field,
      found: 'an unknown field',
      allowed: 'term and definition',
      suggestion: meant.get(field),
    })),
    ...wrong
      .filter((field) => !(field in content) && !misspelled.has(field))
      .map((field) => ({ field, found: 'no such field', allowed: `${field}: "…" under the id` })),
    ...wrong
      .filter((field) => field in content)
      .map((field) => ({ line: lineOf(field), field, ...entryValueFinding(content[field]) })),
    ...names.flatMap((field) =>
      wordFindings(content[field]).map((finding) => ({ line: lineOf(field), field, ...finding })),
    ),
  ]
}

/** Fields without a space after the colon, which YAML takes for a text. */
function spaceFinding(entry: unknown, { lineOf }: YamlText): Finding | undefined {
  if (!isScalar(entry) || !names.some((name) => String(entry.value).startsWith(`${name}:`))) return undefined
  return { line: lineOf(startOf(entry)), found: noSpace.why, allowed: noSpace.allowed }
}

/** The text of an entry, which is printed as it is. */
function wordFindings(value: unknown): Finding[] {
  if (typeof value !== 'string') return []
  if (value.length > maxCharacters)
    return [{ found: describeValue(value), allowed: `at most ${maxCharacters}, in one plain sentence` }]
  return plainFindings(value, 'other words; the glossary is plain text')
}

function entryValueFinding(value: unknown): Finding {
  return { found: describeValue(typeof value === 'string' ? '' : value), allowed: 'text in quotation marks' }
}
