import { createElement } from 'react'
import { isValue } from './reachable-rows.mjs'

/**
 * @typedef {string | number | boolean | null | Value[] | { [name: string]: Value }} Value of the tree
 * @typedef {[sign: '$', type: string, key: string | null, props: { [name: string]: Value }, ...Value[]]} TreeElement
 * @typedef {import('react').ReactElement | typeof changeable} Revived
 *
 * @typedef {object} Tree
 * @property {Map<string, Value>} values rows that another row may say in full instead of naming; one that a third points
 *   into is still there for it
 * @property {string[]} referenced places in the tree that another part of it points into
 * @property {Map<TreeElement, Revived>} revived what was found out of an element, because its ancestors ask too
 */

/**
 * @param {import('./flight-rows.mjs').Row[]} rows
 * @returns {Tree}
 */
export function readTree(rows) {
  return {
    values: new Map(
      rows.filter(isValue).map((row) => [row.id, row.tag === 'T' ? row.body : JSON.parse(row.body)]),
    ),
    referenced: rows.flatMap(({ body }) =>
      Array.from(body.matchAll(/"\$([0-9a-f]+:[^"]+)"/g), ([, place = '']) => place),
    ),
    revived: new Map(),
  }
}

/** React moves these to the head, or gives them their content in a way of its own. */
const special = new Set([
  'html',
  'head',
  'body',
  'title',
  'meta',
  'link',
  'style',
  'base',
  'textarea',
  'select',
  'option',
])

export const changeable = Symbol('what React may change')

/**
 * What React would render for a value of the tree, or `changeable`.
 * @param {Value} value
 * @param {Tree} tree
 * @returns {unknown}
 */
function revive(value, tree) {
  if (typeof value === 'string') return reviveText(value, tree)
  if (value === null || typeof value !== 'object') return value
  if (isElement(value)) return reviveElement(value, tree)
  // The names of a list are its places.
  const revived = /** @type {Record<string, unknown>} */ (Array.isArray(value) ? [] : {})
  for (const [name, item] of Object.entries(value)) {
    revived[name] = revive(item, tree)
    if (revived[name] === changeable) return changeable
  }
  return revived
}

/**
 * @param {TreeElement} element
 * @param {Tree} tree
 */
export function reviveElement(element, tree) {
  const revived = tree.revived.get(element) ?? reviveNewElement(element, tree)
  tree.revived.set(element, revived)
  return revived
}

/**
 * @param {TreeElement} element
 * @param {Tree} tree
 * @returns {Revived}
 */
function reviveNewElement([, type, key, props], tree) {
  if (!isTag(type) || special.has(type)) return changeable
  const revived = revive(props, tree)
  if (revived === changeable) return changeable
  // What was an object is one still.
  return createElement(type, { .../** @type {object} */ (revived), key })
}

/**
 * A text of the tree is one as it stands, or names a row, or something that is nothing to us.
 * @param {string} text
 * @param {Tree} tree
 */
function reviveText(text, tree) {
  if (!text.startsWith('$')) return text
  if (text.startsWith('$$')) return text.slice(1)
  if (text === '$undefined') return undefined
  const id = rowNamed(text)
  const value = id === undefined ? undefined : tree.values.get(id)
  if (value === undefined) return changeable
  return typeof value === 'string' ? value : revive(value, tree)
}

/** @param {string} text */
const rowNamed = (text) => /^\$L?([0-9a-f]+)$/.exec(text)?.[1]

/** @param {string} type */
export const isTag = (type) => typeof type === 'string' && /^[a-z]/.test(type)

/**
 * @param {Value} value
 * @returns {value is TreeElement}
 */
export function isElement(value) {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4
}
