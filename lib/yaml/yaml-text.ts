import { type Document, isAlias, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import {
  brokenLines,
  hasUsualIndent,
  lineOfWrongIndent,
  linesWithStrayBlank,
  repairCandidates,
} from './yaml-lines'
import { reasonFor, referenceReason, type YamlReason } from './yaml-reasons'

/** A fault in a text: `found` and `allowed` complete "found …" and "allowed: …"; `line` counts from 1. */
export type TextFault = { line: number; found: string; allowed: string }

export type YamlText = {
  document: Document
  /** Line of an offset, as YAML counts them: lines from 1, offsets from 0. */
  lineOf: (position: number) => number
  /** What YAML cannot read, or reads differently from what was meant. */
  faults: TextFault[]
  /** Whether the values can be checked further: those without a fault are as written. */
  isReadable: boolean
}

/** Parses text of editors as YAML 1.2, in which dates and `yes` stay text. Never throws. */
export function readYaml(text: string): YamlText {
  const asWritten = readAsWritten(text)
  const blanks = linesWithStrayBlank(text)
  const inErrors = asWritten.document.errors.length > 0 ? brokenLines(text) : []
  const broken = [...blanks, ...inErrors].sort((one, other) => one.line - other.line)
  const [first] = broken
  if (!first) return asWritten
  // A broken line makes YAML misread all lines below it, so its other errors there do not count.
  const faults = broken.map(({ line, reason, words }) => faultOf(line, reason, () => words))
  const sound = repairCandidates(text, broken)
    .map(readAsWritten)
    .find(({ isReadable }) => isReadable)
  const others = sound?.faults ?? asWritten.faults.filter(({ line }) => line < first.line)
  return {
    ...(sound ?? asWritten),
    faults: [...faults, ...others].sort((one, other) => one.line - other.line).filter(isFirstOfLine),
    isReadable: sound !== undefined,
  }
}

function readAsWritten(text: string): YamlText {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, schema: 'core', prettyErrors: false })
  const lineOf = (position: number) => counter.linePos(Math.min(position, text.length)).line
  const written = text.split('\n')
  const wordsOf = (line: number) => (written[line - 1] ?? '').trim()
  const errors = [...document.errors, ...document.warnings].filter(
    // After the end that YAML sees too early, it takes every word for an error of its own.
    ({ message }, index) => index === 0 || !/ in YAML stream\b/.test(message),
  )
  // Of several errors on a line, the others follow from the first.
  const firsts = errors.filter(
    ({ pos: [at] }, index) => errors.findIndex(({ pos }) => lineOf(pos[0]) === lineOf(at)) === index,
  )
  const nodes = nodesOf(document)
  const references = nodes.filter(isReference)
  return {
    document,
    lineOf,
    faults: [
      // First, because `*two words*` is also reported in general terms, and this says more.
      ...references.map((node) => faultOf(lineOf(startOf(node)), referenceReason, wordsOf)),
      ...firsts
        .map((error) => reasonFor(error, text, lineOf))
        .filter((reason, index, all) => isIndependent(reason, all.slice(0, index), written))
        .map(({ line, ...reason }) =>
          faultOf(reason.isIndent ? lineOfWrongIndent(written, line) : line, reason, wordsOf),
        ),
      ...nodes
        .filter((node) => isCut(node, text))
        .map((node) => cutFault(lineOf(node.range?.[1] ?? 0), wordsOf)),
    ].filter(isFirstOfLine),
    isReadable: errors.every(({ code }) => code === 'DUPLICATE_KEY') && references.length === 0,
  }
}

/** Offset at which a value begins. */
export function startOf(node: Node): number {
  return node.range?.[0] ?? 0
}

function nodesOf(document: Document): Node[] {
  const nodes: Node[] = []
  visit(document, { Node: (_, node) => void nodes.push(node) })
  return nodes
}

/**
 * `&name` gives a value a name and `*name` repeats it: repeated parts can grow without end, and no field needs them.
 */
function isReference(node: Node): boolean {
  return isAlias(node) || ('anchor' in node && node.anchor !== undefined)
}

/** Whether a value without quotation marks is cut off by a ` #`, which begins a comment in YAML. */
function isCut(value: Node, text: string): boolean {
  if (!isScalar(value) || value.type !== 'PLAIN' || !value.range) return false
  const rest = text.slice(value.range[1])
  return typeof value.value === 'string'
    ? /^[ \t]+#/.test(rest)
    : value.value === null && /^[ \t]*#/.test(rest)
}

function cutFault(line: number, wordsOf: (line: number) => string): TextFault {
  return {
    line,
    found: `a # that hides the rest of ${JSON.stringify(wordsOf(line).slice(0, 80))}`,
    allowed: 'no # after a space, or quotation marks around the whole value',
  }
}

function faultOf(line: number, { why, allowed }: YamlReason, wordsOf: (line: number) => string): TextFault {
  const words = wordsOf(line)
  return { line, found: words ? `${why} in "${words.slice(0, 80)}"` : why, allowed }
}

type Located = YamlReason & { line: number }

/** An indent error on the line below another one, or on a line like others of its name, only follows from that. */
function isIndependent(
  { line, isIndent, isTab }: Located,
  before: readonly Located[],
  written: readonly string[],
): boolean {
  const above = isIndent && !isTab ? before.filter((other) => other.isIndent) : []
  const isRight = lineOfWrongIndent(written, line) === line && hasUsualIndent(written, line - 1)
  return above.length === 0 || !(isRight || above.some((other) => other.line === line - 1))
}

function isFirstOfLine({ line }: TextFault, index: number, faults: TextFault[]): boolean {
  return faults.findIndex((fault) => fault.line === line) === index
}
