import { toHtml } from 'hast-util-to-html'

/**
 * @typedef {import('hast').Root} Root
 * @typedef {import('hast').Properties} Properties
 * @typedef {import('./markup-nodes.mjs').Element} Element
 * @typedef {import('./markup-nodes.mjs').Content} Content
 */

/**
 * The same markup, in which what holds no block is HTML already instead of a tree of elements. Next writes, reads and
 * writes again every element of a page several times, and HTML is one word to it: an article takes a tenth less of a
 * build's processor. A page's policy lets React write only such HTML as stands on the page (borrowed-markup.mjs). Pure.
 * @param {Root} markup
 * @returns {Root}
 */
export function readyMarkup(markup) {
  // Only a whole document could hold anything else.
  const children = /** @type {Content[]} */ (markup.children)
  return { ...markup, children: children.map(ready) }
}

/**
 * @param {Content} node
 * @returns {Content}
 */
function ready(node) {
  if (node.type === 'element' && isPlain(node)) return withHtml(node)
  // The component of a table puts the caption among its children.
  return withChildren(node, isTable(node) ? (table) => withChildren(table, ready) : ready)
}

/**
 * @param {Content} node
 * @param {(child: Content) => Content} change
 * @returns {Content}
 */
function withChildren(node, change) {
  return 'children' in node ? { ...node, children: node.children.map(change) } : node
}

/** @param {Content} node */
function isTable(node) {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Table'
}

/**
 * @param {Content} node
 * @returns {boolean}
 */
function isPlain(node) {
  return node.type === 'text' || (node.type === 'element' && node.children.every(isPlain))
}

/**
 * Words alone are as short in a tree.
 * @param {Element} element
 * @returns {Element}
 */
function withHtml(element) {
  if (element.children.every(({ type }) => type === 'text')) return element
  const __html = toHtml(element.children, { characterReferences: { useNamedReferences: true } })
  // React's name for it. No attribute has an object for its value, so hast knows of none.
  const content = /** @type {Properties} */ (/** @type {unknown} */ ({ dangerouslySetInnerHTML: { __html } }))
  return { ...element, properties: { ...element.properties, ...content }, children: [] }
}
