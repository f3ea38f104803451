import type { List, ListItem } from 'mdast'
import type { BlockContent } from '../../articles/article-blocks'
import { type BlockNode, isBlock, lineOf, nodesWithAncestors, textOf } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import { normalizedText } from '../text/normalized-text'
import { isEmptyItem } from '../tree/empty-items'

/** How list items begin in blocks whose lists the build takes apart. */
const beginnings: Partial<Record<BlockContent, { fits: (item: ListItem) => boolean; allowed: string }>> = {
  'bold list': { fits: opensBold, allowed: '"- **figure** what it is"' },
  talk: { fits: opensBold, allowed: '"- **Speaker:** words"' },
  'task list': { fits: ({ checked }) => checked === false, allowed: '"- [ ] words"' },
}

/**
 * Checks the list items of a block. The build uses the first paragraph only, and a checkbox has one label, so nothing
 * else fits.
 */
export function lineFindings(
  node: BlockNode,
  holds: BlockContent,
  list: List,
  reported: ReadonlySet<number>,
): Finding[] {
  const beginning = beginnings[holds]
  if (!beginning) return []
  const tag = quoted(`<${node.name}>`)
  const before = new Set<string>()
  return list.children.flatMap((item) => {
    // Reported by other checks.
    if (isEmptyItem(item) || reported.has(lineOf(item))) return []
    const [first, more] = item.children
    const line = lineOf(item)
    const text = first ? textOf(first) : ''
    const words = quoted(text)
    if (!beginning.fits(item))
      return [
        {
          line,
          found: `${item.checked ? 'the ticked line' : 'the line'} ${words} inside ${tag}`,
          allowed: `lines written ${beginning.allowed}`,
        },
      ]
    // Browsers store a tick under the words of its line.
    const isTwice = holds === 'task list' && before.has(normalizedText(text))
    before.add(normalizedText(text))
    if (isTwice)
      return [{ line, found: `the line ${words} of ${tag} a second time`, allowed: 'each line once' }]
    if (more)
      return [
        {
          line: lineOf(more),
          found: `${more.type === 'list' ? 'an indented line' : 'a second paragraph'} under the line ${words} of ${tag}`,
          allowed: more.type === 'list' ? 'each - at the start of its line' : 'one paragraph in each line',
        },
      ]
    const hasTerm = nodesWithAncestors(item).some(({ node: part }) => isBlock(part) && part.name === 'Term')
    return holds === 'task list' && hasTerm
      ? [
          {
            line,
            found: `"<Term>" in the line ${words} of ${tag}`,
            allowed: 'words without a term, since tapping them ticks the box',
          },
        ]
      : []
  })
}

function opensBold({ children: [first] }: ListItem): boolean {
  if (first?.type !== 'paragraph') return false
  const [lead, ...rest] = first.children
  const hasWordsAfter = rest.some((part) => 'children' in part || textOf(part).trim().length > 0)
  return (
    lead?.type === 'strong' &&
    (lead.children.some(isBlock) || textOf(lead).trim().length > 0) &&
    hasWordsAfter
  )
}
