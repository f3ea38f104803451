import { fail } from './rules-errors.mjs'
import { contains, Duration, equals, isNumber, RulesSet, Timestamp, typeOf } from './rules-values.mjs'

/** @typedef {import('./rules-values.mjs').RulesValue} RulesValue */

/**
 * Every binary operator except `&&` and `||`, which do not always evaluate both sides.
 * @param {string} operator
 * @param {RulesValue} left
 * @param {RulesValue} right
 * @returns {RulesValue}
 */
export function applyOperator(operator, left, right) {
  switch (operator) {
    case '==':
      return equals(left, right)
    case '!=':
      return !equals(left, right)
    case 'in':
      return isIn(left, right)
    case '<':
      return compare(left, right) < 0
    case '<=':
      return compare(left, right) <= 0
    case '>':
      return compare(left, right) > 0
    case '>=':
      return compare(left, right) >= 0
    default:
      return timeArithmetic(operator, left, right) ?? arithmetic(operator, left, right)
  }
}

function isIn(wanted, container) {
  if (Array.isArray(container)) return contains(container, wanted)
  if (container instanceof RulesSet) return contains(container.items, wanted)
  if (container instanceof Map) return container.has(wanted)
  return fail(`in on ${typeOf(container)}`)
}

function compare(left, right) {
  const type = typeOf(left)
  if (isNumber(left) && isNumber(right)) return order(left, right)
  if (type !== typeOf(right)) fail(`cannot compare ${type} with ${typeOf(right)}`)
  if (type === 'timestamp' || type === 'duration') return order(left.nanos, right.nanos)
  if (type === 'string') return order(left, right) // by UTF-16 units, in Google's engine as in JavaScript
  return fail(`cannot compare ${type}`)
}

function order(a, b) {
  if (a < b) return -1
  return a > b ? 1 : 0
}

/** `+` and `-` on times, and `+` on strings; undefined for other operands. */
function timeArithmetic(operator, left, right) {
  if (operator !== '+' && operator !== '-') return undefined
  const sign = operator === '+' ? 1n : -1n
  switch (`${typeOf(left)} ${operator} ${typeOf(right)}`) {
    case 'timestamp + duration':
    case 'timestamp - duration':
      return new Timestamp(left.nanos + sign * right.nanos)
    case 'duration + timestamp':
      return new Timestamp(left.nanos + right.nanos)
    case 'duration + duration':
    case 'duration - duration':
      return new Duration(left.nanos + sign * right.nanos)
    case 'timestamp - timestamp':
      return new Duration(left.nanos - right.nanos)
    case 'string + string':
      return left + right
    default:
      return undefined
  }
}

function arithmetic(operator, left, right) {
  if (!isNumber(left) || !isNumber(right)) fail(`${typeOf(left)} ${operator} ${typeOf(right)}`)
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if ((operator === '/' || operator === '%') && right === 0n) fail('division by zero')
    return int64(calculate(operator, left, right))
  }
  return calculate(operator, Number(left), Number(right))
}

function calculate(operator, a, b) {
  if (operator === '+') return a + b
  if (operator === '-') return a - b
  if (operator === '*') return a * b
  return operator === '/' ? a / b : a % b
}

/**
 * The number itself if it fits into 64 bits, an error otherwise.
 * @param {bigint} value
 */
export function int64(value) {
  return BigInt.asIntN(64, value) === value ? value : fail('the int is out of range')
}

/** @param {RulesValue} value */
export function negative(value) {
  return isNumber(value) ? -value : fail(`- on ${typeOf(value)}`)
}

/** `object.name` @param {RulesValue} object @param {string} name */
export function propertyOf(object, name) {
  if (!(object instanceof Map)) return fail(`property ${name} on ${typeOf(object)}`)
  return object.has(name) ? object.get(name) : fail(`property ${name} is undefined`)
}

/** `object[index]` @param {RulesValue} object @param {RulesValue} index */
export function elementAt(object, index) {
  if (object instanceof Map && typeof index === 'string') return propertyOf(object, index)
  const isSequence = Array.isArray(object) || typeof object === 'string'
  if (!isSequence || typeof index !== 'bigint') fail(`${typeOf(object)}[${typeOf(index)}]`)
  if (index < 0n || index >= BigInt(object.length)) fail('the index is out of bounds')
  return object[Number(index)]
}

/** `object[from:to]` @param {RulesValue} object @param {RulesValue} from @param {RulesValue} to */
export function sliceOf(object, from, to) {
  const isSequence = Array.isArray(object) || typeof object === 'string'
  if (!isSequence || typeof from !== 'bigint' || typeof to !== 'bigint') fail(`slice of ${typeOf(object)}`)
  const length = BigInt(object.length)
  // An empty slice at the very end, s[5:5] of five characters, is out of bounds in Google's engine, too.
  if (from < 0n || from >= length || to < from || to > length) fail('the slice is out of bounds')
  return object.slice(Number(from), Number(to))
}
