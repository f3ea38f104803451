import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { termId } from '../glossary'
import { textOf } from './article-tree'

/** The glossary entry that a `<Term>` asks for, by its id or its words. */
export function termOf(node: MdxJsxFlowElement | MdxJsxTextElement, terms: readonly string[]): string {
  const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value
  return typeof id === 'string' ? id : termId(textOf(node), terms)
}
