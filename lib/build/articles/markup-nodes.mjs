/**
 * @typedef {import('hast').Element} Element
 * @typedef {import('hast').ElementContent} Content
 * @typedef {Extract<Content, { type: 'mdxJsxFlowElement' }>} Block
 */

/**
 * The bold words that open a list item, and what follows them.
 * @param {Element} item
 * @returns {[lead: Content[], rest: Content[]]}
 */
export function splitLead(item) {
  const words = flow(item)
  const lead = words.find((child) => isNamed(child, 'strong'))
  if (!lead) return [[], words]
  const rest = words.slice(words.indexOf(lead) + 1)
  if (rest[0]?.type === 'text') rest[0] = { ...rest[0], value: rest[0].value.replace(/^[\s:]+/, '') }
  return [lead.children, rest]
}

/**
 * Children of a list item without the paragraph that Markdown puts around them in a loose list.
 * @param {Element} item
 */
export function flow(item) {
  const [only, ...others] = item.children.filter((child) => child.type !== 'text' || child.value.trim())
  return only && isNamed(only, 'p') && others.length === 0 ? only.children : item.children
}

/**
 * @param {string} tagName
 * @param {import('hast').Properties} properties
 * @param {Content[]} children
 * @returns {Element}
 */
export function element(tagName, properties, children) {
  return { type: 'element', tagName, properties, children }
}

/**
 * @param {import('hast').RootContent} node
 * @param {string} tagName
 * @returns {node is Element}
 */
export function isNamed(node, tagName) {
  return node.type === 'element' && node.tagName === tagName
}

/**
 * @param {Block | Element | undefined} node
 * @param {string} tagName
 */
export function childrenNamed(node, tagName) {
  return (node?.children ?? []).filter((child) => isNamed(child, tagName))
}

/**
 * @param {Block} block
 * @param {string} name
 */
export function attribute(block, name) {
  const found = block.attributes.find((candidate) => 'name' in candidate && candidate.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

/**
 * @param {Block} block
 * @param {string} name
 * @param {string} value
 */
export function setAttribute(block, name, value) {
  block.attributes.push({ type: 'mdxJsxAttribute', name, value })
}
