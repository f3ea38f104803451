import matter from 'gray-matter'
import { isMap, isScalar, LineCounter, parseDocument, type YAMLError, type YAMLWarning } from 'yaml'
import { cutFault, isCut } from './cut-value'

export type FrontMatter = {
  /** Field name to value, as YAML 1.2 reads it: dates stay text. */
  fields: Record<string, unknown>
  /** Field name to its line in the file, from 1. */
  lines: ReadonlyMap<string, number>
  body: string
  /** Line of the file on which the body starts, from 1. */
  bodyLine: number
}

/** What is wrong with a header: `found` and `allowed` finish "found …" and "allowed is …"; `line` is a line of the file. */
export type HeaderFault = { line: number; found: string; allowed: string }

/** All faults of a header at once, and the body if at least the place where it starts is known. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError'
  constructor(
    readonly faults: HeaderFault[],
    readonly content?: Pick<FrontMatter, 'body' | 'bodyLine'>,
  ) {
    super(faults.map(({ line, found }) => `line ${line}: found ${found}`).join('; '))
  }
}

const fence = 'a line of exactly three dashes (---)'

/**
 * Splits an article into its YAML header and its body. gray-matter only splits: its own YAML reader turns impossible
 * dates into other dates, runs `---js` headers as code and answers a broken header with nothing at the second time.
 * @throws FrontMatterError
 */
export function readFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  refuseOtherFences(text)
  const { matter: yaml, content } = matter(text, {
    language: 'yaml',
    engines: { yaml: () => ({}), js: neverRun, javascript: neverRun, json: neverRun, coffee: neverRun },
  })
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length
  const header = readYaml(yaml)
  if (Array.isArray(header)) throw new FrontMatterError(header, { body: content, bodyLine })
  return { ...header, body: content, bodyLine }
}

/** `refuseOtherFences` has stopped before; this holds if it ever does not. */
function neverRun(): never {
  throw new FrontMatterError([{ line: 1, found: 'a header in another language', allowed: fence }])
}

/** gray-matter takes `---js`, `----` and `--- text` for fences; the compiler of the page does not. Both must agree. */
function refuseOtherFences(text: string) {
  const [first = '', ...rest] = text.split('\n')
  if (!/^---[ \t]*$/.test(first)) {
    const found = first.startsWith('---') ? `"${first.trim().slice(0, 40)}"` : 'no front matter'
    throw new FrontMatterError([{ line: 1, found, allowed: `${fence}, then the fields` }])
  }
  const close = rest.findIndex((line) => line.startsWith('---'))
  const last = lastField(close < 0 ? rest : rest.slice(0, close))
  const fault = { line: last ?? (close < 0 ? 1 : close + 2), allowed: `${fence} after the last field` }
  if (close < 0 || last)
    throw new FrontMatterError([{ ...fault, found: 'front matter that is never closed' }])
  if (!/^---[ \t]*$/.test(rest[close] ?? ''))
    throw new FrontMatterError([{ ...fault, found: 'a line that begins with three dashes and goes on' }])
}

/** Line of the file after which an article's text begins inside what should be its header. */
function lastField(header: readonly string[]): number | undefined {
  const gap = header.findIndex((line, index) => {
    const next = header.slice(index).find((words) => words.trim())
    // Neither a field, nor an item of a list, nor a remark, nor what is indented under one of them.
    return !line.trim() && next !== undefined && !/^(?:\w[\w-]*\s*:|- |#?\s)/.test(next)
  })
  return gap > 0 ? gap + 1 : undefined
}

/** @returns the fields, or what is wrong with them */
function readYaml(yaml: string): Pick<FrontMatter, 'fields' | 'lines'> | HeaderFault[] {
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, schema: 'core', prettyErrors: false })
  // What gray-matter hands over begins with the end of the first fence's line, so its lines are the file's.
  const lineOf = (position: number) => counter.linePos(Math.min(position, yaml.length)).line
  const written = yaml.split('\n')
  const wrong = [...document.errors, ...document.warnings]
  if (wrong.length > 0)
    return wrong.map((error) => {
      const line = lineOf(error.pos[0])
      return { line, ...faultOf(error, (written[line - 1] ?? '').trim()) }
    })
  if (!isMap(document.contents))
    return [{ line: 2, found: 'no fields', allowed: 'fields, each as "name: value"' }]
  const cut = document.contents.items.filter(({ value }) => isCut(value, yaml))
  if (cut.length > 0)
    return cut.map(({ key }) => {
      const line = isScalar(key) && key.range ? lineOf(key.range[0]) : 1
      return { line, ...cutFault(written[line - 1] ?? '') }
    })
  const lines = new Map<string, number>()
  for (const { key } of document.contents.items)
    if (isScalar(key) && key.range) lines.set(String(key.value), lineOf(key.range[0]))
  try {
    // Repeated parts (`&name` and `*name`) could grow without end, and no field needs them.
    return { fields: document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>, lines }
  } catch {
    const line = written.findIndex((words) => words.includes('*')) + 1
    return [{ line, found: 'a value that begins with *', allowed: 'quotes around such a value' }]
  }
}

const quotesAround = 'quotes around a value that holds a colon, a quotation mark or a bracket'

const faults: Partial<Record<YAMLError['code'], { why: string; allowed: string }>> = {
  DUPLICATE_KEY: { why: 'a field that is written twice', allowed: 'each field once' },
  BLOCK_AS_IMPLICIT_KEY: { why: 'a second colon in the value', allowed: quotesAround },
  MULTILINE_IMPLICIT_KEY: { why: 'no colon after a name', allowed: 'each field as "name: value"' },
  MISSING_CHAR: {
    why: 'a mark that is missing or not closed',
    allowed: 'quotation marks and brackets in pairs',
  },
  TAB_AS_INDENT: { why: 'a tab at the start', allowed: 'spaces instead of tabs' },
  BAD_INDENT: { why: 'a wrong indent', allowed: 'no spaces before a field, two before the lines of a list' },
  BAD_SCALAR_START: {
    why: 'a value that begins with a reserved mark',
    allowed: 'quotes around such a value',
  },
  BAD_ALIAS: { why: 'a value that begins with * or &', allowed: 'quotes around such a value' },
  BAD_DQ_ESCAPE: { why: 'a backslash between double quotes', allowed: 'single quotes around such a value' },
  TAG_RESOLVE_FAILED: { why: 'a value that begins with !', allowed: 'quotes around such a value' },
}

/** A fault of YAML in the words of somebody who writes; `line` is what stands there. */
export function faultOf({ code }: YAMLError | YAMLWarning, line: string): Omit<HeaderFault, 'line'> {
  const { why, allowed } = faults[code] ?? { why: 'something that YAML cannot read', allowed: quotesAround }
  return { found: line ? `${why} in "${line.slice(0, 80)}"` : why, allowed }
}
