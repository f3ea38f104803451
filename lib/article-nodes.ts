import type { Nodes } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { plainLiteral } from './build/articles/plain-literal.mjs'

/** A tag of an article with what it holds, on lines of its own or in a sentence. */
export type BlockNode = MdxJsxFlowElement | MdxJsxTextElement

export function isBlock(node: Nodes): node is BlockNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Text of an attribute, `null` for a bare name, `undefined` for an expression that computes. */
export function plainValue({ value }: MdxJsxAttribute): string | null | undefined {
  if (typeof value === 'string') return value
  return value ? plainLiteral(value.value) : null
}

/** Text of the attribute of a name; `undefined` when there is none. */
export function attributeOf(node: BlockNode, name: string): string | undefined {
  const found = node.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
  return (found && plainValue(found)) ?? undefined
}

/** A node of an article with what it stands in, the outermost first. */
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

/** Words inside a node, as the reader's page has them; blocks such as `<Product />` have none. */
export function textOf(node: Nodes): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Line on which a node begins, from 1 at the start of the text that was parsed; 1 for a node without a place. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}
