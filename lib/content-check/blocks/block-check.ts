import type { Root } from 'mdast'
import { type Block, findBlock } from '../../articles/article-blocks'
import {
  attributeOf,
  type BlockNode,
  isBlock,
  isBlockNamed,
  lineOf,
  type NodeWithAncestors,
  nodesWithAncestors,
  siblingsOf,
} from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import type { Surroundings } from '../surroundings'
import { type Span, spanOf } from '../text/text-span'
import { pageIds } from '../tree/heading-check'
import { checkAttributes, termOf } from './attribute-check'
import { shapeFindings } from './block-shape'

/**
 * Checks every block of an article: its place, its content, its attributes, and that its ids are unique. A block from
 * which a fault was removed is not judged, because that may be what it lacks.
 * @param reported lines that other checks report, and that may not fit for the same reason
 */
export function checkBlocks(
  tree: Root,
  surroundings: Surroundings,
  headingIds: readonly string[],
  blanks: readonly Span[],
  reported: ReadonlySet<number>,
): Finding[] {
  const claims = { ids: new Set([...pageIds, ...headingIds]), names: new Set<string>() }
  return nodesWithAncestors(tree).flatMap((visit) => {
    const { node } = visit
    if (!isBlock(node)) return []
    const line = lineOf(node)
    const name = node.name ?? ''
    const block = findBlock(name)
    if (!block) return []
    const findings = [
      blanks.length === 0 ? placeFinding(visit, name, block) : undefined,
      ...(isTouched(node, blanks) ? [] : shapeFindings(node, block.holds, reported)),
      ...checkAttributes(node, block, surroundings),
      ...repeatFinding(node, claims, surroundings),
    ]
    return findings.flatMap((finding) => (finding ? [{ line, ...finding }] : []))
  })
}

function isTouched(node: BlockNode, blanks: readonly Span[]): boolean {
  const { start, end } = spanOf(node)
  return blanks.some((blank) => blank.start >= start && blank.end <= end)
}

function placeFinding(visit: NodeWithAncestors, name: string, block: Block): Finding | undefined {
  const { node, ancestors } = visit
  const parent = ancestors.at(-1)
  const outer = parent?.type === 'paragraph' ? ancestors.at(-2) : parent
  const tag = `<${name}>`
  // `markup-check.ts` reports a block that may be a misspelled one of those it belongs into.
  const isInUnknown = isBlock(outer) && !findBlock(outer.name)
  if (block.inside && !isInUnknown && !(isBlock(outer) && outer.name === block.inside))
    return { found: `${quoted(tag)} on its own`, allowed: `${quoted(tag)} directly inside <${block.inside}>` }
  if (!block.inline && node.type === 'mdxJsxTextElement')
    return { found: `${quoted(tag)} in the middle of a line`, allowed: `${quoted(tag)} on lines of its own` }
  if (block.inline && isTorn(visit))
    return { found: `${quoted(tag)} on a line of its own`, allowed: `${quoted(tag)} in a sentence` }
  if (name === 'Term' && ancestors.some(({ type }) => type === 'link' || type === 'linkReference'))
    return { found: `${quoted(tag)} inside a link`, allowed: 'a word that is either a link or a term' }
  return undefined
}

/** Whether a tag stands between the lines of a sentence, which Markdown then splits into two paragraphs. */
function isTorn(visit: NodeWithAncestors): boolean {
  if (visit.node.type !== 'mdxJsxFlowElement') return false
  const [before, after] = siblingsOf(visit)
  const { start, end } = visit.node.position ?? {}
  return (
    (before?.type === 'paragraph' && before.position?.end.line === (start?.line ?? 0) - 1) ||
    (after?.type === 'paragraph' && lineOf(after) === (end?.line ?? 0) + 1)
  )
}

/** Taken by the blocks and headings so far: ids of the page, and names of terms and blocks that may occur only once. */
type Claims = { ids: Set<string>; names: Set<string> }

/** If two blocks had the same id, one of them would not work. */
function repeatFinding(node: BlockNode, { ids, names }: Claims, surroundings: Surroundings): Finding[] {
  const name = node.name ?? ''
  const term = name === 'Term' ? termOf(node, surroundings.terms ?? []) : undefined
  if (term) {
    if (!claim(term, names))
      return [{ found: `the term ${quoted(term)} a second time`, allowed: 'each term once on a page' }]
    const id = `term-${term}`
    if (claim(id, ids)) return []
    return [
      {
        found: `the term ${quoted(term)}, whose name #${id} a heading or checklist on this page already has`,
        allowed: 'other words in that heading, or another id for that checklist',
      },
    ]
  }
  if (findBlock(name)?.once && !claim(`<${name}>`, names))
    return [{ found: `a second ${quoted(`<${name}>`)}`, allowed: `one <${name}> on a page` }]
  const id = attributeOf(node, 'id')
  if (name !== 'Checklist' || !id || claim(id, ids)) return []
  const found = `the id ${quoted(id)}, which is already used on this page`
  return [{ field: 'Checklist id', found, allowed: 'an id of its own' }]
}

/** Takes a name; returns whether it was free. */
function claim(name: string, taken: Set<string>): boolean {
  const isFree = !taken.has(name)
  taken.add(name)
  return isFree
}

/** A checklist by the id that links lead to and ticks are kept under. */
export type ChecklistId = { id: string; line: number }

/** The ids of all checklists in an article. */
export function checklistIds(tree: Root): ChecklistId[] {
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    const id = isBlockNamed(node, 'Checklist') ? attributeOf(node, 'id') : undefined
    return id ? [{ id, line: lineOf(node) }] : []
  })
}
