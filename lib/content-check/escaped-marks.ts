import type { Root } from 'mdast'
import { blockNames } from '../article-blocks'
import { lineOf, nodesWithAncestors } from '../article-nodes'
import { address } from './literal-marks'
import { type Finding, quoted } from './problem'

/** `isLine`: it is one only at the start of a line. `allowed` gets what the pattern found. */
type EscapedMark = {
  pattern: RegExp
  isLine?: boolean
  meant: string
  allowed: (written: string) => string
}

/**
 * Marks of Markdown and tags that backslashes make words, as word processors write them when they export a text in which
 * somebody typed them. A mark by itself, as in `5 \* 3`, may be one that readers should see.
 */
const escapedMarks: readonly EscapedMark[] = [
  {
    pattern: new RegExp(String.raw`(?:\\<|&lt;)\/?(?:${blockNames.join('|')})(?=[\s/>\\&])`, 'g'),
    meant: 'the tag of a block',
    allowed: (written) => `${quoted(written.replace(/^(?:\\<|&lt;)/, '<'))} with < and > as they are`,
  },
  {
    // "\# of lots" is a sign for "number".
    pattern: /^[ \t>]*\\#(?:\\?#){1,5}(?=\s)/gm,
    isLine: true,
    meant: 'the marks of a heading',
    allowed: () => '"## Words" without a backslash',
  },
  {
    pattern: /^[ \t>]*\\-(?:\\?-){2,}(?=[ \t]*$)/gm,
    isLine: true,
    meant: 'the dashes of a line across the page',
    allowed: () => '--- without a backslash, between empty lines',
  },
  {
    pattern: new RegExp(String.raw`\\\[[^[\]\n]{1,200}\\\]\\?\((?=${address})`, 'g'),
    meant: 'the brackets of a link',
    allowed: () => '[words](address) without a backslash',
  },
  {
    // "Net\*\* and gross\*\*" are remarks.
    pattern: /(?<![\p{L}\p{N}*\\])\\\*\\\*(?=[^\s*\\])[^*\n]{1,200}?(?<=[^\s\\])\\\*\\\*(?!\\?\*)/gu,
    meant: 'the stars of bold words',
    allowed: () => '**words** without a backslash',
  },
]

/** @param text of the whole file */
export function checkEscapedMarks(tree: Root, text: string): Finding[] {
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    if (node.type !== 'text') return []
    const { start, end } = node.position ?? {}
    const length = (end?.offset ?? 0) - (start?.offset ?? 0)
    // With the beginning of what comes next, which may be a bare address in its brackets.
    const source = text.slice(start?.offset, (end?.offset ?? 0) + 'https://'.length)
    if (!source.includes('\\') && !source.includes('&lt;')) return []
    return escapedMarks.flatMap(({ pattern, isLine, meant, allowed }) =>
      Array.from(source.matchAll(pattern)).flatMap(({ 0: written, index }) => {
        const isInLine = index === 0 && !isAtStart(text, start?.offset ?? 0)
        if (index >= length || (isLine && isInLine)) return []
        return [
          {
            line: lineOf(node) + source.slice(0, index).split('\n').length - 1,
            found: `${quoted(written.replace(/^[ \t>]+/, ''))}, which makes words of ${meant}`,
            allowed: allowed(written),
          },
        ]
      }),
    )
  })
}

/** Whether nothing but the mark of a quotation stands before an offset in its line. */
function isAtStart(text: string, offset: number): boolean {
  return /^[ \t>]*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))
}
