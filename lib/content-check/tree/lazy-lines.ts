import type { Root } from 'mdast'
import { type NodeWithAncestors, nodesWithAncestors } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'

/**
 * Finds lines right under a list or a quotation, which Markdown takes for a part of it, however they begin.
 * https://spec.commonmark.org/0.31.2/#lazy-continuation-line
 *
 * @param text of the whole file
 */
export function checkLazyLines(tree: Root, text: string): Finding[] {
  const lines = text.split('\n')
  return nodesWithAncestors(tree).flatMap((visit) => {
    const isLazy = lazyIn(visit)
    const { start, end } = visit.node.position ?? {}
    if (!isLazy || !start || !end) return []
    const at = lines.findIndex((line, index) => index >= start.line && index < end.line && isLazy(line))
    if (at < 0) return []
    const words = quoted((lines[at] ?? '').trim())
    const [kind, mark] = kindOf(visit)
    return [
      {
        line: at + 1,
        found: `${words} right under a ${kind}, which makes it part of the ${kind}`,
        allowed: `an empty line between the ${kind} and the text after it, or "${mark} words" for more of the ${kind}`,
      },
    ]
  })
}

function kindOf({ ancestors }: NodeWithAncestors): [kind: string, mark: string] {
  if (ancestors.at(-1)?.type === 'blockquote') return ['quotation', '>']
  const list = ancestors.at(-2)
  return ['list', list?.type === 'list' && list.ordered ? '1.' : '-']
}

/**
 * A test for lines of a paragraph that look as if they did not belong to it; nothing if there can be none. A line that
 * begins with a small letter continues a sentence.
 */
function lazyIn({ node, ancestors }: NodeWithAncestors): ((line: string) => boolean) | undefined {
  const outer = ancestors.at(-1)
  if (node.type !== 'paragraph') return undefined
  if (outer?.type === 'blockquote') return (line) => !/^\s*(?:>|\p{Ll})/u.test(line)
  if (outer?.type !== 'listItem') return undefined
  const mark = outer.position?.start.column ?? 1
  const lead = ancestors.some(({ type }) => type === 'blockquote') ? /[^\s>]/ : /\S/
  return (line) => line.search(lead) < mark && !/^[\s>]*\p{Ll}/u.test(line)
}
