import type { List, ListItem, Nodes, Root } from 'mdast'
import { findBlock } from '../article-blocks'
import { isBlock, lineOf, nodesWithAncestors } from '../article-nodes'
import { type Finding, quoted } from './problem'

/** A line of a list that is set in too little to be inside the line above it. */
type ShallowItem = { item: ListItem; above: ListItem }

/**
 * Lines of lists that were meant to be inside another, and that Markdown takes for a list of its own or for one more line
 * of the same.
 * @param text of the whole file
 */
export function checkListIndents(tree: Root, text: string): Finding[] {
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    const parts: Nodes[] = 'children' in node && !isFlat(node) ? node.children : []
    return parts.flatMap((part, index) =>
      part.type === 'list'
        ? shallowItems(part, parts[index - 1], text).map((shallow) => indentFinding(shallow, text))
        : [],
    )
  })
}

/** Whether the list of a block may hold no other, so that a space more does nothing. */
function isFlat(parent: Nodes): boolean {
  const holds = isBlock(parent) ? findBlock(parent.name ?? '')?.holds : undefined
  return holds === 'bold list' || holds === 'talk' || holds === 'task list'
}

/** Whether a list stands right below another and is set in more, as if it were inside its last line. */
export function isShallowSublist(list: Nodes, before: Nodes | undefined): before is List {
  if (list.type !== 'list' || before?.type !== 'list') return false
  // Of numbers that are lined up by their points, as " 9." and "10.", the last is set in least.
  return columnOf(list.children.at(-1) ?? list) > columnOf(before)
}

function shallowItems(list: List, before: Nodes | undefined, text: string): ShallowItem[] {
  const last = isShallowSublist(list, before) ? before.children.at(-1) : undefined
  let above = last ?? list.children[0]
  return list.children.flatMap((item) => {
    if (!above) return []
    const isAligned = !last && list.ordered && contentOf(item, text) === contentOf(above, text)
    if (indentOf(item, text) > indentOf(above, text) && !isAligned) return [{ item, above }]
    if (!last) above = item
    return []
  })
}

function indentFinding({ item, above }: ShallowItem, text: string): Finding {
  const indent = count(indentOf(item, text))
  return {
    line: lineOf(item),
    found: `${quoted(lineFrom(item, text))} with ${indent} before it, which is not inside ${quoted(lineFrom(above, text))}`,
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

/** How many spaces stand before an item, those after the mark of a quotation. */
function indentOf(item: ListItem, text: string): number {
  const start = item.position?.start.offset ?? 0
  const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return lead.length - (/^.*>[ \t]?/.exec(lead)?.[0].length ?? 0)
}

/** How many spaces put a line inside an item. https://spec.commonmark.org/0.31.2/#list-items */
function contentOf(item: ListItem, text: string): number {
  const [, mark = '', blanks = ''] = /^(\S+)([ \t]*)/.exec(lineFrom(item, text)) ?? []
  return indentOf(item, text) + mark.length + (blanks.length > 4 ? 1 : Math.max(blanks.length, 1))
}

/** What an item begins with, to the end of the line. */
function lineFrom({ position }: ListItem, text: string): string {
  const start = position?.start.offset ?? 0
  const end = text.indexOf('\n', start)
  return text.slice(start, end < 0 ? undefined : end)
}
