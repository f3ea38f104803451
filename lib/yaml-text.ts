import {
  type Document,
  isAlias,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'

/** What is wrong with a text: `found` and `allowed` finish "found …" and "allowed is …"; `line` counts from 1. */
export type TextFault = { line: number; found: string; allowed: string }

export type YamlText = {
  document: Document
  /** Line of a place of the text, both as YAML counts them: lines from 1, places from 0. */
  lineOf: (position: number) => number
  /** What YAML cannot read, and what it reads as something else than its writer meant. */
  faults: TextFault[]
  /** Whether each value can be judged all the same: those without a fault are as they were written. */
  isReadable: boolean
}

/** Reads what an editor writes as YAML 1.2, in which dates and `yes` stay text. Never throws. */
export function readYaml(text: string): YamlText {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, schema: 'core', prettyErrors: false })
  const lineOf = (position: number) => counter.linePos(Math.min(position, text.length)).line
  const written = text.split('\n')
  const faultAt = (position: number, say: (words: string) => Omit<TextFault, 'line'>) => {
    const line = lineOf(position)
    return { line, ...say((written[line - 1] ?? '').trim()) }
  }
  const errors = [...document.errors, ...document.warnings]
  const nodes = nodesOf(document)
  const references = nodes.filter(isReference)
  return {
    document,
    lineOf,
    faults: [
      // `*two words*` is a fault of a general kind, too; this one says more.
      ...references.map((node) => faultAt(startOf(node), (words) => faultOf('BAD_ALIAS', words))),
      ...errors.map(({ code, pos }) => faultAt(pos[0], (words) => faultOf(code, words))),
      ...nodes.filter((node) => isCut(node, text)).map((node) => faultAt(node.range?.[1] ?? 0, cutFault)),
    ].filter(isFirstOfLine),
    isReadable: errors.every(({ code }) => code === 'DUPLICATE_KEY') && references.length === 0,
  }
}

/** Place of the text at which a value begins. */
export function startOf(node: Node): number {
  return node.range?.[0] ?? 0
}

function nodesOf(document: Document): Node[] {
  const nodes: Node[] = []
  visit(document, { Node: (_, node) => void nodes.push(node) })
  return nodes
}

/** `&name` gives a value a name and `*name` repeats it: repeated parts can grow without end, and no field needs them. */
function isReference(node: Node): boolean {
  return isAlias(node) || ('anchor' in node && node.anchor !== undefined)
}

/** Whether a value stands without quotation marks before a ` #`, from which on YAML takes the line for a remark. */
function isCut(value: Node, text: string): boolean {
  if (!isScalar(value) || value.type !== 'PLAIN' || !value.range) return false
  const rest = text.slice(value.range[1])
  return typeof value.value === 'string'
    ? /^[ \t]+#/.test(rest)
    : value.value === null && /^[ \t]*#/.test(rest)
}

function cutFault(words: string): Omit<TextFault, 'line'> {
  return {
    found: `a # that hides the rest of ${JSON.stringify(words.slice(0, 80))}`,
    allowed: 'quotation marks around the whole value',
  }
}

function isFirstOfLine({ line }: TextFault, index: number, faults: TextFault[]): boolean {
  return faults.findIndex((fault) => fault.line === line) === index
}

const quotesAround = 'quotes around a value that holds a colon, a quotation mark or a bracket'

const reasons: Partial<Record<YAMLError['code'], { why: string; allowed: string }>> = {
  DUPLICATE_KEY: { why: 'a name that is written twice', allowed: 'each name once' },
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

/** A fault of YAML in the words of somebody who writes; `words` are those of its line. */
function faultOf(code: YAMLError['code'], words: string): Omit<TextFault, 'line'> {
  const { why, allowed } = reasons[code] ?? { why: 'something that YAML cannot read', allowed: quotesAround }
  return { found: words ? `${why} in "${words.slice(0, 80)}"` : why, allowed }
}
