import { fail, UnsupportedRule } from './rules-errors.mjs'
import {
  contains,
  Duration,
  MapDiff,
  NANOS_PER_MILLI,
  NANOS_PER_SECOND,
  RulesSet,
  Timestamp,
  typeOf,
} from './rules-values.mjs'

/** @typedef {import('./rules-values.mjs').RulesValue} RulesValue */

/** @type {Record<string, Record<string, (object: unknown, ...args: unknown[]) => RulesValue>>} */
const METHODS_BY_TYPE = {
  string: {
    size: (text) => BigInt(text.length),
    trim: (text) => text.replaceAll(/^[\0-\x20]+|[\0-\x20]+$/g, ''), // ASCII only, unlike JavaScript's own
  },
  bytes: {
    size: () => {
      throw new UnsupportedRule('.size() of bytes')
    },
  },
  list: {
    ...collectionMethods((list) => list),
    toSet: (list) => new RulesSet(list),
    concat: (list, other) => (Array.isArray(other) ? [...list, ...other] : fail('.concat() of no list')),
    removeAll: (list, other) => without(list, itemsOf(other)),
  },
  set: {
    ...collectionMethods((set) => set.items),
    union: (set, other) => new RulesSet([...set.items, ...setItems(other)]),
    difference: (set, other) => new RulesSet(without(set.items, setItems(other))),
    intersection: (set, other) => new RulesSet(common(set.items, setItems(other))),
  },
  map: {
    size: (map) => BigInt(map.size),
    keys: (map) => [...map.keys()].sort(),
    values: (map) => [...map.keys()].sort().map((key) => map.get(key)),
    get: valueOrDefault,
    diff: (map, before) => (before instanceof Map ? new MapDiff(before, map) : fail('.diff() of no map')),
  },
  mapdiff: Object.fromEntries(
    ['addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys', 'affectedKeys'].map((name) => [
      name,
      (diff) => new RulesSet(diff[name]),
    ]),
  ),
  duration: {
    seconds: (duration) => duration.nanos / NANOS_PER_SECOND,
    nanos: (duration) => duration.nanos % NANOS_PER_SECOND,
  },
  timestamp: {
    toMillis: millisOf,
    year: (time) => BigInt(dateOf(time).getUTCFullYear()),
    month: (time) => BigInt(dateOf(time).getUTCMonth() + 1),
    day: (time) => BigInt(dateOf(time).getUTCDate()),
    hours: (time) => BigInt(dateOf(time).getUTCHours()),
    minutes: (time) => BigInt(dateOf(time).getUTCMinutes()),
    seconds: (time) => BigInt(dateOf(time).getUTCSeconds()),
    nanos: (time) => time.nanos % NANOS_PER_SECOND,
    dayOfWeek: (time) => BigInt(dateOf(time).getUTCDay() || 7), // Sunday is 7
    dayOfYear,
    date: (time) => new Timestamp(midnightBefore(time)),
    time: (time) => new Duration(time.nanos - midnightBefore(time)),
  },
}

/**
 * `object.name(args)`, for every method but `.matches()`, whose pattern is compiled when the rules are loaded.
 * @param {RulesValue} object
 * @param {string} name
 * @param {RulesValue[]} args
 */
export function callMethod(object, name, args) {
  const type = typeOf(object)
  const methods = METHODS_BY_TYPE[type] ?? {}
  return Object.hasOwn(methods, name) ? methods[name](object, ...args) : fail(`.${name}() on ${type}`)
}

function collectionMethods(items) {
  return {
    size: (me) => BigInt(items(me).length),
    hasOnly: (me, other) => isSubset(items(me), itemsOf(other)),
    hasAll: (me, other) => isSubset(itemsOf(other), items(me)),
    hasAny: (me, other) => itemsOf(other).some((item) => contains(items(me), item)),
  }
}

function isSubset(small, large) {
  return small.every((item) => contains(large, item))
}

function without(items, excluded) {
  return items.filter((item) => !contains(excluded, item))
}

function common(items, others) {
  return items.filter((item) => contains(others, item))
}

function itemsOf(value) {
  if (Array.isArray(value)) return value
  return value instanceof RulesSet ? value.items : fail(`expected a list, found ${typeOf(value)}`)
}

function setItems(value) {
  return value instanceof RulesSet ? value.items : fail(`expected a set, found ${typeOf(value)}`)
}

function valueOrDefault(map, key, otherwise) {
  if (typeof key !== 'string') throw new UnsupportedRule('.get() with a list of keys')
  return map.has(key) ? map.get(key) : otherwise
}

function millisOf(time) {
  return time.nanos / NANOS_PER_MILLI
}

function dateOf(time) {
  return new Date(Number(millisOf(time)))
}

function midnightBefore(time) {
  const date = dateOf(time)
  return BigInt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())) * NANOS_PER_MILLI
}

function dayOfYear(time) {
  const date = dateOf(time)
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1)
  return BigInt(Math.floor((date.getTime() - newYear) / 86_400_000) + 1)
}
