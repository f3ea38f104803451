import { advice } from '../advice'
import { type Finding, quoted } from '../problem'
import { maxLevels } from '../text/text-size'
import { lineAt, nameIn, offsetOf, openBrace, type Span, tagAt } from '../text/text-span'
import { isHtmlTag } from '../tree/html-tags'
import { brokenTag } from './broken-tag'
import { tagFinding } from './open-tags'
import { type TagMessage, tagMessage } from './parser-message'
import { strayClosing, unpairedTag } from './unpaired-tag'

export type SyntaxFault = {
  /** `undefined` if it only follows from a fault that is reported already. */
  finding: Finding | undefined
  /** What to remove in order to parse the rest; `undefined` if that is unknown. */
  blank: Span | undefined
  /** Name of a block whose opening tag is broken, so that its closing tag is not a second fault. */
  broken?: string
  /** Name of a block whose closing tag is removed, so that its opening tag is not a second fault. */
  unclosed?: string
}

export const tooDeep: Finding = {
  found: 'blocks, lists or quotes nested too deeply',
  allowed: `at most ${maxLevels} levels`,
}

/** An error of the MDX compiler, worded for editors. */
export function syntaxFault(error: Error, text: string, before: readonly SyntaxFault[]): SyntaxFault {
  const { reason = error.message, place } = error as Error & { reason?: string; place?: unknown }
  const offset = Math.min(offsetOf(place) ?? text.length, text.length)
  if (/call stack/.test(error.message)) return { finding: tooDeep, blank: undefined }
  if (/closing slash `\/` in tag, expected an open tag/.test(reason)) return unopened(text, offset, before)
  const message = tagMessage(reason, text)
  if (message) return unpaired(message, text, offset, before)
  if (/import\/exports|only import/.test(reason)) return importLike(text, offset)
  if (/expression|acorn|spread|Unexpected extra content/i.test(reason)) return brace(text, offset)
  if (/lazy line/.test(reason)) return lazyLine(text, offset)
  if (/^Unexpected/.test(reason)) return brokenTag(reason, text, offset)
  return {
    finding: {
      line: lineAt(text, offset),
      found: 'something that cannot be read as Markdown with blocks',
      allowed: 'what content/README.md shows',
    },
    blank: undefined,
  }
}

function unopened(text: string, offset: number, before: readonly SyntaxFault[]): SyntaxFault {
  const fault = strayClosing(text, offset)
  const name = nameIn(text, tagAt(text, offset))
  const isKnown = isHtmlTag(name) || before.some(({ broken }) => broken === name)
  return isKnown ? { ...fault, finding: undefined } : fault
}

function unpaired(
  message: TagMessage,
  text: string,
  offset: number,
  before: readonly SyntaxFault[],
): SyntaxFault {
  const { opened, opening, closed } = message
  // The closing tag of a block whose opening tag is broken meets the block around it.
  const isKnown = before.some(({ broken }) => broken !== undefined && broken === closed)
  if (isKnown || isHtmlTag(closed ?? '')) return { finding: undefined, blank: tagAt(text, offset) }
  const blank = opening ?? tagAt(text, offset)
  // `html-elements.ts` reports the tags that it can read, and removes their attributes.
  const isRead = isHtmlTag(opened) && !text.slice(blank.start, blank.end).includes('=')
  if (isRead) return { finding: undefined, blank }
  const fault = unpairedTag(message, text, offset)
  const known = opening && before.some(({ unclosed }) => unclosed === opened)
  return known ? { ...fault, finding: undefined } : fault
}

function importLike(text: string, offset: number): SyntaxFault {
  const starts = Array.from(text.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm))
  const [word = 'import'] = starts.at(-1) ?? []
  const start = starts.at(-1)?.index ?? text.lastIndexOf('\n', offset) + 1
  return {
    finding: {
      line: lineAt(text, start),
      found: `a line that begins with ${quoted(word)}`,
      allowed: 'a line that begins with another word or a capital letter',
    },
    blank: { start, end: start + word.length },
  }
}

function brace(text: string, offset: number): SyntaxFault {
  const inner = openBrace(text, offset)
  const tag = tagAt(text, inner)
  if (/^<[A-Z]\w*\s[^{}>]*=\s*$/.test(text.slice(tag.start, inner)))
    return {
      finding: {
        line: lineAt(text, tag.start),
        ...tagFinding('braces around a value', text.slice(tag.start, tag.end)),
      },
      blank: tag,
      broken: nameIn(text, tag),
    }
  // `{{First name}}` of a mail program is one fault.
  const start = inner - (/\{*$/.exec(text.slice(0, inner))?.[0].length ?? 0)
  const [code = '{', braces = '{'] = /^(\{+)[^{}\n]*\}*/.exec(text.slice(start)) ?? []
  return {
    finding: {
      line: lineAt(text, start),
      found: `code in braces (${quoted(code.slice(0, 40))})`,
      allowed: advice.brace,
    },
    blank: { start, end: start + braces.length },
  }
}

function lazyLine(text: string, offset: number): SyntaxFault {
  const start = text.lastIndexOf('<', offset)
  return {
    finding: {
      line: lineAt(text, offset),
      found: 'a tag that continues outside its list or quotation',
      allowed: 'the whole tag on one line',
    },
    blank: { start, end: start + 1 },
    broken: nameIn(text, tagAt(text, start)),
  }
}
