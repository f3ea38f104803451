import { quoted } from '../problem'
import { lineAt } from '../text/text-span'
import type { SyntaxFault } from './syntax-fault'

/**
 * Finds tags with a value in curly quotation marks. They are looked for before parsing, because such a value goes on to
 * the next straight mark, and the fault would seem to be in the tag there.
 */
export function curlyTags(text: string): SyntaxFault[] {
  return Array.from(text.matchAll(/<([A-Z]\w*)((?:"[^"\n]*"|[^<>"])*)/g)).flatMap(
    ({ 0: tag, 1: name, 2: attributes = '', index }) => {
      const [opened] = /=\s*[“”„‘’][^\s>]*/.exec(attributes.replace(/"[^"]*"/g, '')) ?? []
      const [closed] = /^"[^"\n]*[“”]/.exec(text.slice(index + tag.length)) ?? []
      const written = opened ?? closed
      if (!written) return []
      const close = text.indexOf('>', index)
      const finding = {
        line: lineAt(text, index),
        found: `curly quotation marks in ${quoted(`<${name}>`)}: ${written.replace(/^=\s*/, '')}`,
        allowed: 'straight ones, as in name="value"',
      }
      return [{ finding, blank: { start: index, end: close < 0 ? text.length : close + 1 }, broken: name }]
    },
  )
}
