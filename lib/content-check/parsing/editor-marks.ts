import { advice } from '../advice'
import { quoted } from '../problem'
import { lineAt } from '../text/text-span'
import { withoutCode } from './open-tags'
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
