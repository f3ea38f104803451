import { fail, UnsupportedRule } from './rules-errors.mjs'
import { int64 } from './rules-operators.mjs'
import { Duration, isNumber, NANOS_PER_MILLI, NANOS_PER_SECOND, Timestamp, typeOf } from './rules-values.mjs'

/** @typedef {import('./rules-values.mjs').RulesValue} RulesValue */

/**
 * The built-in functions of the language, all with one argument.
 * @param {string} name
 * @param {RulesValue} value
 * @returns {RulesValue}
 */
export function callFunction(name, value) {
  if (name === 'int') return toInt(value)
  if (name === 'float') return toFloat(value)
  if (name === 'string') return toText(value)
  return value // debug() prints in Google's emulator and returns its argument
}

function toInt(value) {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isFinite(value)) return BigInt(Math.trunc(value))
  // Google's engine accepts digits of other scripts, such as the full-width 3.
  if (typeof value === 'string' && /\P{ASCII}/u.test(value))
    throw new UnsupportedRule('int() of non-ASCII text')
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return int64(BigInt(value.replace('+', '')))
  return fail(`int() of ${typeOf(value)}`)
}

function toFloat(value) {
  if (isNumber(value)) return Number(value)
  const isNumeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
  return isNumeric ? Number(value) : fail(`float() of ${typeOf(value)}`)
}

function toText(value) {
  if (typeof value === 'string') return value
  if (typeof value === 'bigint' || typeof value === 'boolean' || value === null) return String(value)
  throw new UnsupportedRule(`string() of ${typeOf(value)}`)
}

/**
 * `timestamp.…()` and `duration.…()`.
 * @param {string} namespace
 * @param {string} name
 * @param {RulesValue[]} args
 * @returns {RulesValue}
 */
export function callNamespace(namespace, name, args) {
  switch (`${namespace}.${name}`) {
    case 'timestamp.value':
      return new Timestamp(ints(args, 1)[0] * NANOS_PER_MILLI)
    case 'timestamp.date':
      return dateOf(...ints(args, 3))
    case 'duration.abs':
      return absolute(args[0])
    case 'duration.time':
      return durationOfTime(...ints(args, 4))
    default:
      return durationOf(args[0], args[1])
  }
}

function ints(args, count) {
  const valid = args.length === count && args.every((arg) => typeof arg === 'bigint')
  return valid ? args : fail(`expected ${count} int(s)`)
}

function dateOf(year, month, day) {
  if (year < 1n || year > 9999n || month < 1n || month > 12n || day < 1n || day > 31n) fail('no such date')
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (date.getUTCDate() !== Number(day)) fail('no such day in that month')
  return new Timestamp(BigInt(date.getTime()) * NANOS_PER_MILLI)
}

function absolute(duration) {
  if (!(duration instanceof Duration)) return fail('duration.abs()')
  return duration.nanos < 0n ? new Duration(-duration.nanos) : duration
}

/** The parts may exceed their usual range: 25 hours is a day and an hour. */
function durationOfTime(hours, minutes, seconds, nanos) {
  return new Duration(((hours * 60n + minutes) * 60n + seconds) * NANOS_PER_SECOND + nanos)
}

const NANOS_PER_UNIT = new Map([
  ['w', 604_800n * NANOS_PER_SECOND],
  ['d', 86_400n * NANOS_PER_SECOND],
  ['h', 3_600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', NANOS_PER_MILLI],
  ['ns', 1n],
])

function durationOf(count, unit) {
  const size = NANOS_PER_UNIT.get(unit)
  if (typeof count !== 'bigint' || size === undefined) fail('duration.value()')
  return new Duration(count * size)
}
