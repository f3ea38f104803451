import { blockNames } from '../../articles/article-blocks'
import { nearest } from '../../nearest'
import { advice } from '../advice'
import { type Finding, quoted } from '../problem'
import { maxLevels } from '../text/text-size'
import { lineAt, nameIn, offsetOf, openBrace, type Span, tagAt } from '../text/text-span'
import { isHtmlTag } from '../tree/html-tags'
import { htmlTag } from '../tree/markup-check'
import { tagFinding, unquotedValue } from './open-tags'
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

/** An address between < and >, which Markdown without blocks would link to. */
function bareAddress(written: string): Finding {
  const [, mail] = /^<(?:mailto:)?([^\s<>:/]+@[^\s<>]+)/i.exec(written) ?? []
  return mail
    ? { found: quoted(written), allowed: `a link written [words](mailto:${mail})` }
    : { found: quoted(written), allowed: 'a link written [words](https://…)' }
}

function brokenTag(reason: string, text: string, offset: number): SyntaxFault {
  const isInValue = /attribute value/.test(reason)
  // In "<an acre with a <Term>", it is the first one that is broken.
  const isNext = !isInValue && text[offset] === '<' && text.lastIndexOf('<', offset - 1) >= 0
  const start = isInValue
    ? startOfOpenValue(text, offset)
    : text.lastIndexOf('<', isNext ? offset - 1 : offset)
  if (start < 0) return brace(text, offset)
  const blank = { start, end: isNext ? offset : tagAt(text, start).end }
  const line = lineAt(text, start)
  const written = text.slice(start, blank.end)
  const name = nameIn(text, blank)
  if (written.startsWith('<!'))
    return {
      finding: {
        line,
        found: 'an HTML comment',
        allowed: advice.comment,
      },
      blank: { start, end: commentEnd(text, start) },
    }
  // "<5 acres", or "<five acres" and "<five-acre lots", which go on as a sentence does.
  if (!/^<\/?[A-Za-z]/.test(written) || /^<[a-z]+(?:[ .,;!?-][^=>]*)?$/.test(written)) {
    const found = `${quoted(written.slice(0, 12))}, which looks like the start of a tag`
    return {
      finding: { line, found, allowed: '&lt; or words such as "less than"' },
      blank: { start, end: start + 1 },
    }
  }
  if (/^<(?:https?:|mailto:|[^\s<>]+@)/i.test(written))
    return { finding: { line, ...bareAddress(written) }, blank }
  // Other sites write <td width=50>, and here no <td> is right with quotation marks either.
  if (isHtmlTag(name)) return { finding: { line, ...htmlTag(name) }, blank, broken: name }
  const attribute = quotedInside(written)
  if (attribute) {
    const found = `quotation marks inside the quotation marks of ${attribute}, in ${quoted(written)}`
    return { finding: { line, found, allowed: marksInsideValue }, blank, broken: name }
  }
  const closed = written.startsWith('</') ? nearest(written.replace(/[^a-z]/gi, ''), blockNames) : undefined
  if (closed)
    return {
      finding: { line, found: `${quoted(written)}, which closes no block`, allowed: quoted(`</${closed}>`) },
      blank,
      unclosed: closed,
    }
  // As in `kind="note title="A"`.
  const isCut = /=\s*"[^"]*\s[\w-]+=\s*"/.test(written)
  const fault = isInValue || isCut ? unquotedValue : 'a character that does not belong in a tag'
  return { finding: { line, ...tagFinding(fault, written) }, blank, broken: name }
}

const marksInsideValue =
  'double ones around the value and single ones inside, as in title="How to \'Read\' a Plat"'

/** The attribute whose value ends with a quotation mark that was meant to be inside, as in `title="The "best" way"`. */
function quotedInside(tag: string): string | undefined {
  for (const [, name, value = '', next = ''] of tag.matchAll(
    /([\w-]+)\s*=\s*("[^"]*"|'[^']*')(?=((?:(?:\s*[,;]\s*|\s+)[\w-]+)?(?:\s*[,;]?\s*[\w-]+\s*=|\s*\/?>))?)/g,
  )) {
    // `kind="note title="A"` lacks the mark at the end of a value.
    if (/=\s*.$/.test(value)) return undefined
    if (!next) return name
  }
  return undefined
}

/**
 * Start of the last tag before the offset with a value that is not in quotation marks from end to end: one that is never
 * closed goes on over the tags after it, to the end of the text.
 */
function startOfOpenValue(text: string, offset: number): number {
  for (let { start, end } = tagAt(text, offset); start > 0; { start, end } = tagAt(text, start - 1))
    if (/=/.test(text.slice(start, end).replaceAll(/=\s*("[^"]*"|'[^']*')/g, ''))) return start
  return text.lastIndexOf('<', offset)
}

function commentEnd(text: string, start: number): number {
  const end = text.indexOf('-->', start)
  return end < 0 ? start + 1 : end + 3
}
