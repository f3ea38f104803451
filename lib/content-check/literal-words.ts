import type { Nodes } from 'mdast'

/** Stands for what is no plain text: a link, a block, a letter that a backslash makes plain. */
const standIn = '\uFFFC'
/** A line that ends inside what a stand-in stands for. */
const innerLine = '\uE001'
/** Stands before the end of a line that ends on the reader's page, too. */
export const hardBreak = '\uE002'

/**
 * The words directly in a node, with bare addresses and with signs for everything else; empty where it has none.
 * @param text of the whole file
 */
export function literalWords(node: Nodes, text: string): string {
  if (!('children' in node) || !node.children.some(({ type }) => type === 'text')) return ''
  const words = node.children.map((child) => wordsOf(child, text)).join('')
  // Of a bare `mailto:` address only what follows the colon is a link, which has it once more.
  return words.replaceAll('mailto:mailto:', 'mailto:')
}

function wordsOf(child: Nodes, text: string): string {
  if (child.type === 'text') return withoutEscaped(child.value, sourceOf(child, text))
  if (child.type === 'break') return `${hardBreak}\n`
  const [only] = child.type === 'link' ? child.children : []
  if (child.type === 'link' && only?.type === 'text' && child.url.endsWith(only.value)) return child.url
  const { start, end } = child.position ?? {}
  return standIn + innerLine.repeat(start && end ? end.line - start.line : 0)
}

function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset)
}

/** With a sign for each letter that a backslash makes plain, such as in `\*`: its writer wants it to be seen. */
function withoutEscaped(value: string, source: string): string {
  if (!source.includes('\\')) return value
  let words = ''
  let at = 0
  for (let index = 0; index < source.length && at < value.length; index += 1) {
    const isEscaped = source[index] === '\\' && source[index + 1] === value[at]
    const [code = ''] = /^&[#\w]+;/.exec(source.slice(index, index + 40)) ?? []
    const isCoded = code !== '' && !value.startsWith(code, at)
    // A blank at the start of a line, or the mark of a quotation, is no part of the words.
    if (isEscaped || isCoded || source[index] === value[at]) {
      words += isEscaped ? standIn : value[at]
      at += 1
    }
    if (isEscaped) index += 1
    if (isCoded) index += code.length - 1
  }
  return words + value.slice(at)
}

/** How many lines of the file end before a place of such words. */
export function linesBefore(words: string, place: number): number {
  return words.slice(0, place).split(/[\n\uE001]/).length - 1
}

/** Such words line by line, as Markdown ends them; `before` is how many lines of the file end before one. */
export function visibleLines(words: string): { words: string; before: number }[] {
  let place = 0
  return words.split('\n').map((line) => {
    const before = linesBefore(words, place)
    place += line.length + 1
    return { words: line, before }
  })
}

/** Such words as a sentence quotes them. */
export function quotable(words: string): string {
  return words.replaceAll(standIn, '…').replace(/[\uE001\uE002]/g, '')
}
