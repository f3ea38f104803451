import { refuse } from './rules-errors.mjs'
import { parseExpression } from './rules-expression-parser.mjs'
import { tokenize, unquote } from './rules-lexer.mjs'
import { resolveNames } from './rules-resolver.mjs'
import { TokenReader } from './rules-token-reader.mjs'
import { OPERATIONS } from './rules-vocabulary.mjs'

/**
 * @typedef {import('./rules-expression-parser.mjs').Expression} Expression
 * @typedef {{ literal: string } | { name: string, rest: boolean }} Segment
 * @typedef {{ operations: Set<string>, condition: Expression, line: number }} Allow
 * @typedef {{ name: string, parameters: string[], lets: [string, Expression][], body: Expression,
 *   scope: Map<string, RulesFunction> }} RulesFunction
 * @typedef {{ segments: Segment[], matches: Block[], functions: Map<string, RulesFunction>, allows: Allow[],
 *   scope: Map<string, RulesFunction> }} Block
 */

/**
 * Parses the text of a rules file. Throws RulesSyntaxError for an error in it, and UnsupportedRule for what this
 * evaluator does not model: either way before any request is evaluated.
 * @param {string} source
 * @returns {Block}
 */
export function parseRules(source) {
  const reader = new TokenReader(tokenize(source))
  parseVersion(reader)
  for (const word of ['service', 'cloud', '.', 'firestore', '{']) reader.need(word)
  const root = parseBlock(reader, source)
  reader.need('}')
  if (reader.current.kind !== 'end') reader.unexpected(reader.current, 'the end of the file')
  resolveNames(root)
  return root
}

function parseVersion(reader) {
  if (!reader.take('rules_version')) refuse(1, "a file without rules_version = '2'")
  reader.need('=')
  const version = reader.next()
  if (version.kind !== 'string' || unquote(version) !== '2') reader.unexpected(version, "'2'")
  reader.need(';')
}

/** The statements between two braces. */
function parseBlock(reader, source, segments = []) {
  const block = { segments, matches: [], functions: new Map(), allows: [], scope: new Map() }
  for (;;) {
    if (reader.take('match')) block.matches.push(parseMatch(reader, source))
    else if (reader.take('function')) parseFunction(reader, block.functions)
    else if (reader.take('allow')) block.allows.push(parseAllow(reader))
    else return block
  }
}

function parseMatch(reader, source) {
  const segments = parsePath(reader, source)
  reader.need('{')
  const block = parseBlock(reader, source, segments)
  reader.need('}')
  return block
}

function parsePath(reader, source) {
  const segments = []
  while (reader.take('/')) {
    if (reader.take('{')) {
      segments.push({ name: reader.name(), rest: reader.take('=**') !== null })
      reader.need('}')
    } else {
      segments.push({ literal: parseLiteralSegment(reader, source) })
    }
  }
  return segments.length > 0 ? segments : reader.unexpected(reader.current, 'a path')
}

/** A literal segment ('a-b.c') is not a single token: it is the text up to the next '/', '{' or whitespace. */
function parseLiteralSegment(reader, source) {
  const { start } = reader.current
  const [text] = /^[^\s/{]*/.exec(source.slice(start))
  if (text === '') reader.unexpected(reader.current, 'a path segment')
  while (reader.current.kind !== 'end' && reader.current.start < start + text.length) reader.next()
  return text
}

function parseFunction(reader, functions) {
  const name = reader.name()
  const parameters = []
  reader.need('(')
  if (!reader.take(')')) {
    do parameters.push(reader.name())
    while (reader.take(','))
    reader.need(')')
  }
  reader.need('{')
  const lets = []
  while (reader.take('let')) lets.push(parseLet(reader))
  reader.need('return')
  const body = parseExpression(reader)
  reader.take(';')
  reader.need('}')
  functions.set(name, { name, parameters, lets, body, scope: new Map() })
}

function parseLet(reader) {
  const name = reader.name()
  reader.need('=')
  const value = parseExpression(reader)
  reader.need(';')
  return [name, value]
}

function parseAllow(reader) {
  const { line } = reader.current
  const operations = new Set()
  do {
    const word = reader.name()
    for (const operation of OPERATIONS.get(word) ?? refuse(line, `allow ${word}`)) operations.add(operation)
  } while (reader.take(','))
  let condition = { kind: 'literal', value: true, line }
  if (reader.take(':')) {
    reader.need('if')
    condition = parseExpression(reader)
  }
  reader.need(';')
  return { operations, condition, line }
}
