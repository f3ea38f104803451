/**
 * Reads checklists, scripts, tables and steps out of an article, so that a printed sheet and the article it comes
 * from say the same words. Each reader throws a QuoteError when the block is not there or has no lines: a renamed
 * block stops the build.
 */
import type { List, ListItem, Nodes, Root, Table } from 'mdast'
import type { Article } from '../articles'
import { articleTree } from '../articles/article-markup'
import { attributeOf, type BlockNode, isBlock, nodesWithAncestors } from '../articles/article-nodes'
import { mdxFileOf } from '../articles/blog-folder'
import { printedWords } from '../articles/printed-words'
import { curlQuotes } from '../build/articles/curly-quotes.mjs'
import { isReader } from '../build/articles/speaker.mjs'
import type { Run } from './typeset'

/** `- [ ] **Label:** text`; a line without a bold label has the label ''. */
export type ChecklistLine = { label: string; text: string }
export type Checklist = { title: string; lines: ChecklistLine[] }

/** The `<Checklist>` of an id. */
export function readChecklist(article: Article, id: string): Checklist {
  const block = findBlock(article, { name: 'Checklist', key: 'id', value: id })
  return {
    title: curlQuotes(attributeOf(block, 'title') ?? ''),
    lines: someOf(linesOf(block), article, block),
  }
}

const inCell = { mark: ':', strong: 'cellStrong', plain: 'cell' } as const

/**
 * A line as it is printed: its label bold, then its words.
 * @param look the mark between the two, and the styles of both
 */
export function runsOf({ label, text }: ChecklistLine, look: LineLook = inCell): Run[] {
  if (!label) return [[text, look.plain]]
  if (!text) return [[label, look.strong]]
  return [
    [ended(label, look.mark), look.strong],
    [` ${text}`, look.plain],
  ]
}

type LineLook = { mark: ':' | '.'; strong: Run[1]; plain: Run[1] }

/** The same line as a screen reader says it. */
export function spokenLine({ label, text }: ChecklistLine): string {
  return label && text ? `${ended(label, ':')} ${text}` : label || text
}

/** A label with the mark before the text that follows; a question has one already. */
function ended(label: string, mark: LineLook['mark']): string {
  return /[?!]$/.test(label) ? label : label + mark
}

/** `lines` are spoken by the reader; the example answers of the article are left out. */
type Talk = { title: string; lines: string[] }

/** A script of a talk: `- **You:** words`. */
export function readTalk(article: Article, title: string): Talk {
  const block = findBlock(article, { name: 'Script', key: 'title', value: title })
  const own = linesOf(block).filter(({ label }) => isReader(label))
  return {
    title: curlQuotes(title),
    lines: someOf(own, article, block, 'a line that begins with **You:** or **Caller:**').map(
      ({ text }) => text,
    ),
  }
}

/** The paragraphs of a script that is a letter. */
export function readLetter(article: Article, title: string): string[] {
  const block = findBlock(article, { name: 'Script', key: 'title', value: title })
  const paragraphs = block.children.filter(({ type }) => type === 'paragraph')
  return someOf(paragraphs, article, block, 'plain paragraphs, as of a letter').map((paragraph) =>
    wordsOf([paragraph]),
  )
}

/** Cells of a table row by row, without its head. */
export function readTable(article: Article, caption: string): string[][] {
  const block = findBlock(article, { name: 'Table', key: 'caption', value: caption })
  const table = block.children.find((child): child is Table => child.type === 'table')
  const rows = table?.children.slice(1) ?? []
  return someOf(rows, article, block).map((row) => row.children.map((cell) => wordsOf([cell])))
}

/**
 * The row of a table whose cell in a column is this text, or begins with it: `50%` finds `50%: $14,188`.
 * @param column from 0
 * @throws QuoteError unless there is exactly one
 */
export function readRow(article: Article, caption: string, mark: string, column = 0): string[] {
  const isMarked = (cell = '') => cell === mark || cell.startsWith(`${mark} `) || cell.startsWith(`${mark}:`)
  const [row, another] = readTable(article, caption).filter((cells) => isMarked(cells[column]))
  if (row && !another) return row
  const wanted = { name: 'Table', key: 'caption', value: caption }
  throw new QuoteError(
    `no <Table caption="${caption}"> with one line of "${mark}", but the toolbox prints it.`,
    article,
    wanted,
    [findBlock(article, wanted)],
    {
      found: `${row ? 'several lines' : 'no line'} for "${mark}", which the toolbox prints`,
      allowed: `one line whose ${['first', 'second', 'third'][column]} cell begins with "${mark}"`,
    },
  )
}

/** The steps of the article's first `<Steps>`: `1. **Label.** text`. */
export function readSteps(article: Article): ChecklistLine[] {
  const block = findBlock(article, { name: 'Steps' })
  return someOf(linesOf(block), article, block)
}

/** A block that the toolbox prints is missing from its article, or has nothing to print. */
export class QuoteError extends Error {
  override name = 'QuoteError'
  constructor(
    message: string,
    readonly article: Article,
    /** The block by its name and, if there may be several, by the value of an attribute. */
    readonly wanted: Wanted,
    /** Blocks of the article with this name; if there is nothing to print, only the wanted one. */
    readonly blocks: readonly BlockNode[],
    /** What is wrong with the content of the block, if it exists; completes "found …" and "allowed: …". */
    readonly inside?: { found: string; allowed: string },
  ) {
    super(`${mdxFileOf(article.slug)} has ${message}`)
  }
}

type Wanted = { name: string; key?: string; value?: string }

function findBlock(article: Article, wanted: Wanted): BlockNode {
  const { name, key, value } = wanted
  const blocks = nodesWithAncestors(treeOf(article))
    .map(({ node }) => node)
    .filter(isBlock)
    .filter((node) => node.name === name)
  const block = blocks.find((node) => key === undefined || attributeOf(node, key) === value)
  const tag = key === undefined ? name : `${name} ${key}="${value}"`
  if (!block) throw new QuoteError(`no <${tag}>, but the toolbox prints it.`, article, wanted, blocks)
  return block
}

const trees = new Map<string, Root>()

/** Cached, because the sheets read up to a dozen blocks of one article. */
function treeOf({ body }: Article): Root {
  const tree = trees.get(body) ?? articleTree(body)
  trees.set(body, tree)
  return tree
}

/** @throws when there is nothing to print */
function someOf<Part>(parts: Part[], article: Article, block: BlockNode, needed = 'lines to print'): Part[] {
  if (parts.length > 0) return parts
  const name = block.name ?? ''
  const message = `a <${name}> without the lines that the toolbox prints.`
  const inside = { found: 'nothing in it that the toolbox can print', allowed: needed }
  throw new QuoteError(message, article, { name }, [block], inside)
}

function linesOf(block: BlockNode): ChecklistLine[] {
  const list = block.children.find((child): child is List => child.type === 'list')
  return list?.children.map(lineOf) ?? []
}

/** The colon after a label may be inside or outside of the bold words; bold words without any mark are not a label. */
function lineOf({ children }: ListItem): ChecklistLine {
  const words = children.flatMap((child): Nodes[] =>
    'children' in child ? [...child.children, { type: 'break' }] : [child],
  )
  const [lead, ...rest] = words
  const label = lead?.type === 'strong' ? wordsOf([lead]) : ''
  const text = wordsOf(rest)
  if (!/[:.?!]$/.test(label) && !(label && /^(:|$)/.test(text))) return { label: '', text: wordsOf(words) }
  return { label: label.replace(/[:.]$/, ''), text: text.replace(/^:\s*/, '') }
}

/** Words without blocks, links and marks. */
function wordsOf(nodes: readonly Nodes[]): string {
  return nodes.map(spelled).join('').replace(/\s+/g, ' ').trim()
}

function spelled(node: Nodes): string {
  const word = isBlock(node) ? printedWords[node.name ?? ''] : undefined
  if (word) return word
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  if (node.type === 'listItem') return ` ${node.children.map(spelled).join(' ')}`
  return 'children' in node ? node.children.map(spelled).join('') : ''
}
