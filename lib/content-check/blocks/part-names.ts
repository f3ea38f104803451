import type { Nodes } from 'mdast'
import type { BlockContent } from '../../articles/article-blocks'
import { isBlock, textOf } from '../../articles/article-nodes'
import { quoted } from '../problem'

/** How a message names all that stands in a block. */
export function contentName(parts: Nodes[], holds: BlockContent): string {
  if (parts.length === 0) return 'nothing'
  if (holds === 'nothing') return 'text'
  const counts = new Map<string, number>()
  for (const part of parts)
    if (part.type !== 'text') counts.set(kindOf(part), (counts.get(kindOf(part)) ?? 0) + 1)
  if (counts.size === 0) return 'words'
  return Array.from(counts, ([kind, count]) => (count === 1 ? one(kind) : `several ${kind}s`)).join(' and ')
}

const kinds: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'quotation',
  emphasis: 'italic word',
  heading: 'heading',
  link: 'link',
  paragraph: 'paragraph',
  strong: 'bold word',
  thematicBreak: 'line of dashes',
}

function kindOf(part: Nodes): string {
  if (isBlock(part)) return `${quoted(`<${part.name}>`)} block`
  if (part.type === 'list') return part.ordered ? 'numbered list' : 'bulleted list'
  if (part.type === 'table') return part.children.length > 1 ? 'table' : 'table without rows'
  return kinds[part.type] ?? 'mark'
}

function one(kind: string): string {
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
}

/** How a message names one part of it: by its words, if it has any. */
export function partName(part: Nodes): string {
  const words = part.type === 'table' || part.type === 'list' ? '' : textOf(part).trim()
  return words ? quoted(words) : one(kindOf(part))
}
