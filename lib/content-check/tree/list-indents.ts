import type { List, ListItem, Nodes, Root } from 'mdast'
import { findBlock } from '../../articles/article-blocks'
import { isBlock, lineOf, nodesWithAncestors } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import { lineBefore, spanOf } from '../text/text-span'

/** A node that is indented too little to be inside the list item above it. */
type ShallowPart = { part: Nodes; above: ListItem }

/**
 * Finds what was meant to be inside a list item: list lines that Markdown takes for a list of their own or for another
 * item of the same list, and paragraphs that end the list.
 * @param text of the whole file
 */
export function checkListIndents(tree: Root, text: string): Finding[] {
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    const parts: Nodes[] = 'children' in node && !isFlat(node) ? node.children : []
    const shallow = shallowIn(parts)
    return (
      parts
        .flatMap((part) => {
          const above = shallow.get(part)
          if (part.type === 'list') return shallowItems(part, above, text)
          return above ? [{ part, above }] : []
        })
        // Nodes that are indented enough will be inside once the one above them is corrected.
        .filter(({ part, above }) => indentOf(part, text) < contentOf(above, text))
        .map((found) => indentFinding(found, text))
    )
  })
}

/** Whether nothing may be inside the list items of a block, so that extra indentation has no effect. */
function isFlat(parent: Nodes): boolean {
  const holds = isBlock(parent) ? findBlock(parent.name)?.holds : undefined
  return holds === 'bold list' || holds === 'talk' || holds === 'task list'
}

/**
 * The nodes below a list that end it although they look as if they were inside its last item, each with that item:
 * lists that are indented further, and paragraphs indented by two spaces or more. One space is a slip that nobody sees.
 */
export function shallowIn(parts: readonly Nodes[]): ReadonlyMap<Nodes, ListItem> {
  const shallow = new Map<Nodes, ListItem>()
  let list: List | undefined
  for (const part of parts) {
    const above = list?.children.at(-1)
    if (list && above && isSetIn(part, list, above)) shallow.set(part, above)
    else list = part.type === 'list' ? part : undefined
  }
  return shallow
}

function isSetIn(part: Nodes, list: List, above: ListItem): boolean {
  // If numbers are aligned at their points, as " 9." and "10.", the last one is indented least.
  if (part.type === 'list') return columnOf(part.children.at(-1) ?? part) > columnOf(list)
  return part.type === 'paragraph' && columnOf(part) > columnOf(above) + 1
}

/** @param outer the line that the list was to be inside */
function shallowItems(list: List, outer: ListItem | undefined, text: string): ShallowPart[] {
  let above = outer ?? list.children[0]
  return list.children.flatMap((item) => {
    if (!above) return []
    const isAligned = !outer && list.ordered && contentOf(item, text) === contentOf(above, text)
    if (indentOf(item, text) > indentOf(above, text) && !isAligned) return [{ part: item, above }]
    if (!outer) above = item
    return []
  })
}

function indentFinding({ part, above }: ShallowPart, text: string): Finding {
  const indent = count(indentOf(part, text))
  return {
    line: lineOf(part),
    found: `${quoted(lineFrom(part, text))} with ${indent} before it, which is not inside ${quoted(lineFrom(above, text))}`,
    allowed: `${count(contentOf(above, text))} before it to put it inside, or ${count(indentOf(above, text))} to put it below`,
  }
}

const numbers = ['none', 'one space', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function count(spaces: number): string {
  const number = numbers[spaces] ?? String(spaces)
  return spaces > 1 ? `${number} spaces` : number
}

function columnOf({ position }: Nodes): number {
  return position?.start.column ?? 1
}

/** Number of spaces before a node, after any quotation mark (>). */
function indentOf(part: Nodes, text: string): number {
  const lead = lineBefore(text, spanOf(part).start)
  return lead.length - (/^.*>[ \t]?/.exec(lead)?.[0].length ?? 0)
}

/** How many spaces put a line inside an item. https://spec.commonmark.org/0.31.2/#list-items */
function contentOf(item: ListItem, text: string): number {
  const [, mark = '', blanks = ''] = /^(\S+)([ \t]*)/.exec(lineFrom(item, text)) ?? []
  return indentOf(item, text) + mark.length + (blanks.length > 4 ? 1 : Math.max(blanks.length, 1))
}

/** What a part begins with, to the end of the line. */
function lineFrom(part: Nodes, text: string): string {
  const { start } = spanOf(part)
  const end = text.indexOf('\n', start)
  return text.slice(start, end < 0 ? undefined : end)
}
