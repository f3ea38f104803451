/** A value that is already in Firestore's REST form. */
class RestValue {
  constructor(value) {
    this.value = value
  }
}

/**
 * Marks a REST value, for what plain JavaScript cannot express: `rest({ doubleValue: 597 })`.
 * @param {Record<string, unknown>} value
 */
export function rest(value) {
  return new RestValue(value)
}

/**
 * Converts plain JavaScript to Firestore's REST form. Whole numbers become integers.
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
export function toRest(value) {
  if (value instanceof RestValue) return value.value
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (Number.isInteger(value)) return { integerValue: String(value) }
  if (typeof value === 'number') return { doubleValue: value }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toRest) } }
  return { mapValue: { fields: toFields(value) } }
}

/** @param {Record<string, unknown>} record */
export function toFields(record) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toRest(value)]))
}
