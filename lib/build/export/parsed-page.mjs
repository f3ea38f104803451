import { html, defaultTreeAdapter as tree } from 'parse5'

/**
 * A page as parse5 reads it: what finding and changing its elements takes.
 * https://parse5.js.org/modules/parse5.DefaultTreeAdapterTypes.html
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} ChildNode
 */

/**
 * Replaces an element by its children.
 * @param {Element} element
 */
export function replaceByContent(element) {
  for (const child of [...tree.getChildNodes(element)]) {
    tree.detachNode(child)
    insertBefore(child, element)
  }
  tree.detachNode(element)
}

/**
 * Inserts a node in front of an element.
 * @param {ChildNode} added
 * @param {Element} element of a page, so it has a parent
 */
export function insertBefore(added, element) {
  if (element.parentNode) tree.insertBefore(element.parentNode, added, element)
}

/**
 * The first matching element inside another, in document order.
 * @param {ParentNode} parent
 * @param {(element: Element) => boolean} matches
 * @returns {Element | undefined}
 */
export function find(parent, matches) {
  for (const child of tree.getChildNodes(parent)) {
    if (!tree.isElementNode(child)) continue
    const found = matches(child) ? child : find(child, matches)
    if (found) return found
  }
  return undefined
}

/**
 * All text in a node.
 * @param {ChildNode | undefined} node
 * @returns {string}
 */
export function textOf(node) {
  if (!node) return ''
  if (tree.isTextNode(node)) return tree.getTextNodeContent(node)
  return tree.isElementNode(node) ? tree.getChildNodes(node).map(textOf).join('') : ''
}

/**
 * A new HTML element without attributes.
 * @param {string} tagName
 */
export function newElement(tagName) {
  return tree.createElement(tagName, html.NS.HTML, [])
}

/**
 * Whether an element has a class.
 * @param {Element} element
 * @param {string} name
 */
export function hasClass(element, name) {
  return attribute(element, 'class')?.split(' ').includes(name) ?? false
}

/**
 * The value of an attribute; `undefined` if the element does not have it.
 * @param {Element} element
 * @param {string} name
 */
export function attribute(element, name) {
  return element.attrs.find((candidate) => candidate.name === name)?.value
}
