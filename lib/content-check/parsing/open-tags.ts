import { blockNames, findBlock } from '../../articles/article-blocks'
import { type Finding, quoted, shown } from '../problem'
import { lineAt, type Span, tagAt, withoutCode } from '../text/text-span'
import type { SyntaxFault } from './syntax-fault'

/** An attribute with its value, or a bare name before the next attribute or the end of the tag. */
const attribute = /\s*[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')|\s+[\w-]+(?=\s*\/?>|\s+[\w-]+\s*=\s*["'])/y

/** What may follow the value of an attribute. */
const afterValue = /\s*\/?>|\s+[\w-]+\s*=\s*["']|\s+[\w-]+\s*\/?>/y

/**
 * Finds tags of blocks in which the > or the last quotation mark of a value is missing. They are looked for before
 * parsing, because such a tag extends over what comes after it, and the fault would seem to be there.
 */
export function openTags(text: string): SyntaxFault[] {
  const written = withoutCode(text)
  const faults: SyntaxFault[] = []
  let readTo = 0
  for (const { 1: slash = '', 2: word = '', index } of written.matchAll(/(?<!\\)<(\/?)([A-Z]\w*)/g)) {
    const name = nameOf(word, written.slice(index))
    // It may be part of the value of an attribute.
    if (index < readTo || !name) continue
    const start = index + 1 + slash.length + name.length
    const { end, isOpen } = slash ? { end: start, isOpen: false } : readAttributes(written, start)
    const fault = isOpen ? openValueFault(text, index) : openEnd(text, { start: index, end }, name)
    if (fault) faults.push({ ...fault, ...(slash ? { unclosed: name } : { broken: name }) })
    readTo = fault?.blank?.end ?? end
  }
  return faults
}

/** The block that is meant; `<Termnote in words</Term>` is a `Term`, too. */
function nameOf(word: string, rest: string): string | undefined {
  if (blockNames.includes(word)) return word
  const [, closed] = /^[^<>="{\n]*<\/(\w+)/.exec(rest.slice(1)) ?? []
  return blockNames.find((name) => word.startsWith(name) && name === closed)
}

/** Where the attributes of a tag end, and whether one of them has a value without an end. */
function readAttributes(text: string, start: number): { end: number; isOpen: boolean } {
  let end = start
  for (;;) {
    const [read] = matchAt(attribute, text, end) ?? []
    if (read === undefined)
      return { end, isOpen: /^\s*[\w-]+\s*=\s*(?:"[^"]*|'[^']*)$/.test(text.slice(end)) }
    // A value without its closing mark ends at the first quotation mark after the tag.
    const goesOn = /\n|<\/?[A-Z]/.test(read.trimStart())
    if (goesOn && !matchAt(afterValue, text, end + read.length)) return { end, isOpen: true }
    end += read.length
  }
}

function matchAt(sticky: RegExp, text: string, index: number): RegExpExecArray | null {
  sticky.lastIndex = index
  return sticky.exec(text)
}

function openValueFault(text: string, start: number): SyntaxFault {
  const blank = tagAt(text, start)
  const written = text.slice(start, blank.end)
  return { finding: { line: lineAt(text, start), ...tagFinding(unquotedValue, written) }, blank }
}

export const unquotedValue = 'an attribute whose value lacks a quotation mark'

/** Reports a tag that is broken inside. */
export function tagFinding(fault: string, tag: string): Finding {
  return {
    found: `${fault}, in ${quoted(shown(tag).slice(0, 40))}`,
    allowed: 'attributes written name="value", and > at the end of the tag',
  }
}

/** Reports an opening tag whose line ends, or after which another tag begins, before its >. */
function openEnd(text: string, { start, end }: Span, name: string): SyntaxFault | undefined {
  const rest = text.slice(end)
  if (/^\s*\/?>/.test(rest)) return undefined
  const isClosing = text.startsWith('</', start)
  if (!isClosing && !/^[ \t]*\/?[^<>="'{\n]*(?:<|\n|$)/.test(rest)) return undefined
  const [slash = ''] = /^[ \t]*\//.exec(rest) ?? []
  const tag = text.slice(start, end)
  const close = findBlock(name)?.holds === 'nothing' ? ' />' : '>'
  return {
    finding: {
      line: lineAt(text, start),
      found: `${quoted(`${tag}${slash}`)} without > at its end`,
      allowed: quoted(`${tag}${close}`),
    },
    blank: { start, end: end + slash.length },
  }
}
