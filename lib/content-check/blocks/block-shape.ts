import type { Nodes } from 'mdast'
import type { BlockContent } from '../../articles/article-blocks'
import { type BlockNode, lineOf, textOf } from '../../articles/article-nodes'
import { looksLikeTable } from '../literals/table-lines'
import { type Finding, quoted } from '../problem'
import { shallowIn } from '../tree/list-indents'
import { choicesFindings, holdsChoice, isChoice } from './choices'
import { lineFindings } from './list-lines'
import { contentName, partName } from './part-names'

const shapes: Record<BlockContent, { fits: (parts: Nodes[]) => boolean; allowed: string }> = {
  nothing: { fits: (parts) => parts.length === 0, allowed: 'nothing between its tags' },
  anything: { fits: (parts) => parts.length > 0, allowed: 'some text between its tags' },
  words: {
    fits: (parts) => parts.length > 0 && parts.every(({ type }) => type === 'text'),
    allowed: 'plain words between its tags',
  },
  'bold list': {
    fits: (parts) => isOneList(parts, false),
    allowed: 'one list, each line written "- **figure** what it is"',
  },
  talk: {
    fits: (parts) =>
      parts.length > 0 &&
      parts.every(
        (part, index) => part.type === 'paragraph' || (isList(part, false) && index === parts.length - 1),
      ),
    allowed: 'paragraphs, and under them at most one list, each line written "- **Speaker:** words"',
  },
  'task list': {
    fits: (parts) => isOneList(parts, false),
    allowed: 'one list, each line written "- [ ] words"',
  },
  'numbered list': {
    fits: (parts) => isOneList(parts, true),
    allowed: 'one numbered list, each line written "1. words"',
  },
  table: {
    // A broken table passes here, because `literal-check.ts` reports it as such.
    fits: ([table, ...more]) =>
      more.length === 0 &&
      table !== undefined &&
      ((table.type === 'table' && table.children.length > 1) || isReportedAsTable(table)),
    allowed: 'one Markdown table with at least one row under its header row',
  },
  choices: {
    fits: (parts) => (parts.length === 2 || parts.length === 3) && parts.every(isChoice),
    allowed: 'two or three <Choice> blocks',
  },
}

/** Checks the content of a block. The build turns its list or table into markup, and would drop anything else. */
export function shapeFindings(
  node: BlockNode,
  holds: BlockContent,
  reported: ReadonlySet<number>,
): Finding[] {
  const { fits, allowed } = shapes[holds]
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim())
  const main = holds === 'table' ? mainTable(parts) : parts.find(({ type }) => type === 'list')
  if (fits(parts)) return main?.type === 'list' ? lineFindings(node, holds, main, reported) : []
  if (holds === 'choices' && parts.some(holdsChoice)) return choicesFindings(node, parts, allowed)
  const tag = quoted(`<${node.name}>`)
  const strays = main ? straysOf(parts, main, holds) : []
  if (main && strays.length > 0)
    return reportedHere(strays, parts, holds)
      .filter((part) => !isReported(part, reported))
      .map((part) => {
        const where = holds === 'talk' ? 'after' : 'beside'
        const name = holds === 'table' ? 'table' : 'list'
        const found = isContinued(part, parts)
          ? `a line with another mark than the one above (-, * or +) in the list of ${tag}`
          : `${partName(part)} ${where} the ${name} of ${tag}`
        return { line: lineOf(part), found, allowed }
      })
  if (parts.some((part) => isReported(part, reported))) return []
  return [{ found: `${contentName(parts, holds)} inside ${tag}`, allowed }]
}

function isReported({ position }: Nodes, reported: ReadonlySet<number>): boolean {
  const { start, end } = position ?? {}
  return Array.from(reported).some((line) => start && end && line >= start.line && line <= end.line)
}

/** Nodes beside the list or table, where a block may have nothing else. */
function straysOf(parts: Nodes[], main: Nodes, holds: BlockContent): Nodes[] {
  if (holds === 'talk') return parts.slice(parts.indexOf(main) + 1)
  const isLone = shapes[holds].fits([main])
  return isLone ? parts.filter((part) => part !== main) : []
}

/** Of the nodes beside a list or table, those that no other check reports and that are not just the rest of it. */
function reportedHere(strays: readonly Nodes[], parts: readonly Nodes[], holds: BlockContent): Nodes[] {
  if (holds === 'table') return strays.filter((part) => !isReportedAsTable(part))
  const isOrdered = holds === 'numbered list'
  // `list-indents.ts` reports nodes that are indented too little to be inside a step and so end the list.
  const shallow = isOrdered ? shallowIn(parts) : new Map()
  return strays.filter((part, index) => {
    const isRest = index > 0 && isList(part, isOrdered)
    return !isRest && !shallow.has(part)
  })
}

/** Whether only its marks (-, * or +) part a list from the one above it. */
function isContinued(part: Nodes, parts: readonly Nodes[]): boolean {
  const above = parts[parts.indexOf(part) - 1]
  return isList(part, false) && above !== undefined && isList(above, false)
}

/** Number of lines of a block's list or rows of its table, which `mark` counts; 0 if they cannot be counted. */
export function rowsOf({ children: [rows, ...more] }: BlockNode): number {
  if (more.length > 0 || (rows?.type !== 'list' && rows?.type !== 'table')) return 0
  return rows.children.length - (rows.type === 'table' ? 1 : 0)
}

function isList(node: Nodes, ordered: boolean): boolean {
  return node.type === 'list' && node.ordered === ordered
}

function isOneList([list, ...more]: Nodes[], ordered: boolean): boolean {
  return list !== undefined && isList(list, ordered) && more.length === 0
}

function mainTable(parts: Nodes[]): Nodes | undefined {
  return parts.find(({ type }) => type === 'table') ?? parts.find(isReportedAsTable)
}

/** Whether `literal-check.ts` reports this paragraph as lines of a table. */
function isReportedAsTable(part: Nodes): boolean {
  return part.type === 'paragraph' && looksLikeTable(textOf(part))
}
