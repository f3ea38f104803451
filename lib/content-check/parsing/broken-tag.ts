import { blockNames } from '../../articles/article-blocks'
import { nearest } from '../../nearest'
import { advice } from '../advice'
import { type Finding, quoted } from '../problem'
import { lineAt, nameIn, tagAt } from '../text/text-span'
import { isHtmlTag } from '../tree/html-tags'
import { htmlTag } from '../tree/wrong-tags'
import { tagFinding, unquotedValue } from './open-tags'
import type { SyntaxFault } from './syntax-fault'

/** A tag with a character that cannot be there, or what looks like one. `reason` is what the compiler says. */
export function brokenTag(reason: string, text: string, offset: number): SyntaxFault {
  const isInValue = /attribute value/.test(reason)
  // In "<an acre with a <Term>", it is the first one that is broken.
  const isNext = !isInValue && text[offset] === '<' && text.lastIndexOf('<', offset - 1) >= 0
  const start = isInValue
    ? startOfOpenValue(text, offset)
    : text.lastIndexOf('<', isNext ? offset - 1 : offset)
  const blank = { start, end: isNext ? offset : tagAt(text, start).end }
  const written = text.slice(start, blank.end)
  const name = nameIn(text, blank)
  const fault = (finding: Finding, more: Partial<SyntaxFault>): SyntaxFault => ({
    finding: { line: lineAt(text, start), ...finding },
    blank,
    ...more,
  })
  if (written.startsWith('<!')) {
    const comment = { start, end: commentEnd(text, start) }
    return fault({ found: 'an HTML comment', allowed: advice.comment }, { blank: comment })
  }
  // "<5 acres", or "<five acres" and "<five-acre lots", which go on as a sentence does.
  if (!/^<\/?[A-Za-z]/.test(written) || /^<[a-z]+(?:[ .,;!?-][^=>]*)?$/.test(written)) {
    const found = `${quoted(written.slice(0, 12))}, which looks like the start of a tag`
    const sign = { start, end: start + 1 }
    return fault({ found, allowed: '&lt; or words such as "less than"' }, { blank: sign })
  }
  if (/^<(?:https?:|mailto:|[^\s<>]+@)/i.test(written)) return fault(bareAddress(written), {})
  if (isHtmlTag(name)) return fault(htmlTag(name), { broken: name })
  const attribute = quotedInside(written)
  if (attribute) {
    const found = `quotation marks inside the quotation marks of ${attribute}, in ${quoted(written)}`
    return fault({ found, allowed: marksInsideValue }, { broken: name })
  }
  const closed = written.startsWith('</') && nearest(written.replace(/[^a-z]/gi, ''), blockNames)
  if (closed) {
    const found = `${quoted(written)}, which closes no block`
    return fault({ found, allowed: quoted(`</${closed}>`) }, { unclosed: closed })
  }
  // As in `kind="note title="A"`.
  const lacksMark = isInValue || /=\s*"[^"]*\s[\w-]+=\s*"/.test(written)
  const what = lacksMark ? unquotedValue : 'a character that does not belong in a tag'
  return fault(tagFinding(what, written), { broken: name })
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

/** An address between < and >, which Markdown without blocks would link to. */
function bareAddress(written: string): Finding {
  const [, mail] = /^<(?:mailto:)?([^\s<>:/]+@[^\s<>]+)/i.exec(written) ?? []
  return mail
    ? { found: quoted(written), allowed: `a link written [words](mailto:${mail})` }
    : { found: quoted(written), allowed: 'a link written [words](https://…)' }
}
