import type { List, ListItem, Nodes } from 'mdast'
import type { BlockContent } from '../article-blocks'
import { textOf } from './article-tree'
import type { BlockNode } from './block-node'
import { type Finding, quoted } from './problem'

const shapes: Record<BlockContent, { fits: (parts: Nodes[]) => boolean; allowed: string }> = {
  nothing: { fits: (parts) => parts.length === 0, allowed: 'nothing between its tags' },
  anything: { fits: (parts) => parts.length > 0, allowed: 'some text between its tags' },
  words: {
    fits: (parts) => parts.length > 0 && parts.every(({ type }) => type === 'text'),
    allowed: 'plain words between its tags',
  },
  'bold list': {
    fits: (parts) => isOneList(parts, (item) => opensBold(item)),
    allowed: 'one list, each line as "- **figure** what it is"',
  },
  talk: {
    fits: isTalk,
    allowed: 'paragraphs, or one list, each line as "- **Speaker:** words"',
  },
  'task list': {
    fits: (parts) => isOneList(parts, ({ checked }) => checked === false),
    allowed: 'one list, each line as "- [ ] words"',
  },
  'numbered list': {
    fits: ([list, ...more]) => list?.type === 'list' && list.ordered === true && more.length === 0,
    allowed: 'one numbered list, each line as "1. words"',
  },
  table: {
    fits: ([table, ...more]) => table?.type === 'table' && table.children.length > 1 && more.length === 0,
    allowed: 'one Markdown table with at least one row under its head',
  },
  choices: {
    fits: (parts) => (parts.length === 2 || parts.length === 3) && parts.every(isChoice),
    allowed: 'two or three <Choice> blocks',
  },
}

/** The build turns a block's list or table into its markup; anything else between the tags would be lost. */
export function shapeFinding(node: BlockNode, holds: BlockContent): Finding | undefined {
  const { fits, allowed } = shapes[holds]
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim())
  if (fits(parts)) return undefined
  const found = parts.length === 0 ? 'nothing' : holds === 'nothing' ? 'text' : 'something else'
  return { found: `${found} inside ${quoted(`<${node.name}>`)}`, allowed }
}

/** Number of lines of a block's list or rows of its table, which `mark` counts. */
export function rowsOf(node: BlockNode): number {
  const rows = node.children.find(({ type }) => type === 'list' || type === 'table')
  if (rows?.type === 'table') return rows.children.length - 1
  return rows?.type === 'list' ? rows.children.length : 0
}

function isOneList([list, ...more]: Nodes[], fits: (item: ListItem) => boolean): boolean {
  return list?.type === 'list' && !list.ordered && more.length === 0 && list.children.every(fits)
}

function isTalk(parts: Nodes[]): boolean {
  const lists = parts.filter((part): part is List => part.type === 'list')
  const paragraphs = parts.filter(({ type }) => type === 'paragraph')
  if (parts.length === 0 || lists.length + paragraphs.length < parts.length || lists.length > 1) return false
  return lists.length === 0 || isOneList(lists, opensBold)
}

/** The build looks for the bold words in the first paragraph and takes only that. */
function opensBold(item: ListItem): boolean {
  const [first] = item.children
  if (first?.type !== 'paragraph') return false
  const [lead] = first.children
  return lead?.type === 'strong' && textOf(lead).trim().length > 0
}

function isChoice(node: Nodes): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Choice'
}
