import { attributeOf, type BlockNode, textOf } from '../article-nodes'
import { termId } from '../glossary'

/** The glossary entry that a `<Term>` asks for, by its id or its words. */
export function termOf(node: BlockNode, terms: readonly string[]): string {
  return attributeOf(node, 'id') ?? termId(textOf(node), terms)
}
