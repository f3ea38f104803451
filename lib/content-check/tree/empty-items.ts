import type { Blockquote, ListItem, Nodes, Root } from 'mdast'
import { lineOf, nodesWithAncestors } from '../../articles/article-nodes'
import type { Finding } from '../problem'

/** Finds list items and quotations without content, of which readers would see only the mark. */
export function checkEmptyItems(tree: Root): Finding[] {
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    if (node.type === 'listItem' && isEmptyItem(node))
      return [
        {
          line: lineOf(node),
          found: 'a list item without words',
          allowed: 'words in each item, or no such line',
        },
      ]
    if (node.type === 'blockquote' && isEmptyItem(node))
      return [{ line: lineOf(node), found: 'a quotation without words', allowed: 'some words after >' }]
    return []
  })
}

/** Whether a list item or a quotation has nothing but blanks in it. */
export function isEmptyItem({ children }: ListItem | Blockquote): boolean {
  return children.every((child) => child.type === 'paragraph' && child.children.every(isBlank))
}

/** Whether a piece of text is nothing but blanks. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && !node.value.trim()
}
