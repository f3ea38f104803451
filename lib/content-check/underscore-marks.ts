import type { Emphasis, Nodes, Root, Strong } from 'mdast'
import { lineOf, nodesWithAncestors } from '../article-nodes'
import { type Finding, quoted } from './problem'

/**
 * Finds blanks to fill in, such as `Dear ____, I pay $____.`: beside punctuation, Markdown takes two of them for bold
 * marks, and readers see none.
 * @param text of the whole file
 */
export function checkUnderscores(tree: Root, text: string): Finding[] {
  if (!text.includes('_')) return []
  return nodesWithAncestors(tree).flatMap(({ node, ancestors }) => {
    if (!isMarked(node, text) || ancestors.some((outer) => isMarked(outer, text))) return []
    const { start, end } = spanOf(node)
    let [from, to] = [start, end]
    while (text[from] === '_') from += 1
    while (text[to - 1] === '_') to -= 1
    const words = text.slice(from, to)
    const longest = Math.max(from - start, end - to)
    // A dot between single underscores is no row of blanks.
    const isRow = longest > 3 || (longest > 1 && /^[\s_/.:-]+$/.test(words))
    if (!isRow && !isTorn(words) && !isRest(text, start, end)) return []
    const written = quoted(text.slice(start, end).replace(/\n[\s>]*/g, ' '))
    return [
      {
        line: lineOf(node),
        found: `the underscores of ${written}, which become ${styleOf(node)} words, so readers would not see them`,
        allowed: '\\_\\_\\_\\_ or [name] for a blank to fill in, or **words** for bold ones',
      },
    ]
  })
}

function isMarked(node: Nodes, text: string): node is Emphasis | Strong {
  return (node.type === 'emphasis' || node.type === 'strong') && text[spanOf(node).start] === '_'
}

function spanOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

/** Whether words begin with a mark that belongs to what stands before them, as in ", I pay $" or ") ___-". */
function isTorn(words: string): boolean {
  return (
    /^(?:[,;:!?](?=\s)|\.(?=\s+[^\s.])|[)\]}](?=.))/su.test(words) ||
    (/^["”’'](?=\s)/.test(words) && /\s["“‘']$/.test(words)) ||
    (/^["”’'%/-]/.test(words) && /[$#([]$/.test(words))
  )
}

/** Whether some underscores of a row became marks, and others did not. */
function isRest(text: string, start: number, end: number): boolean {
  return text[end] === '_' || (text[start - 1] === '_' && text[start - 2] !== '\\')
}

function styleOf(node: Emphasis | Strong): string {
  const isBoth = node.children.length === 1 && ['emphasis', 'strong'].includes(node.children[0]?.type ?? '')
  if (node.type === 'strong') return 'bold'
  return isBoth && node.children[0]?.type === 'strong' ? 'bold and italic' : 'italic'
}
