import type { Heading, Nodes, Root } from 'mdast'
import { lineOf, textOf } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import { normalizedText } from '../text/normalized-text'
import { isUnderlined } from './heading-check'

/** Finds empty sections, and headings that cannot be told apart. */
export function checkSections(tree: Root, { mayBeEmpty }: { mayBeEmpty: boolean }): Finding[] {
  return [...(mayBeEmpty ? [] : emptySections(tree)), ...repeatedHeadings(tree)]
}

/**
 * Whether a node is a heading of a level that articles use; `heading-check.ts` reports any other level, and paragraphs
 * that became headings.
 */
function isSection(node: Nodes | undefined): node is Heading {
  const isOfLevel = node?.type === 'heading' && (node.depth === 2 || node.depth === 3)
  return isOfLevel && !isUnderlined(node) && textOf(node).trim() !== ''
}

function emptySections({ children }: Root): Finding[] {
  return children.flatMap((node, index) => {
    const next = children[index + 1]
    if (!isSection(node) || (next && !(isSection(next) && next.depth <= node.depth))) return []
    // Reported as repeated.
    if (isSection(next) && next.depth === node.depth && nameOf(next) === nameOf(node)) return []
    return [
      {
        line: lineOf(node),
        found: `nothing under the heading ${quoted(textOf(node))}`,
        allowed: 'some text or a block under each heading',
      },
    ]
  })
}

/** Two sections may both have a part of the same name, such as "Costs". */
function repeatedHeadings({ children }: Root): Finding[] {
  const sections = new Set<string>()
  let section: Heading | undefined
  let parts = new Set<string>()
  return children.flatMap((node) => {
    if (!isSection(node)) return []
    const words = nameOf(node)
    const before = node.depth === 2 ? sections : parts
    const isRepeated = before.has(words)
    before.add(words)
    if (node.depth === 2) [section, parts] = [node, new Set()]
    if (!isRepeated) return []
    const where = node.depth === 3 && section ? ` under ${quoted(textOf(section))}` : ''
    const found = `the heading ${quoted(textOf(node))} a second time${where}`
    return [{ line: lineOf(node), found, allowed: 'a heading of its own for each section' }]
  })
}

/** Two headings of the same name are one heading to a reader. */
function nameOf(heading: Heading): string {
  return normalizedText(textOf(heading))
}
