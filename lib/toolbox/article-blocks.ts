/**
 * Reads checklists, scripts, tables and steps out of an article's MDX, so that a printed sheet and the article it comes
 * from say the same words. Each reader throws when the block is not there: a renamed block stops the build.
 */
import type { Article } from '@/lib/articles'
import type { Run } from './typeset'

/** `- [ ] **Label:** text`; a line without a bold label has the label ''. */
export type ChecklistLine = { label: string; text: string }
export type Checklist = { title: string; lines: ChecklistLine[] }

export function readChecklist(article: Article, id: string): Checklist {
  const { title, content } = findBlock(article, 'Checklist', 'id', id)
  const lines = content
    .split('\n')
    .filter((line) => line.startsWith('- [ ] '))
    .map((line) => labelled(line.slice(6)))
  return { title, lines }
}

/** A line as it is printed: its label bold, then its words. */
export function runsOf({ label, text }: ChecklistLine): Run[] {
  if (!label) return [[text, 'cell']]
  if (!text) return [[label, 'cellStrong']]
  return [
    [`${label}:`, 'cellStrong'],
    [` ${text}`, 'cell'],
  ]
}

/** The same line as a screen reader says it. */
export function spokenLine({ label, text }: ChecklistLine): string {
  return [label, text].filter(Boolean).join(': ')
}

/** `lines` are what the reader says; the answers an article gives as an example are left out. A letter is `paragraphs`. */
export type Script = { title: string; lines: string[]; paragraphs: string[] }

const reader = ['You', 'Caller']

export function readScript(article: Article, title: string): Script {
  const { content } = findBlock(article, 'Script', 'title', title)
  const blocks = content.split('\n').filter((line) => line.trim() !== '')
  const spoken = blocks.filter((line) => line.startsWith('- ')).map((line) => labelled(line.slice(2)))
  return {
    title: typographic(title),
    lines: spoken.filter(({ label }) => reader.includes(label)).map(({ text }) => text),
    paragraphs: blocks.filter((line) => !line.startsWith('- ')).map(plain),
  }
}

/** Cells of a table row by row, without its head. */
export function readTable(article: Article, caption: string): string[][] {
  const { content } = findBlock(article, 'Table', 'caption', caption)
  const rows = content.split('\n').filter((line) => line.trim().startsWith('|'))
  return rows.slice(2).map((row) => row.trim().slice(1, -1).split('|').map(plain))
}

/** The steps of the article's first `<Steps>`: `1. **Label.** text`. */
export function readSteps(article: Article): ChecklistLine[] {
  const steps = /<Steps[^>]*>([\s\S]*?)<\/Steps>/.exec(article.body)?.[1]
  if (!steps) throw new Error(`content/blog/${article.slug}.mdx has no <Steps>, but the toolbox prints them.`)
  return steps
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .map((line) => labelled(line.replace(/^\d+\. /, '')))
}

function findBlock({ slug, body }: Article, name: string, key: string, value: string) {
  for (const [, tag = '', content = ''] of body.matchAll(
    new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, 'g'),
  )) {
    const attributes = Object.fromEntries(
      Array.from(tag.matchAll(/(\w+)="([^"]*)"/g), ([, attribute, text = '']) => [attribute, text]),
    )
    if (attributes[key] === value) return { title: typographic(attributes.title ?? ''), content }
  }
  throw new Error(`content/blog/${slug}.mdx has no <${name} ${key}="${value}">, but the toolbox prints it.`)
}

function labelled(line: string): ChecklistLine {
  const [, label = '', text = ''] = /^(?:\*\*(.+?)[:.]?\*\*)?\s*(.*)$/.exec(line.trim()) ?? []
  return { label: plain(label), text: plain(text) }
}

/** Words without tags, links and marks. */
function plain(text: string): string {
  return typographic(
    text
      .replace(/<[^>]*>/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*+/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

function typographic(text: string): string {
  return text
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}
