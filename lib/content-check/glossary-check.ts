import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { glossarySchema } from '../glossary'
import { type Finding, quoted } from './problem'
import { checkWords } from './wording-check'

const allowed = 'an id with a term and a definition, as in the entries around it'

/** Holds the text of `content/glossary.yaml` to its schema. `terms` are the ids, if it can be read at all. */
export function checkGlossary(text: string): { terms: string[] | undefined; findings: Finding[] } {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, schema: 'core', prettyErrors: false })
  const lineOf = (position: number) => counter.linePos(Math.min(position, text.length)).line
  const [error] = document.errors
  if (error || !isMap(document.contents)) {
    const line = error ? lineOf(error.pos[0]) : 1
    const found =
      error?.code === 'DUPLICATE_KEY' ? 'an id that is written twice' : 'something that YAML cannot read'
    return { terms: undefined, findings: [{ line, found, allowed }] }
  }
  const entries = document.contents.items.map(({ key, value }) => {
    const id = isScalar(key) ? String(key.value) : ''
    const line = isScalar(key) && key.range ? lineOf(key.range[0]) : 1
    const entry: unknown = (value as { toJS?: (of: typeof document) => unknown } | null)?.toJS?.(document)
    return { id, line, entry }
  })
  const findings = entries.flatMap(({ id, line, entry }) => {
    if (!glossarySchema.safeParse({ [id]: entry }).success)
      return [{ line, field: id, found: `an entry ${quoted(id)} that is not complete`, allowed }]
    return checkWords(JSON.stringify(entry)).map((finding) => ({ line, field: id, ...finding }))
  })
  return { terms: entries.map(({ id }) => id), findings }
}
