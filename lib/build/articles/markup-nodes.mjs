/**
 * @typedef {import('hast').Element} Element
 * @typedef {import('hast').ElementContent} Content
 * @typedef {Extract<Content, { type: 'mdxJsxFlowElement' }>} Block
 */

/**
 * The bold words at the start of a list item, and what follows them.
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
 * Children of a list item, without the paragraph that Markdown wraps around them in a loose list.
 * @param {Element} item
 */
export function flow(item) {
  const [only, ...others] = item.children.filter((child) => child.type !== 'text' || child.value.trim())
  return only && isNamed(only, 'p') && others.length === 0 ? only.children : item.children
}

/**
 * A new element.
 * @param {string} tagName
 * @param {import('hast').Properties} properties
 * @param {Content[]} children
 * @returns {Element}
 */
export function element(tagName, properties, children) {
  return { type: 'element', tagName, properties, children }
}

/**
 * Whether a node is an element of this name.
 * @param {import('hast').RootContent} node
 * @param {string} tagName
 * @returns {node is Element}
 */
export function isNamed(node, tagName) {
  return node.type === 'element' && node.tagName === tagName
}

/**
 * The child elements of this name; none if there is no node.
 * @param {Block | Element | undefined} node
 * @param {string} tagName
 */
export function childrenNamed(node, tagName) {
  return (node?.children ?? []).filter((child) => isNamed(child, tagName))
}

/**
 * The text of an attribute of a block: empty for a bare name; `undefined` if the block does not have it.
 * @param {Block} block
 * @param {string} name
 */
export function attribute(block, name) {
  const found = block.attributes.find((candidate) => 'name' in candidate && candidate.name === name)
  return found && (typeof found.value === 'string' ? found.value : '')
}
