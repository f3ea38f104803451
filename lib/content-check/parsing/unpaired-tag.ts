import { blockNames, findBlock } from '../../articles/article-blocks'
import { nearest } from '../../nearest'
import { type Finding, quoted } from '../problem'
import { lineAt, lineBefore, nameIn, type Span, tagAt } from '../text/text-span'
import { htmlTag, unknownBlock } from '../tree/wrong-tags'
import type { TagMessage } from './parser-message'
import type { SyntaxFault } from './syntax-fault'

/** An opening tag whose closing tag is missing, misspelled or in the wrong place. */
export function unpairedTag(message: TagMessage, text: string, offset: number): SyntaxFault {
  const { opened: name, opening, closed } = message
  if (!opening) return closingInside(name, text, offset)
  const line = lineAt(text, opening.start)
  // <Calout> … </Callout>: the opening tag is misspelled, and its closing tag is not a second fault.
  if (closed !== undefined && closed === nearest(name, blockNames) && !blockNames.includes(name))
    return { finding: { line, ...unknownBlock(name) }, blank: opening, broken: closed }
  const isStray = closed !== undefined && openBefore(offset, closed, text) === undefined
  if (isStray && isClosedAfter(tagAt(text, offset).end, name, text)) return strayClosing(text, offset)
  if (closed !== undefined && (isStray ? blockNames.includes(name) : !blockNames.includes(closed))) {
    const closing = tagAt(text, offset)
    return {
      finding: {
        line: lineAt(text, closing.start),
        found: `${quoted(`</${closed}>`)}, where ${quoted(`<${name}>`)} from line ${line} should close`,
        allowed: quoted(`</${name}>`),
      },
      blank: opening,
      broken: closed,
    }
  }
  const written = text.slice(opening.start, opening.end)
  const outer = openBefore(opening.start, name, text)
  if (written === `<${name}>` && outer !== undefined) {
    // <Callout> … <Callout>: the slash is missing, and the first is not a second fault.
    const tag = quoted(written)
    const found = `${tag}, where ${tag} from line ${lineAt(text, outer)} should close`
    return { finding: { line, found, allowed: quoted(`</${name}>`) }, blank: opening, unclosed: name }
  }
  const isSplit = message.isInside && text.includes(`</${name}>`, opening.end)
  const split = isSplit ? splitFinding(`<${name}>`, `</${name}>`, opening, text) : undefined
  return {
    finding: { line, ...unclosedFinding(name, written, split) },
    blank: opening,
    broken: isSplit ? name : undefined,
  }
}

/** Where the innermost tag stands that opens a block of some name before an offset and is not closed before it. */
function openBefore(offset: number, name: string, text: string): number | undefined {
  const open: number[] = []
  for (const { isClosing, index } of tagsOf(name, text.slice(0, offset)))
    if (isClosing) open.pop()
    else open.push(index)
  return open.at(-1)
}

/** Whether a block of some name that is open at an offset is closed after it. */
export function isClosedAfter(offset: number, name: string, text: string): boolean {
  let open = 1
  for (const { isClosing } of tagsOf(name, text.slice(offset))) {
    open += isClosing ? -1 : 1
    if (open === 0) return true
  }
  return false
}

/** The tags of a name that open or close a block, so neither `<Product />` nor `\<Term>`. */
function tagsOf(name: string, text: string): { isClosing: boolean; index: number }[] {
  const tag = new RegExp(String.raw`(?<!\\)<(/?)${name}\b(?:"[^"]*"|[^<>"])*>?`, 'g')
  return Array.from(text.matchAll(tag)).flatMap(({ 0: written, 1: slash, index }) =>
    written.endsWith('/>') ? [] : [{ isClosing: slash !== '', index }],
  )
}

/** A closing tag without an opening tag before it. */
export function strayClosing(text: string, offset: number): SyntaxFault {
  const blank = tagAt(text, offset)
  const name = nameIn(text, blank)
  const line = lineAt(text, blank.start)
  const tag = quoted(text.slice(blank.start, blank.end))
  const finding = {
    line,
    found: `${tag} without an opening tag before it`,
    allowed: `${quoted(`</${name}>`)} only after ${quoted(`<${name}>`)}`,
  }
  return { finding, blank }
}

/** `split`: what is wrong if there is a closing tag further down, in another paragraph. */
function unclosedFinding(name: string, tag: string, split: Finding | undefined): Finding {
  if (!/^[A-Z]/.test(name)) return htmlTag(name)
  const block = findBlock(name)
  if (!block) return unknownBlock(name)
  const found = `${quoted(`<${name}>`)} without a closing tag`
  const closing = quoted(`</${name}>`)
  if (block.holds === 'nothing')
    return { found: `${quoted(tag)} without a slash`, allowed: quoted(tag.replace(/\s*>$/, ' />')) }
  if (block.inline) return { found, allowed: `${closing} on the same line` }
  return split ?? { found, allowed: `${closing} after the text of the block, with an empty line before it` }
}

/** A tag in a paragraph, a list or a quotation that the other tag is not in. */
function splitFinding(tag: string, other: string, span: Span, text: string): Finding {
  return hasWordsBeside(span, text)
    ? {
        found: `text on the same line as ${quoted(tag)}`,
        allowed: `${quoted(tag)} on a line of its own, with an empty line before and after it`,
      }
    : {
        found: `${quoted(tag)} inside a list or quotation that does not hold ${quoted(other)}`,
        allowed: `${quoted(tag)} at the very start of its line, after an empty line`,
      }
}

/** The closing tag touches a list, a quotation or a paragraph that the opening tag is not in. */
function closingInside(name: string, text: string, offset: number): SyntaxFault {
  const blank: Span = tagAt(text, offset)
  const finding = splitFinding(`</${name}>`, `<${name}>`, blank, text)
  return { finding: { line: lineAt(text, offset), ...finding }, blank, broken: name, unclosed: name }
}

function hasWordsBeside({ start, end }: Span, text: string): boolean {
  const [after = ''] = text.slice(end).split('\n')
  // The mark of a list or a quotation is none.
  return after.trim() !== '' || !/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(lineBefore(text, start))
}
