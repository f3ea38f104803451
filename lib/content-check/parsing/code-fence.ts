import { advice } from '../advice'
import type { SyntaxFault } from './syntax-fault'

/**
 * Finds a code fence that is never closed, which would swallow the rest of the article with its headings. It is looked
 * for before parsing, so that the rest can be parsed as text.
 */
export function openFence(text: string): SyntaxFault[] {
  let open: { mark: string; start: number; line: number } | undefined
  let offset = 0
  for (const [index, line] of text.split('\n').entries()) {
    const [, lead = '', mark = '', info = ''] =
      /^((?:\s|>|[-*+]\s|\d+[.)]\s)*)(`{3,}|~{3,})([^\n]*)$/.exec(line) ?? []
    const isClosing = open && mark.startsWith(open.mark) && !info.trim()
    if (isClosing) open = undefined
    else if (!open && mark && !(mark.startsWith('`') && info.includes('`')))
      open = { mark, start: offset + lead.length, line: index + 1 }
    offset += line.length + 1
  }
  if (!open) return []
  const finding = {
    line: open.line,
    found: `a code fence (${open.mark}) that is never closed, so everything after it would be code`,
    allowed: advice.code,
  }
  return [{ finding, blank: { start: open.start, end: open.start + open.mark.length } }]
}
