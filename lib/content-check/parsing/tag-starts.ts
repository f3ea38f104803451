import { blockNames, findBlock } from '../../articles/article-blocks'
import { quoted } from '../problem'
import { lineAt, nameIn, type Span, withoutCode } from '../text/text-span'
import type { SyntaxFault } from './syntax-fault'
import { isClosedAfter } from './unpaired-tag'

/** What begins with <, or, at the start of a line, without it or with a mark that looks like it. */
const tag = /(?<!\\)(<[< \t]*|(?<=^[ \t]*)[(‹«＜]?)([/\\]?)[ \t]*([A-Z]\w*)([^<>\n]*)[>›»＞](?=([^\n]*))/gm

/**
 * Finds tags of blocks whose beginning turns them into text, and those with a slash that is another one than it should
 * be or in the wrong place. They are looked for before parsing, because otherwise the other tag of the pair would be
 * reported, too.
 */
export function tagStarts(text: string): SyntaxFault[] {
  return Array.from(withoutCode(text).matchAll(tag)).flatMap(
    ({ 0: { length }, 1: mark = '', 2: slash = '', 3: name = '', 4: rest = '', 5: after = '', index }) => {
      const block = findBlock(name)
      if (!block) return gluedTag(text, { name, rest, start: index, end: index + length })
      const blank = { start: index, end: index + length }
      const isSlashLast = !slash && block.holds !== 'nothing' && /\/\s*$/.test(rest)
      if (mark === '<' && isSlashLast && isClosedAfter(blank.end, name, text))
        return closedAtOnce(text, blank)
      const isClosing = slash !== '' || (isSlashLast && rest.trim() === '/')
      const fault = faultOf({ mark, slash, rest, after }, isClosing && isSlashLast)
      if (!fault) return []
      const finding = {
        line: lineAt(text, index),
        found: `${quoted(text.slice(blank.start, blank.end))} ${fault}`,
        allowed: quoted(isClosing ? `</${name}>` : `<${name}${rest}>`),
      }
      return [{ finding, blank, ...(isClosing ? { unclosed: name } : { broken: name }) }]
    },
  )
}

/** `<Callout />` before the text and the closing tag of the block, of which it would make an empty one. */
function closedAtOnce(text: string, tag: Span): SyntaxFault[] {
  const written = text.slice(tag.start, tag.end)
  const start = tag.start + written.lastIndexOf('/')
  const finding = {
    line: lineAt(text, tag.start),
    found: `${quoted(written)} with a slash at its end, although ${quoted(`</${nameIn(text, tag)}>`)} follows`,
    allowed: quoted(written.replace(/\s*\/\s*>$/, '>')),
  }
  return [{ finding, blank: { start, end: start + 1 } }]
}

/** `<Tablecaption="A">`, in which the space after the name is missing. */
function gluedTag(
  text: string,
  { name, rest, start, end }: { name: string; rest: string } & Span,
): SyntaxFault[] {
  const block = blockNames.find((known) => name.startsWith(known))
  if (!block || !rest.startsWith('=') || text[start] !== '<') return []
  const finding = {
    line: lineAt(text, start),
    found: `${quoted(`<${name}`)} without a space after ${quoted(block)}`,
    allowed: quoted(`<${block} ${name.slice(block.length)}`),
  }
  return [{ finding, blank: { start, end }, broken: block }]
}

type Parts = { mark: string; slash: string; rest: string; after: string }

function faultOf({ mark, slash, rest, after }: Parts, isSlashLast: boolean): string | undefined {
  if (mark === '<' && slash === '\\') return 'with a backslash'
  if (mark === '<') return isSlashLast ? 'with the slash after the name' : undefined
  if (mark.startsWith('<<')) return 'with a second <'
  if (mark.startsWith('<')) return 'with a space after the <, which turns it into plain text'
  // In a line of words, the name of a block is a word.
  const isTag = !after.trim() && /^(?:\s+[\w-]+=.*|\s*\/?)$/.test(rest)
  return isTag ? 'without < before it, which turns it into plain text' : undefined
}
