import { reject } from './firestore-error.mjs'

/**
 * Firestore's REST form of a document: `{ name: { stringValue: 'x' } }`.
 * @typedef {Record<string, Record<string, unknown>>} Fields
 */

const MAX_NAME = 1500
const MAX_DOCUMENT = 1_048_576
const MAX_DEPTH = 20
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/

/** @type {Record<string, (value: unknown) => boolean>} */
const IS_VALID = {
  nullValue: (value) => value === null || value === 'NULL_VALUE',
  booleanValue: (value) => typeof value === 'boolean',
  integerValue: isInteger,
  doubleValue: isDouble,
  stringValue: (value) => typeof value === 'string',
  timestampValue: (value) => TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value)),
  bytesValue: (value) => typeof value === 'string',
  referenceValue: (value) => typeof value === 'string',
  geoPointValue: isObject,
  mapValue: isObject,
  arrayValue: isObject,
}

/**
 * Rejects an invalid document, as Firestore does before it applies the rules.
 * @param {Fields} fields
 */
export function validateDocument(fields) {
  validateFields(fields, 0)
  if (Buffer.byteLength(JSON.stringify(fields)) > MAX_DOCUMENT)
    reject('INVALID_ARGUMENT', 'the document is too large')
}

function validateFields(fields, depth) {
  if (!isObject(fields) || Array.isArray(fields)) reject('INVALID_ARGUMENT', 'fields must be an object')
  if (depth > MAX_DEPTH) reject('INVALID_ARGUMENT', 'the document is nested too deeply')
  for (const [name, value] of Object.entries(fields)) {
    if (!isName(name)) reject('INVALID_ARGUMENT', `invalid field name ${name}`)
    validateValue(value, depth)
  }
}

function validateValue(value, depth) {
  const kinds = isObject(value) ? Object.keys(value) : []
  const [kind] = kinds
  if (kinds.length !== 1 || !Object.hasOwn(IS_VALID, kind) || !IS_VALID[kind](value[kind])) {
    reject('INVALID_ARGUMENT', `invalid value ${JSON.stringify(value)?.slice(0, 80)}`)
  }
  if (kind === 'mapValue') validateFields(value.mapValue.fields ?? {}, depth + 1)
  if (kind === 'arrayValue') {
    for (const item of value.arrayValue.values ?? []) {
      if (item?.arrayValue) reject('INVALID_ARGUMENT', 'a list may not contain a list')
      validateValue(item, depth + 1)
    }
  }
}

/**
 * Whether a string may be a field name or a document id; the form __…__ is reserved.
 * @param {string} name
 */
export function isName(name) {
  return name !== '' && Buffer.byteLength(name) <= MAX_NAME && !/^__.*__$/.test(name)
}

function isObject(value) {
  return value !== null && typeof value === 'object'
}

function isInteger(value) {
  return /^-?\d{1,19}$/.test(String(value)) && BigInt.asIntN(64, BigInt(value)) === BigInt(value)
}

function isDouble(value) {
  if (typeof value === 'number' || ['NaN', 'Infinity', '-Infinity'].includes(value)) return true
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
}

/**
 * The fields of a document after a write with an update mask: only those in the mask change.
 * @param {Fields} current
 * @param {Fields} written
 * @param {string[]} fieldPaths
 */
export function mergeFields(current, written, fieldPaths) {
  return fieldPaths.reduce(
    (fields, path) => setField(fields, path, valueAt(written, splitPath(path))),
    current,
  )
}

/**
 * A copy of the fields with one of them set, or removed when the value is undefined.
 * @param {Fields} fields
 * @param {string} fieldPath such as 'subscription.price'
 * @param {Record<string, unknown> | undefined} value
 */
export function setField(fields, fieldPath, value) {
  return setAt(fields, splitPath(fieldPath), value)
}

function setAt(fields, [name, ...rest], value) {
  const copy = { ...fields }
  const isMap = copy[name]?.mapValue !== undefined
  if (rest.length > 0) {
    if (value === undefined && !isMap) return copy
    copy[name] = { mapValue: { fields: setAt(copy[name]?.mapValue?.fields ?? {}, rest, value) } }
  } else if (value === undefined) {
    delete copy[name]
  } else {
    copy[name] = value
  }
  return copy
}

function valueAt(fields, [name, ...rest]) {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return rest.length === 0 ? value : valueAt(value?.mapValue?.fields ?? {}, rest)
}

function splitPath(path) {
  if (/[`\\]/.test(path)) reject('UNIMPLEMENTED', 'quoted field paths: not modelled by the local Firestore')
  return path.split('.')
}
