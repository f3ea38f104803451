import { blockNames } from '../article-blocks'
import { withoutCode } from './open-tags'
import { quoted } from './problem'
import type { SyntaxFault } from './syntax-fault'
import { lineAt, tagAt } from './text-span'

/**
 * Finds tags of blocks with a space after the <, which makes them text. They are looked for before parsing, because
 * otherwise only the other tag of the pair would be reported.
 */
export function spacedTags(text: string): SyntaxFault[] {
  return Array.from(withoutCode(text).matchAll(/(?<!\\)<[ \t]+(\/?)[ \t]*([A-Z]\w*)(?=[^<>\n]*>)/g)).flatMap(
    ({ 1: slash = '', 2: name = '', index }) => {
      if (!blockNames.includes(name)) return []
      const blank = tagAt(text, index)
      const written = text.slice(blank.start, blank.end)
      const finding = {
        line: lineAt(text, index),
        found: `${quoted(written)} with a space after the <, which turns it into plain text`,
        allowed: quoted(written.replace(/^<\s+(\/?)\s*/, '<$1')),
      }
      return [{ finding, blank, ...(slash ? { unclosed: name } : { broken: name }) }]
    },
  )
}
