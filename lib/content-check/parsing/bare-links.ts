import type { Nodes, Root } from 'mdast'
import { nodesWithAncestors, textOf } from '../../articles/article-nodes'
import { lineAt } from '../text/text-span'

/**
 * Sets the position of bare addresses in brackets, such as `[https://www.irs.gov]`, and of the text beside them:
 * Markdown finds these links last and leaves all of them without a position.
 * https://github.com/syntax-tree/mdast-util-gfm-autolink-literal
 *
 * @param text that the tree was read from
 */
export function placeBareLinks(tree: Root, text: string): void {
  for (const { node } of nodesWithAncestors(tree)) {
    if (!('children' in node) || !node.position || node.children.every(({ position }) => position)) continue
    const end = node.position.end.offset ?? text.length
    const starts = startsOf(node.children, node.position.start.offset ?? 0, text)
    node.children.forEach((child, index) => {
      if (child.position) return
      const [from, next] = [starts[index] ?? end, starts[index + 1] ?? end]
      const to = child.type === 'link' ? Math.min(from + textOf(child).length, next) : next
      const position = { start: pointAt(text, from), end: pointAt(text, to) }
      child.position = position
      if (child.type === 'link') for (const words of child.children) words.position = position
    })
  }
}

/**
 * Offsets at which nodes begin. A node without a position begins where the one before it ends, or where its address is
 * found.
 */
function startsOf(nodes: readonly Nodes[], start: number, text: string): number[] {
  let at = start
  return nodes.map((node) => {
    const words = node.type === 'link' ? textOf(node) : ''
    // An address with an entity such as `&amp;` is not found in the text as it reads.
    const from = node.position?.start.offset ?? Math.max(text.indexOf(words, at), at)
    at = node.position?.end.offset ?? from + words.length
    return from
  })
}

function pointAt(text: string, offset: number): { line: number; column: number; offset: number } {
  return { line: lineAt(text, offset), column: offset - text.lastIndexOf('\n', offset - 1), offset }
}
