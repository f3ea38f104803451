import matter from 'gray-matter'
import { isMap, isScalar } from 'yaml'
import { readYaml, startOf, type TextFault } from '../yaml/yaml-text'
import { markedFields, markFaults, withoutMarks } from './marked-fields'

export type FrontMatter = {
  /** Field name to value, as YAML 1.2 reads it: dates stay text. */
  fields: Record<string, unknown>
  /** Field name to its line in the file, from 1. */
  lines: ReadonlyMap<string, number>
  body: string
  /** Line of the file on which the body starts, from 1. */
  bodyLine: number
}

/** All faults of a header at once, with line numbers of the file, and the body if it is known where that starts. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError'
  constructor(
    readonly faults: TextFault[],
    readonly content?: Pick<FrontMatter, 'body' | 'bodyLine'>,
  ) {
    super(faults.map(({ line, found }) => `line ${line}: found ${found}`).join('; '))
  }
}

const fence = 'a line of exactly three dashes (---)'

// gray-matter only splits the file: its own YAML parser turns impossible dates into other dates.
const splitOnly = { engines: { yaml: () => ({}) } }

/**
 * Splits an article into its YAML header and its body.
 * @throws FrontMatterError
 */
export function readFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  refuseOtherOpening(text)
  const { matter: yaml, content: body } = matter(text, splitOnly)
  refuseOtherClosing(yaml, text)
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length
  const header = readFields(yaml)
  if (Array.isArray(header)) throw new FrontMatterError(header, { body, bodyLine })
  return { ...header, body, bodyLine }
}

/**
 * gray-matter would run a header that begins with `---js` as code, and would take a file that begins in another way for
 * a body.
 */
function refuseOtherOpening(text: string) {
  const [first = ''] = text.split('\n')
  if (/^---[ \t]*$/.test(first)) return
  const above = wordsAboveHeader(text)
  if (above !== undefined) {
    const found = `${above ? JSON.stringify(above.slice(0, 40)) : 'an empty line'} above the front matter`
    throw new FrontMatterError([{ line: 1, found, allowed: `${fence} as the first line of the file` }])
  }
  const other = first.startsWith('---') ? `"${first.trim().slice(0, 40)}"` : 'no front matter'
  const found = isFenceToSee(first) ? faultOfFence(first) : other
  throw new FrontMatterError([{ line: 1, found, allowed: `${fence}, then the fields` }])
}

/** The first words above two fields under a line of three dashes, or '' for nothing but blanks; else `undefined`. */
function wordsAboveHeader(text: string): string | undefined {
  const { index = 0 } = /^---[ \t]*\n\s*\w+:[ \t].*\n\s*\w+:[ \t]/m.exec(text) ?? {}
  return index > 0 ? text.slice(0, index).trim().split('\n')[0] : undefined
}

/** Why a line that looks like a fence is not one. */
function faultOfFence(line: string): string {
  if (longDashes.test(line)) return `"${line.trim()}", where three dashes have turned into a longer one`
  return /^ +---[ \t]*$/.test(line)
    ? 'a space before the three dashes'
    : 'three dashes next to a space that is not a regular one'
}

/** Programs that write typographically make one of them while three dashes are typed. */
const longDashes = /^\s*-*[\u2012-\u2015]+-*\s*$/

function isFenceToSee(line: string): boolean {
  return line.trim() === '---' || longDashes.test(line)
}

/**
 * gray-matter would also end a header at `----` or `--- text`, or at the end of the file; the page's compiler would
 * not.
 */
function refuseOtherClosing(yaml: string, text: string) {
  const header = yaml.split('\n')
  const close = text.split('\n')[header.length]
  const gap = endOfFields(header)
  const allowed = `${fence} after the last field`
  if (gap || close === undefined) {
    const meant = header.findIndex((line, index) => index < (gap ?? header.length) && isFenceToSee(line))
    const found = 'front matter that is never closed'
    throw new FrontMatterError([
      meant < 0
        ? { line: gap ?? 1, found, allowed }
        : { line: meant + 1, found: faultOfFence(header[meant] ?? ''), allowed },
    ])
  }
  const found = isFenceToSee(close) ? faultOfFence(close) : 'three dashes with something after them'
  if (!/^---[ \t]*$/.test(close)) throw new FrontMatterError([{ line: header.length + 1, found, allowed }])
}

/** Line of the file after which the text of the article begins although the header is still open. */
function endOfFields([, ...header]: readonly string[]): number | undefined {
  const gap = header.findIndex((line, index) => {
    const next = header.slice(index).find((words) => words.trim())
    // Not a field, a list item, a comment, or a line indented under one of these.
    return !line.trim() && next !== undefined && !/^(?:\w[\w-]*\s*:|- |#?\s)/.test(next)
  })
  return gap > 0 ? gap + 1 : undefined
}

/** @returns the fields, or what is wrong with them */
function readFields(yaml: string): Pick<FrontMatter, 'fields' | 'lines'> | TextFault[] {
  // gray-matter's result begins with the line end of the first fence, so its line numbers are those of the file.
  const marked = markedFields(yaml)
  const { document, lineOf, faults } = readYaml(withoutMarks(yaml, marked))
  const others = faults.filter(({ line }) => !marked.some((field) => field.line === line))
  const all = [...markFaults(marked), ...others].sort((one, other) => one.line - other.line)
  if (all.length > 0) return all
  if (!isMap(document.contents))
    return [{ line: 2, found: 'no fields', allowed: 'fields, each written "name: value"' }]
  const lines = new Map<string, number>()
  for (const { key } of document.contents.items)
    if (isScalar(key)) lines.set(String(key.value), lineOf(startOf(key)))
  return { fields: document.toJS() as Record<string, unknown>, lines }
}
