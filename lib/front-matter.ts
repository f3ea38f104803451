import matter from 'gray-matter'
import { LineCounter, parseDocument, type YAMLError } from 'yaml'

export type FrontMatter = {
  /** Field name to value, as YAML 1.2 reads it: dates stay text. */
  fields: Record<string, unknown>
  /** Field name to its line in the file, from 1. */
  lines: Record<string, number>
  body: string
  /** Line of the file on which the body starts, from 1. */
  bodyLine: number
}

/** A fault of the header itself; `line` is a line of the file. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError'
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message)
  }
}

const refuse = () => {
  throw new FrontMatterError('the header must be YAML between two lines of three dashes', 1)
}

/**
 * Splits an article into its YAML header and its body. gray-matter only splits: its own YAML reader turns impossible
 * dates into other dates, runs `---js` headers as code and answers a broken header with nothing at the second time.
 * @throws FrontMatterError
 */
export function readFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (!/^---\s*\n/.test(text))
    throw new FrontMatterError('the file must begin with a line of three dashes, then its fields', 1)
  if (!/\n---\s*(\n|$)/.test(text))
    throw new FrontMatterError('the header is not closed: put a line of three dashes after the last field', 1)
  const split = matter(text, {
    language: 'yaml',
    engines: { yaml: () => ({}), js: refuse, javascript: refuse, json: refuse, coffee: refuse },
  })
  const { fields, lines } = readYaml(split.matter)
  return {
    fields,
    lines,
    body: split.content,
    bodyLine: text.slice(0, text.length - split.content.length).split('\n').length,
  }
}

function readYaml(yaml: string): Pick<FrontMatter, 'fields' | 'lines'> {
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, schema: 'core' })
  const [error] = document.errors
  if (error) throw new FrontMatterError(describe(error), counter.linePos(error.pos[0]).line)
  const fields: unknown = document.toJS()
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new FrontMatterError('the header must be a list of fields, each as "name: value"', 1)
  const lines: Record<string, number> = {}
  const items =
    (document.contents as { items?: { key: { value: string; range?: [number, number, number] } }[] }).items ??
    []
  for (const { key } of items) if (key.range) lines[key.value] = counter.linePos(key.range[0]).line
  return { fields: fields as Record<string, unknown>, lines }
}

function describe(error: YAMLError): string {
  if (error.code === 'DUPLICATE_KEY') return 'a field is written twice; keep one of them'
  const [reason] = error.message.split(/ at line /)
  return `the header cannot be read (${reason}); a value with a colon or quotes needs quotes around it`
}
