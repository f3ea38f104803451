import { advice } from '../advice'
import { quoted } from '../problem'
import { lineAt, withoutCode } from '../text/text-span'
import type { SyntaxFault } from './syntax-fault'

const value = String.raw`"[^"\n]*"|'[^'\n]*'`
const attribute = String.raw`(?:[#.](?!\.)[^\s{}"]+|[\w-]+=(?:${value})|(?:width|height|align|class|style|target|lang|index)=[^\s{}"]+)`
const braces = String.raw`\{:?\s*(?:${attribute}(?:\s+${attribute})*|-|=\w+)\s*\}`
const brackets = String.raw`(?<![!\\])\[((?:[^[\]\n]|\[[^[\]\n]*\])*)\]`

const mark = new RegExp(String.raw`(?<!\\)(?:(:contentReference)?${brackets})?${braces}`, 'g')

/**
 * Finds attributes that other programs add to headings, words and pictures when they export a text: `{#heading}`,
 * `[words]{.underline}`, `{width="6in"}`, and `:contentReference[oaicite:0]{index=0}`, which a chatbot writes for a
 * source. They are looked for before parsing, because a brace begins code there.
 */
export function editorMarks(text: string): SyntaxFault[] {
  return Array.from(withoutCode(text).matchAll(mark)).map(({ 0: written, 1: source, 2: words, index }) => {
    const start = index + (source ? 0 : written.lastIndexOf('{'))
    return {
      finding: {
        line: lineAt(text, index),
        found: `${quoted(written)}, which another program uses for itself`,
        allowed: words && !source ? 'the words without the brackets and the braces' : 'nothing in its place',
      },
      blank: { start, end: index + written.length },
    }
  })
}

/**
 * Finds formulas in TeX, as chatbots write them, from the first command of a line to its last brace, which would be
 * taken for code. Of lines that follow each other, the first stands for all.
 */
export function texFormulas(text: string): SyntaxFault[] {
  let offset = 0
  let isBelow = false
  return withoutCode(text)
    .split('\n')
    .flatMap((line, index) => {
      const first = offset + line.search(/\\{1,2}[a-z]{2,}/i)
      const last = offset + line.lastIndexOf('}') + 1
      const [start, end] = isBelow ? [offset, offset + line.length] : [first, last]
      offset += line.length + 1
      const isFormula = /\\[a-z]{2,}\{/i.test(line) && first < last
      const found = `${quoted(text.slice(start, end))}, a formula of another program`
      const finding = isBelow ? undefined : { line: index + 1, found, allowed: advice.sum }
      isBelow = isFormula
      return isFormula ? [{ finding, blank: { start, end } }] : []
    })
}

const fence = /^([ \t>]*)(:{3,}(?:[ \t]*$| ?[\w{[].*))/gm

/**
 * Finds the lines of colons that other sites and editors write around a boxed remark. The lower one is not a second
 * fault.
 */
export function boxFences(text: string): SyntaxFault[] {
  let isOpen = false
  return Array.from(withoutCode(text).matchAll(fence)).map(({ 1: lead = '', 2: written = '', index }) => {
    const start = index + lead.length
    const isLower = isOpen && /^:+\s*$/.test(written)
    isOpen = !isLower
    const finding = {
      line: lineAt(text, start),
      found: `${quoted(written)}, which readers would see`,
      allowed: advice.remark,
    }
    return { finding: isLower ? undefined : finding, blank: { start, end: start + written.length } }
  })
}
