import { refuse } from './rules-errors.mjs'
import { unquote } from './rules-lexer.mjs'
import { PRECEDENCE, TYPES } from './rules-vocabulary.mjs'

/**
 * A node of the expression tree; `kind` determines which other properties exist.
 * @typedef {{ kind: string, line: number, [part: string]: unknown }} Expression
 */

/**
 * Parses one expression; the conditional operator has the lowest precedence.
 * @param {import('./rules-token-reader.mjs').TokenReader} reader
 * @returns {Expression}
 */
export function parseExpression(reader) {
  const condition = parseBinary(reader, 0)
  if (!reader.take('?')) return condition
  const whenTrue = parseExpression(reader)
  reader.need(':')
  const whenFalse = parseExpression(reader)
  return { kind: 'conditional', condition, whenTrue, whenFalse, line: condition.line }
}

function parseBinary(reader, level) {
  if (level === PRECEDENCE.length) return parseUnary(reader)
  let left = parseBinary(reader, level + 1)
  while (reader.current.kind !== 'string' && PRECEDENCE[level].includes(reader.current.text)) {
    const { text: operator, line } = reader.next()
    if (operator === 'is') {
      const type = reader.next().text
      if (!TYPES.has(type)) refuse(line, `is ${type}`)
      left = { kind: 'type test', operand: left, type, line }
    } else {
      left = { kind: 'binary', operator, left, right: parseBinary(reader, level + 1), line }
    }
  }
  return left
}

function parseUnary(reader) {
  const { line } = reader.current
  if (reader.take('!')) return { kind: 'not', operand: parseUnary(reader), line }
  if (reader.take('-')) return { kind: 'minus', operand: parseUnary(reader), line }
  return parsePostfix(reader, parsePrimary(reader))
}

function parsePostfix(reader, start) {
  let object = start
  for (;;) {
    const { line } = reader.current
    if (reader.take('.')) {
      const name = reader.name()
      object = reader.take('(')
        ? { kind: 'method', object, name, args: parseItems(reader, ')'), line }
        : { kind: 'member', object, name, line }
    } else if (reader.take('[')) {
      object = parseSubscript(reader, object, line)
    } else {
      return object
    }
  }
}

function parseSubscript(reader, object, line) {
  const index = parseExpression(reader)
  if (!reader.take(':')) {
    reader.need(']')
    return { kind: 'index', object, index, line }
  }
  const to = parseExpression(reader)
  reader.need(']')
  return { kind: 'slice', object, from: index, to, line }
}

function parsePrimary(reader) {
  const token = reader.next()
  const { text, line } = token
  if (token.kind === 'number') {
    return { kind: 'literal', value: text.includes('.') ? Number(text) : BigInt(text), line }
  }
  if (token.kind === 'string') return { kind: 'literal', value: unquote(token), line }
  if (token.kind === 'name') return parseNamed(reader, text, line)
  if (text === '[') return { kind: 'list', items: parseItems(reader, ']'), line }
  if (text === '{') refuse(line, 'a map literal')
  if (text === '/') refuse(line, 'a path literal (get, exists)')
  if (text !== '(') reader.unexpected(token, 'an expression')
  const inner = parseExpression(reader)
  reader.need(')')
  return inner
}

function parseNamed(reader, name, line) {
  if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true', line }
  if (name === 'null') return { kind: 'literal', value: null, line }
  if (reader.take('(')) return { kind: 'call', name, args: parseItems(reader, ')'), line }
  return { kind: 'variable', name, line }
}

function parseItems(reader, closing) {
  const items = []
  if (reader.take(closing)) return items
  do items.push(parseExpression(reader))
  while (reader.take(','))
  reader.need(closing)
  return items
}
