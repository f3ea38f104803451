import { termId } from '../glossary'
import { textOf } from './article-tree'
import { attributeOf, type BlockNode } from './block-node'

/** The glossary entry that a `<Term>` asks for, by its id or its words. */
export function termOf(node: BlockNode, terms: readonly string[]): string {
  return attributeOf(node, 'id') ?? termId(textOf(node), terms)
}
