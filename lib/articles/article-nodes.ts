import type { Nodes } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { plainLiteral } from '../build/articles/plain-literal.mjs'
import type { BlockName } from './article-blocks'

/** A block of an article, on lines of its own or in a sentence. */
export type BlockNode = MdxJsxFlowElement | MdxJsxTextElement

/** Whether a node is a block. */
export function isBlock(node: Nodes | undefined): node is BlockNode {
  return node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement'
}

/** Whether a node is a block of this name. */
export function isBlockNamed<Name extends BlockName>(
  node: Nodes | undefined,
  name: Name,
): node is BlockNode & { name: Name } {
  return isBlock(node) && node.name === name
}

/**
 * Text of an attribute; `null` for one without a value, `undefined` for an expression that would have to be computed.
 */
export function plainValue({ value }: MdxJsxAttribute): string | null | undefined {
  if (typeof value === 'string') return value
  return value ? plainLiteral(value.value) : null
}

/** Text of the attribute with this name; `undefined` if there is none. */
export function attributeOf(node: BlockNode, name: string): string | undefined {
  const found = node.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
  return (found && plainValue(found)) ?? undefined
}

/** A node and its ancestors, the outermost first. */
export type NodeWithAncestors = { node: Nodes; ancestors: Nodes[] }

/** All nodes in the order of the text. */
export function nodesWithAncestors(tree: Nodes): NodeWithAncestors[] {
  const found: NodeWithAncestors[] = []
  const waiting: NodeWithAncestors[] = [{ node: tree, ancestors: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next)
    const { node, ancestors } = next
    if ('children' in node)
      for (const child of node.children.toReversed())
        waiting.push({ node: child, ancestors: [...ancestors, node] })
  }
  return found
}

/** Text inside a node as on the page. Blocks such as `<Product />` have none. */
export function textOf(node: Nodes): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Line on which a node begins, from 1 at the start of the parsed text; 1 for a node without a position. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}

/** The text from which a node was parsed. */
export function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset)
}

/** The nodes right before and after a node in its parent. */
export function siblingsOf({ node, ancestors }: NodeWithAncestors): [before?: Nodes, after?: Nodes] {
  const children = childrenOf(ancestors.at(-1))
  const at = children.indexOf(node)
  return [children[at - 1], children[at + 1]]
}

/** The nodes inside a node; none for one that cannot hold any. */
export function childrenOf(node: Nodes | undefined): readonly Nodes[] {
  return node && 'children' in node ? node.children : []
}
