import type { Emphasis, Nodes, Root, Strong } from 'mdast'
import { lineOf, nodesWithAncestors, siblingsOf } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import { spanOf } from '../text/text-span'

/**
 * Finds marks of bold and italic words that readers would see, and others that they would miss.
 * @param text of the whole file
 */
export function checkEmphasis(tree: Root, text: string): Finding[] {
  return [...checkStars(tree, text), ...checkUnderscores(tree, text)]
}

/** Finds a star that is left over beside bold or italic words, as in `**words*` and `* *words**`. */
function checkStars(tree: Root, text: string): Finding[] {
  return nodesWithAncestors(tree).flatMap((visit) => {
    const { node } = visit
    if (!isMarked(node, text, '*')) return []
    const { start, end } = spanOf(node)
    const [before, after] = siblingsOf(visit)
    // `literal-marks.ts` reports two stars.
    const isBefore = before?.type === 'text' && /(?<![*\\])\*$/.test(text.slice(0, start))
    const isAfter = after?.type === 'text' && /^\*(?!\*)/.test(text.slice(end))
    if (!isBefore && !isAfter) return []
    const written = text.slice(start - Number(isBefore), end + Number(isAfter))
    return [
      {
        line: lineOf(node),
        found: `the stars of ${onOneLine(written)}, one of which readers would see`,
        allowed: '*words* or **words**, or \\* for a star that readers should see',
      },
    ]
  })
}

function onOneLine(written: string): string {
  return quoted(written.replace(/\n[\s>]*/g, ' '))
}

/**
 * Finds blanks to fill in, such as `Dear ____, I pay $____.`: beside punctuation, Markdown takes two of them for bold
 * marks, and readers see none.
 */
function checkUnderscores(tree: Root, text: string): Finding[] {
  if (!text.includes('_')) return []
  return nodesWithAncestors(tree).flatMap(({ node, ancestors }) => {
    if (!isMarked(node, text, '_') || ancestors.some((outer) => isMarked(outer, text, '_'))) return []
    const { start, end } = spanOf(node)
    let [from, to] = [start, end]
    while (text[from] === '_') from += 1
    while (text[to - 1] === '_') to -= 1
    const words = text.slice(from, to)
    const longest = Math.max(from - start, end - to)
    // A dot between single underscores is no row of blanks.
    const isRow = longest > 3 || (longest > 1 && /^[\s_/.:-]+$/.test(words))
    if (!isRow && !isTorn(words) && !isRest(text, start, end)) return []
    return [
      {
        line: lineOf(node),
        found: `the underscores of ${onOneLine(text.slice(start, end))}, which become ${styleOf(node)} words, so readers would not see them`,
        allowed: '\\_\\_\\_\\_ or [name] for a blank to fill in, or **words** for bold ones',
      },
    ]
  })
}

function isMarked(node: Nodes, text: string, mark: '*' | '_'): node is Emphasis | Strong {
  return (node.type === 'emphasis' || node.type === 'strong') && text[spanOf(node).start] === mark
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
  if (node.type === 'strong') return 'bold'
  const isBoth = node.children.length === 1 && node.children[0]?.type === 'strong'
  return isBoth ? 'bold and italic' : 'italic'
}
