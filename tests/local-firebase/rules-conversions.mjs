import { UnsupportedRule } from './rules-errors.mjs'
import { Bytes, LatLng, NANOS_PER_MILLI, Path, Timestamp } from './rules-values.mjs'

/** @typedef {import('./rules-values.mjs').RulesValue} RulesValue */

/** @type {Record<string, (value: unknown) => RulesValue>} */
const CONVERTERS = {
  nullValue: () => null,
  booleanValue: (value) => value,
  integerValue: (value) => BigInt(value),
  doubleValue: (value) => Number(value), // also the strings NaN, Infinity and -Infinity
  stringValue: (value) => value,
  timestampValue: timestampFromText,
  bytesValue: (value) => new Bytes(value),
  referenceValue: (value) => new Path(value),
  geoPointValue: ({ latitude = 0, longitude = 0 }) => new LatLng(latitude, longitude),
  arrayValue: ({ values = [] }) => values.map(rulesValueFromRest),
  mapValue: ({ fields }) => rulesMapFromFields(fields),
}

/**
 * `{ stringValue: 'x' }` → the value as the rules see it.
 * @param {Record<string, unknown>} restValue
 * @returns {RulesValue}
 */
function rulesValueFromRest(restValue) {
  const [[kind, value]] = Object.entries(restValue)
  if (!Object.hasOwn(CONVERTERS, kind)) throw new UnsupportedRule(`a ${kind}`)
  return CONVERTERS[kind](value)
}

/** @param {Record<string, Record<string, unknown>>} [fields] the fields of a document in Firestore's REST form */
export function rulesMapFromFields(fields = {}) {
  return new Map(Object.entries(fields).map(([name, value]) => [name, rulesValueFromRest(value)]))
}

/**
 * Plain JSON, such as the claims of a token → the value as the rules see it.
 * @param {unknown} json
 * @returns {RulesValue}
 */
export function rulesValueFromJson(json) {
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json
  if (Array.isArray(json)) return json.map(rulesValueFromJson)
  if (json === null || typeof json !== 'object') return json
  return new Map(Object.entries(json).map(([name, value]) => [name, rulesValueFromJson(value)]))
}

function timestampFromText(text) {
  const [, seconds, fraction = ''] = /^(.*?)(?:\.(\d{1,9}))?Z$/.exec(text)
  return new Timestamp(BigInt(Date.parse(`${seconds}Z`)) * NANOS_PER_MILLI + BigInt(fraction.padEnd(9, '0')))
}
