/**
 * The values of the rules language. An int is a JavaScript bigint, a float a number, a list an array, and a map a Map;
 * null, bool and string are the same as in JavaScript; the rest are the classes below.
 * @typedef {null | boolean | string | bigint | number | RulesValue[] | Map<string, RulesValue>
 *   | Timestamp | Duration | Bytes | LatLng | Path | RulesSet | MapDiff} RulesValue
 */

export const NANOS_PER_MILLI = 1_000_000n
export const NANOS_PER_SECOND = 1_000_000_000n

export class Timestamp {
  /** @param {bigint} nanos since 1970 */
  constructor(nanos) {
    this.nanos = nanos
  }
}

export class Duration {
  /** @param {bigint} nanos */
  constructor(nanos) {
    this.nanos = nanos
  }
}

export class Bytes {
  /** @param {string} base64 */
  constructor(base64) {
    this.base64 = base64
  }
}

export class LatLng {
  /** @param {number} latitude @param {number} longitude */
  constructor(latitude, longitude) {
    this.latitude = latitude
    this.longitude = longitude
  }
}

export class Path {
  /** @param {string} text */
  constructor(text) {
    this.text = text
  }
}

export class RulesSet {
  /** @param {RulesValue[]} items duplicates are removed */
  constructor(items) {
    /** @type {RulesValue[]} */
    this.items = []
    for (const item of items) if (!contains(this.items, item)) this.items.push(item)
  }
}

/** What `map.diff(before)` returns: the keys, grouped by how they changed. */
export class MapDiff {
  /** @param {Map<string, RulesValue>} before @param {Map<string, RulesValue>} after */
  constructor(before, after) {
    const common = [...after.keys()].filter((key) => before.has(key))
    this.addedKeys = [...after.keys()].filter((key) => !before.has(key))
    this.removedKeys = [...before.keys()].filter((key) => !after.has(key))
    this.unchangedKeys = common.filter((key) => identical(before.get(key), after.get(key)))
    this.changedKeys = common.filter((key) => !identical(before.get(key), after.get(key)))
    this.affectedKeys = [...this.addedKeys, ...this.removedKeys, ...this.changedKeys]
  }
}

/** @param {RulesValue} value */
export function isNumber(value) {
  return typeof value === 'bigint' || typeof value === 'number'
}

/**
 * The type name, as in `is` and in error messages.
 * @param {RulesValue} value
 */
export function typeOf(value) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (value instanceof Map) return 'map'
  if (value instanceof Timestamp) return 'timestamp'
  if (value instanceof Duration) return 'duration'
  if (value instanceof Bytes) return 'bytes'
  if (value instanceof LatLng) return 'latlng'
  if (value instanceof Path) return 'path'
  if (value instanceof RulesSet) return 'set'
  if (value instanceof MapDiff) return 'mapdiff'
  return { bigint: 'int', number: 'float', boolean: 'bool', string: 'string' }[typeof value]
}

/**
 * The `==` operator: 597 == 597.0 …
 * @param {RulesValue} a @param {RulesValue} b
 */
export function equals(a, b) {
  // An int and a float are compared without conversion, which would round.
  return isNumber(a) && isNumber(b) ? a <= b && a >= b : identical(a, b)
}

/**
 * … but inside a list, a map or a set an int never equals a float (as in Google's engine).
 * @param {RulesValue} a @param {RulesValue} b
 * @returns {boolean}
 */
function identical(a, b) {
  const type = typeOf(a)
  if (type !== typeOf(b)) return false
  switch (type) {
    case 'list':
      return a.length === b.length && a.every((item, i) => identical(item, b[i]))
    case 'map':
      return a.size === b.size && [...a].every(([k, v]) => b.has(k) && identical(v, b.get(k)))
    case 'set':
      return a.items.length === b.items.length && a.items.every((item) => contains(b.items, item))
    case 'timestamp':
    case 'duration':
      return a.nanos === b.nanos
    case 'bytes':
      return a.base64 === b.base64
    case 'latlng':
      return a.latitude === b.latitude && a.longitude === b.longitude
    case 'path':
      return a.text === b.text
    default:
      return a === b
  }
}

/** @param {RulesValue[]} list @param {RulesValue} wanted */
export function contains(list, wanted) {
  return list.some((item) => identical(item, wanted))
}
