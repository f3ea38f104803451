import { findBlock } from '../../articles/article-blocks'
import { quoted } from '../problem'
import { lineAt } from '../text/text-span'
import { withoutCode } from './open-tags'
import type { SyntaxFault } from './syntax-fault'

/** What begins with <, or, at the start of a line, without it or with a mark that looks like it. */
const tag = /(?<!\\)(<[ \t]*|(?<=^[ \t]*)[(‹«＜]?)(\/?)[ \t]*([A-Z]\w*)([^<>\n]*)[>›»＞](?=([^\n]*))/gm

/**
 * Finds tags of blocks whose beginning turns them into text, and closing tags with their slash at the end. They are
 * looked for before parsing, because otherwise only the other tag of the pair would be reported.
 */
export function tagStarts(text: string): SyntaxFault[] {
  return Array.from(withoutCode(text).matchAll(tag)).flatMap(
    ({ 0: { length }, 1: mark = '', 2: slash = '', 3: name = '', 4: rest = '', 5: after = '', index }) => {
      const block = findBlock(name)
      const isClosing = slash !== '' || (block?.holds !== 'nothing' && rest.trim() === '/')
      const fault = faultOf({ mark, rest, after }, isClosing && slash === '')
      if (!block || !fault) return []
      const blank = { start: index, end: index + length }
      const finding = {
        line: lineAt(text, index),
        found: `${quoted(text.slice(blank.start, blank.end))} ${fault}`,
        allowed: quoted(isClosing ? `</${name}>` : `<${name}${rest}>`),
      }
      return [{ finding, blank, ...(isClosing ? { unclosed: name } : { broken: name }) }]
    },
  )
}

type Parts = { mark: string; rest: string; after: string }

function faultOf({ mark, rest, after }: Parts, isSlashLast: boolean): string | undefined {
  if (mark === '<') return isSlashLast ? 'with the slash after the name' : undefined
  if (mark.startsWith('<')) return 'with a space after the <, which turns it into plain text'
  // In a line of words, the name of a block is a word.
  const isTag = !after.trim() && /^(?:\s+[\w-]+=.*|\s*\/?)$/.test(rest)
  return isTag ? 'without < before it, which turns it into plain text' : undefined
}
