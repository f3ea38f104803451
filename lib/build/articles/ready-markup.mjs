import { toHtml } from 'hast-util-to-html'

/**
 * @typedef {import('hast').Root} Root
 * @typedef {import('hast').Properties} Properties
 * @typedef {import('./markup-nodes.mjs').Element} Element
 * @typedef {import('./markup-nodes.mjs').Content} Content
 */

/**
 * The same markup, in which elements without blocks have their content as HTML instead of a tree. Next serialises and
 * parses every element of a page several times, but HTML is a single string to it: this saves a tenth of an article's
 * build time. The page's Trusted Types policy lets React write only HTML that is on the page already
 * (borrowed-markup.mjs). Pure.
 * @param {Root} markup
 * @returns {Root}
 */
export function readyMarkup(markup) {
  // Only a complete document could have other children.
  const children = /** @type {Content[]} */ (markup.children)
  return { ...markup, children: children.map(ready) }
}

/**
 * @param {Content} node
 * @returns {Content}
 */
function ready(node) {
  if (node.type === 'element' && isPlain(node)) return withHtml(node)
  // The Table component adds the caption to the children of its table, so these stay a tree.
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
 * Text alone is as short in a tree.
 * @param {Element} element
 * @returns {Element}
 */
function withHtml(element) {
  if (element.children.every(({ type }) => type === 'text')) return element
  const __html = toHtml(element.children, { characterReferences: { useNamedReferences: true } })
  // React's prop. Its value is an object, which hast does not know as a property.
  const content = /** @type {Properties} */ (/** @type {unknown} */ ({ dangerouslySetInnerHTML: { __html } }))
  return { ...element, properties: { ...element.properties, ...content }, children: [] }
}
