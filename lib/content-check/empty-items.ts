import type { Blockquote, ListItem, Nodes, Root } from 'mdast'
import { lineOf, nodesWithAncestors } from '../article-nodes'
import type { Finding } from './problem'

/** Lines of lists and quotations that readers would see as a mark beside nothing. */
export function checkEmptyItems(tree: Root): Finding[] {
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    if (node.type === 'listItem' && isEmptyItem(node))
      return [
        {
          line: lineOf(node),
          found: 'a line of a list without words',
          allowed: 'some words in each, or no such line',
        },
      ]
    if (node.type === 'blockquote' && isEmptyItem(node))
      return [{ line: lineOf(node), found: 'a quotation without words', allowed: 'some words after >' }]
    return []
  })
}

export function isEmptyItem({ children }: ListItem | Blockquote): boolean {
  return children.every((child) => child.type === 'paragraph' && child.children.every(isBlank))
}

/** Whether a piece of text is nothing but blanks. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && !node.value.trim()
}
