/**
 * The part of the rules language that the evaluator models. A name that is not in these tables is rejected when the
 * rules are loaded, so that nothing is ever guessed.
 */

/** The operations for each word after `allow`. */
export const OPERATIONS = new Map([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
])

/** The types that may follow `is`. */
export const TYPES = new Set(
  'int float number bool string list map timestamp duration bytes latlng path'.split(' '),
)

/** Binary operators, from the lowest to the highest precedence. */
export const PRECEDENCE = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
]

/** Functions and the number of their arguments. */
export const FUNCTIONS = new Map([
  ['int', 1],
  ['float', 1],
  ['string', 1],
  ['debug', 1],
])

/** Functions that live in a namespace: `timestamp.date(…)`. */
export const NAMESPACES = new Map([
  ['timestamp', new Set(['date', 'value'])],
  ['duration', new Set(['value', 'time', 'abs'])],
])

/** Methods and the number of their arguments, for all types. */
export const METHODS = new Map([
  ...arity(0, 'size trim keys values toSet'),
  ...arity(0, 'addedKeys removedKeys changedKeys unchangedKeys affectedKeys'),
  ...arity(0, 'toMillis year month day hours minutes seconds nanos dayOfWeek dayOfYear date time'),
  ...arity(1, 'matches diff hasOnly hasAll hasAny concat removeAll difference intersection union'),
  ...arity(2, 'get'),
])

function arity(count, names) {
  return names.split(' ').map((name) => [name, count])
}
