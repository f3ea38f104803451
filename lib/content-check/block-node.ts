import type { Nodes } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { plainLiteral } from '../build/plain-literal.mjs'

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
