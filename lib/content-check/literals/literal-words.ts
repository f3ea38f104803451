import type { Nodes } from 'mdast'
import { sourceOf } from '../../articles/article-nodes'

/** Stands for anything that is not plain text: a link, a block, an escaped character. */
const standIn = '\uFFFC'
/** Follows the stand-in of bold words. */
export const bold = '\uE003'
/** A line end inside such a node. */
const innerLine = '\uE001'
/** Marks the end of a line that also ends on the page. */
export const hardBreak = '\uE002'

/**
 * The text directly in a node, with bare addresses, and with stand-ins for everything else; empty if it has none.
 * @param text of the whole file
 */
export function literalWords(node: Nodes, text: string): string {
  if (!('children' in node) || !node.children.some(({ type }) => type === 'text')) return ''
  const words = node.children.map((child) => wordsOf(child, text)).join('')
  // In a bare `mailto:` address only the part after the colon is a link, whose address repeats the scheme.
  return words.replaceAll('mailto:mailto:', 'mailto:')
}

function wordsOf(child: Nodes, text: string): string {
  if (child.type === 'text') return withoutEscaped(child.value, sourceOf(child, text))
  if (child.type === 'break') return `${hardBreak}\n`
  const [only] = child.type === 'link' ? child.children : []
  if (child.type === 'link' && only?.type === 'text' && child.url.endsWith(only.value)) return child.url
  const { start, end } = child.position ?? {}
  const lines = innerLine.repeat(start && end ? end.line - start.line : 0)
  return standIn + (child.type === 'strong' ? bold : '') + lines
}

/** Replaces each escaped character, such as `\*`, by a stand-in: its writer wants it to be seen. */
function withoutEscaped(value: string, source: string): string {
  if (!source.includes('\\')) return value
  let words = ''
  let at = 0
  for (let index = 0; index < source.length && at < value.length; index += 1) {
    const isEscaped = source[index] === '\\' && source[index + 1] === value[at]
    const [code = ''] = /^&[#\w]+;/.exec(source.slice(index, index + 40)) ?? []
    const isCoded = code !== '' && !value.startsWith(code, at)
    // Indentation and quotation marks (>) are not part of the text.
    if (isEscaped || isCoded || source[index] === value[at]) {
      words += isEscaped ? standIn : value[at]
      at += 1
    }
    if (isEscaped) index += 1
    if (isCoded) index += code.length - 1
  }
  return words + value.slice(at)
}

/** Number of line ends in the file before a place of such text. */
export function linesBefore(words: string, place: number): number {
  return words.slice(0, place).split(/[\n\uE001]/).length - 1
}

/** Such text by lines, as Markdown ends them; `before` is the number of line ends in the file before each. */
export function visibleLines(words: string): { words: string; before: number }[] {
  let place = 0
  return words.split('\n').map((line) => {
    const before = linesBefore(words, place)
    place += line.length + 1
    return { words: line, before }
  })
}

/** Such text as a message quotes it. */
export function quotable(words: string): string {
  return words.replaceAll(standIn, '…').replace(/[\uE001-\uE003]/g, '')
}
