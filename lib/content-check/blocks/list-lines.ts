import type { List, ListItem } from 'mdast'
import type { BlockContent } from '../../articles/article-blocks'
import {
  type BlockNode,
  isBlock,
  isBlockNamed,
  lineOf,
  nodesWithAncestors,
  textOf,
} from '../../articles/article-nodes'
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
    const words = quoted(wordsOf(item))
    if (!beginning.fits(item))
      return [
        {
          line: lineOf(item),
          found: `${item.checked ? 'the ticked line' : 'the line'} ${words} inside ${tag}`,
          allowed: `lines written ${beginning.allowed}`,
        },
      ]
    const finding =
      (holds === 'task list' && repeatFinding(item, before, tag)) ||
      moreFinding(item, tag) ||
      (holds === 'task list' && termFinding(item, tag))
    return finding ? [finding] : []
  })
}

/** The words of the paragraph that the build uses. */
function wordsOf({ children: [first] }: ListItem): string {
  return first ? textOf(first) : ''
}

/** Browsers store a tick under the words of its line. */
function repeatFinding(item: ListItem, before: Set<string>, tag: string): Finding | undefined {
  const key = normalizedText(wordsOf(item))
  const found = `the line ${quoted(wordsOf(item))} of ${tag} a second time`
  if (before.has(key)) return { line: lineOf(item), found, allowed: 'each line once' }
  before.add(key)
  return undefined
}

function moreFinding(item: ListItem, tag: string): Finding | undefined {
  const [, more] = item.children
  if (!more) return undefined
  const isList = more.type === 'list'
  const part = isList ? 'an indented line' : 'a second paragraph'
  return {
    line: lineOf(more),
    found: `${part} under the line ${quoted(wordsOf(item))} of ${tag}`,
    allowed: isList ? 'each - at the start of its line' : 'one paragraph in each line',
  }
}

function termFinding(item: ListItem, tag: string): Finding | undefined {
  if (!nodesWithAncestors(item).some(({ node }) => isBlockNamed(node, 'Term'))) return undefined
  return {
    line: lineOf(item),
    found: `"<Term>" in the line ${quoted(wordsOf(item))} of ${tag}`,
    allowed: 'words without a term, since tapping them ticks the box',
  }
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
