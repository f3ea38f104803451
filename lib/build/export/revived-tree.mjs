import { createElement } from 'react'
import { isValue } from './reachable-rows.mjs'

/**
 * @typedef {string | number | boolean | null | Value[] | { [name: string]: Value }} Value of the tree
 * @typedef {[sign: '$', type: string, key: string | null, props: { [name: string]: Value }, ...Value[]]} TreeElement
 * @typedef {import('react').ReactElement | typeof changeable} Revived
 *
 * @typedef {object} Tree
 * @property {Map<string, Value>} values rows that may be copied into a row that refers to them; they stay in the tree
 *   for other references
 * @property {string[]} referenced places in the tree that another part of it refers to
 * @property {Map<TreeElement, Revived>} revived results for elements, which their ancestors need, too
 */

/**
 * Parses the rows of a page's tree.
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

/** React moves these elements to the head, or handles their content in a special way. */
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
  // The keys of a list are its indexes.
  const revived = /** @type {Record<string, unknown>} */ (Array.isArray(value) ? [] : {})
  for (const [name, item] of Object.entries(value)) {
    revived[name] = revive(item, tree)
    if (revived[name] === changeable) return changeable
  }
  return revived
}

/**
 * The React element that an element of the tree stands for, or `changeable`.
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
  // Props are an object, and revived ones still are.
  return createElement(type, { .../** @type {object} */ (revived), key })
}

/**
 * A string of the tree is itself, a reference to a row, or something that does not concern us.
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

/**
 * Whether the type of an element is an HTML tag, not a component.
 * @param {string} type
 */
const isTag = (type) => typeof type === 'string' && /^[a-z]/.test(type)

/**
 * Whether a value of the tree is an element.
 * @param {Value} value
 * @returns {value is TreeElement}
 */
export function isElement(value) {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4
}
