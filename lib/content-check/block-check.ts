import type { Nodes, Root } from 'mdast'
import { findBlock } from '../article-blocks'
import {
  attributeOf,
  type BlockNode,
  isBlock,
  lineOf,
  type NodeWithAncestors,
  nodesWithAncestors,
} from '../article-nodes'
import { checkAttributes } from './attribute-check'
import { shapeFindings } from './block-shape'
import { pageIds } from './heading-check'
import { type Finding, quoted } from './problem'
import type { Surroundings } from './surroundings'
import { termOf } from './term'
import type { Span } from './text-span'

/**
 * Every block of an article: where it stands, what it holds, its attributes, and that its ids are its own. What was left
 * out to read on after a fault may be what a block misses, so such blocks are not judged.
 */
export function checkBlocks(
  tree: Root,
  surroundings: Surroundings,
  headingIds: readonly string[],
  blanks: readonly Span[],
): Finding[] {
  const taken = new Set([...pageIds, ...headingIds])
  return nodesWithAncestors(tree).flatMap((visit) => {
    const { node } = visit
    if (!isBlock(node)) return []
    const line = lineOf(node)
    const block = findBlock(node.name ?? '')
    if (!block) return []
    const findings = [
      blanks.length === 0 ? placeFinding(visit, node) : undefined,
      ...(isTouched(node, blanks) ? [] : shapeFindings(node, block.holds)),
      ...checkAttributes(node, block, surroundings),
      ...repeatFinding(node, taken, surroundings),
    ]
    return findings.flatMap((finding) => (finding ? [{ line, ...finding }] : []))
  })
}

function isTouched({ position }: BlockNode, blanks: readonly Span[]): boolean {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
  return blanks.some((blank) => blank.start >= start && blank.end <= end)
}

function placeFinding({ node, ancestors }: NodeWithAncestors, { name }: BlockNode): Finding | undefined {
  const block = findBlock(name ?? '')
  const parent = ancestors.at(-1)
  const tag = `<${name}>`
  if (!block) return undefined
  if (block.inside && !(parent && isBlock(parent) && parent.name === block.inside))
    return { found: `${quoted(tag)} on its own`, allowed: `${quoted(tag)} directly inside <${block.inside}>` }
  if (!block.inline && node.type === 'mdxJsxTextElement')
    return { found: `${quoted(tag)} in the middle of a line`, allowed: `${quoted(tag)} on lines of its own` }
  if (block.inline && parent && isTorn(node, parent))
    return { found: `${quoted(tag)} on a line of its own`, allowed: `${quoted(tag)} in a sentence` }
  if (name === 'Term' && ancestors.some(({ type }) => type === 'link' || type === 'linkReference'))
    return { found: `${quoted(tag)} inside a link`, allowed: 'a word that is either a link or a term' }
  return undefined
}

/** Whether a tag stands between lines of a sentence, which Markdown takes for two paragraphs then. */
function isTorn(node: Nodes, parent: Nodes): boolean {
  if (node.type !== 'mdxJsxFlowElement' || !('children' in parent)) return false
  const siblings: Nodes[] = parent.children
  const at = siblings.indexOf(node)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  const { start, end } = node.position ?? {}
  return (
    (before?.type === 'paragraph' && before.position?.end.line === (start?.line ?? 0) - 1) ||
    (after?.type === 'paragraph' && lineOf(after) === (end?.line ?? 0) + 1)
  )
}

/** Ids that two blocks of a page share would make one of them dead. */
function repeatFinding(node: BlockNode, taken: Set<string>, surroundings: Surroundings): Finding[] {
  const name = node.name ?? ''
  const term = name === 'Term' ? termOf(node, surroundings.terms ?? []) : undefined
  if (term)
    return claim(`term-${term}`, `the term ${quoted(term)} a second time`, 'each term once on a page', taken)
  if (findBlock(name)?.once)
    return claim(`<${name}>`, `a second ${quoted(`<${name}>`)}`, `one <${name}> on a page`, taken)
  const id = attributeOf(node, 'id')
  if (name === 'Checklist' && id)
    return claim(id, `the id ${quoted(id)}, which is taken on this page`, 'an id of its own', taken).map(
      (finding) => ({
        ...finding,
        field: 'Checklist id',
      }),
    )
  return []
}

function claim(id: string, found: string, allowed: string, taken: Set<string>): Finding[] {
  if (taken.has(id)) return [{ found, allowed }]
  taken.add(id)
  return []
}

/** A checklist by the id that links lead to and ticks are kept under. */
export type ChecklistId = { id: string; line: number }

export function checklistIds(tree: Root): ChecklistId[] {
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    const id = isBlock(node) && node.name === 'Checklist' ? attributeOf(node, 'id') : undefined
    return id ? [{ id, line: lineOf(node) }] : []
  })
}
