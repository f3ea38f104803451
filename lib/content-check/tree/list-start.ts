import type { List, Nodes } from 'mdast'
import { childrenOf, isBlockNamed, type NodeWithAncestors } from '../../articles/article-nodes'
import type { Finding } from '../problem'

/**
 * Reports the first number of a list, from which Markdown counts on: a year at the start of a sentence, or that of a
 * list that lost its first line or was cut in two, as when lines were moved.
 */
export function startFinding(list: List, ancestors: NodeWithAncestors['ancestors']): Finding | undefined {
  const { start } = list
  if (!start || start === 1) return undefined
  if (start > 999)
    return {
      found: `"${start}." at the start of a line, which makes it a list`,
      allowed: `${start}\\. with a backslash, or another word first`,
    }
  // Steps may begin with another day, and a quotation is as it is.
  if (ancestors.some((outer) => outer.type === 'blockquote' || isBlockNamed(outer, 'Steps'))) return undefined
  const above = listAbove(list, ancestors.at(-1))
  if (above ? start === (above.start ?? 1) + above.children.length : start > 2) return undefined
  return {
    found: `a numbered list that begins with ${start}`,
    allowed: above ? '1., or the number after the last one above' : '1. in its first line',
  }
}

/** The last numbered list before another one in the same place. */
function listAbove(list: List, parent: Nodes | undefined): List | undefined {
  const siblings = childrenOf(parent)
  return siblings
    .slice(0, siblings.indexOf(list))
    .findLast((node): node is List => node.type === 'list' && node.ordered === true)
}
