import type { Nodes, Root } from 'mdast'
import { lineOf, nodesWithAncestors, sourceOf } from '../../articles/article-nodes'
import { advice } from '../advice'
import { type Finding, quoted } from '../problem'
import { lineAt, lineBefore, spanOf } from '../text/text-span'
import { allowedInstead } from '../tree/html-tags'
import { escapedTags } from './escaped-tags'
import { address } from './literal-marks'

/** `isLine`: counts only at the start of a line. */
type EscapedMark = { pattern: RegExp; isLine?: boolean; meant: string; allowed: string }

/**
 * Escaped Markdown, as word processors export marks that somebody typed. A single mark, as in `5 \* 3`, may be meant
 * for readers.
 */
const escapedMarks: readonly EscapedMark[] = [
  {
    // "\# of lots" is a sign for "number".
    pattern: /^[ \t>]*\\#(?:\\?#){1,5}(?=\s)/gm,
    isLine: true,
    meant: 'the marks of a heading',
    allowed: '"## Words" without a backslash',
  },
  {
    pattern: /^[ \t>]*\\-(?:\\?-){2,}(?=[ \t]*$)/gm,
    isLine: true,
    meant: 'the dashes of a line across the page',
    allowed: '--- without a backslash, between empty lines',
  },
  {
    // "\> 5 acres" is a sign for "more than", and so is one that a line inside a sentence happens to begin with.
    pattern: /^(?:\\>|&gt;)(?=[ \t]+["“*_\p{L}])/gu,
    isLine: true,
    meant: 'the mark of a quotation',
    allowed: '"> words" without a backslash',
  },
  {
    pattern: /(?:\\<|&lt;)\\?!--/g,
    meant: 'a comment',
    allowed: advice.comment,
  },
  {
    pattern: /(?:\\<|&lt;)\[?(?:https?:|www\.)[^\s<>\]\\]*/g,
    meant: 'the brackets of an address',
    allowed: '[words](https://…) without < and >',
  },
  {
    pattern: /(?<![\p{L}\p{N}])\\!\\?\[[^[\]\n]{0,200}\\?\]\\?\(/gu,
    meant: 'a picture',
    allowed: allowedInstead('img'),
  },
  {
    pattern: new RegExp(String.raw`(?<!\\!)\\\[[^[\]\n]{1,200}\\\]\\?\((?=${address})`, 'g'),
    meant: 'the brackets of a link',
    allowed: '[words](address) without a backslash',
  },
  {
    // "Net\*\* and gross\*\*" are remarks.
    pattern: /(?<![\p{L}\p{N}*\\])((?:\\\*){2,3})(?=[^\s*\\])[^*\n]{1,200}?(?<=[^\s\\])\1(?!\\?\*)/gu,
    meant: 'the stars of bold words',
    allowed: '**words** without a backslash',
  },
  {
    // A single star may be that of a remark, also right before or behind a `Term`, but not on both sides of a block.
    pattern: /(?<![\p{L}\p{N}*>\\])\\\*(?=<[A-Z])[^*\n]{1,200}?>\\\*(?!\\?\*)/gu,
    meant: 'the stars of italic words',
    allowed: '*words* without a backslash',
  },
]

/** @param text of the whole file */
export function checkEscapedMarks(tree: Root, text: string): Finding[] {
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    if (!holdsWords(node)) return []
    const source = sourceOf(node, text)
    if (!source.includes('\\') && !/&[lg]t;/.test(source)) return []
    const lineFrom = (index: number) => lineOf(node) + lineAt(source, index) - 1
    const tags = escapedTags(source).map(({ index, ...finding }) => ({ line: lineFrom(index), ...finding }))
    const marks = escapedMarks.flatMap(({ pattern, isLine, meant, allowed }) =>
      Array.from(source.matchAll(pattern)).flatMap(({ 0: written, index }) => {
        if (isLine && index === 0 && !isAtStart(text, spanOf(node).start)) return []
        const found = `${quoted(written.replace(/^[ \t>]+/, ''))}, which turns ${meant} into plain text`
        return [{ line: lineFrom(index), found, allowed }]
      }),
    )
    const isStars = /^\\\*\\?\*?$/.test(source) && node.type === 'paragraph'
    return [...tags, ...marks, ...(isStars ? [{ line: lineOf(node), ...starsAlone(source) }] : [])]
  })
}

/** The remains of stars that a word processor wrote around the tag of a block. */
function starsAlone(written: string): Finding {
  return {
    found: `${quoted(written)} with no words, which readers would see`,
    allowed: 'nothing in its place',
  }
}

/** Whether a node contains text directly. */
function holdsWords(node: Nodes): boolean {
  return 'children' in node && node.children.some(({ type }) => type === 'text')
}

/** Whether only quotation marks (>) stand before an offset in its line. */
function isAtStart(text: string, offset: number): boolean {
  return /^[ \t>]*$/.test(lineBefore(text, offset))
}
