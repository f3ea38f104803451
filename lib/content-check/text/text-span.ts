import type { Nodes } from 'mdast'

/** Part of a text, by offsets, which begin at 0; lines and columns begin at 1. */
export type Span = { start: number; end: number }

/** The part that a node was parsed from; nothing at the start for a node without a position. */
export function spanOf({ position }: Nodes): Span {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

/** The tag around an offset, as far as its line goes. */
export function tagAt(text: string, offset: number): Span {
  const start = Math.max(text.lastIndexOf('<', offset), 0)
  const [tag = '<'] = /^<[^>\n]*>?/.exec(text.slice(start)) ?? []
  return { start, end: start + tag.length }
}

/** The name of the tag in a span, or ''. */
export function nameIn(text: string, { start, end }: Span): string {
  return /^<\/?\s*([\w.:-]*)/.exec(text.slice(start, end))?.[1] ?? ''
}

/** The line that an offset lies in. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, Math.max(offset, 0)).split('\n').length
}

/** What stands before an offset in its line. */
export function lineBefore(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
}

/** The offset of a line and a column, as compilers name places. */
export function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** The compiler gives a point or a span; some points lack the offset. */
export function offsetOf(place: unknown): number | undefined {
  const point = (place as { start?: unknown } | undefined)?.start ?? place
  const offset = (point as { offset?: unknown } | undefined)?.offset
  return typeof offset === 'number' && Number.isFinite(offset) ? offset : undefined
}

/** The last brace before an offset that is not closed before it. */
export function openBrace(text: string, offset: number): number {
  let closed = 0
  for (let index = Math.min(offset, text.length - 1); index >= 0; index -= 1) {
    if (text[index] === '}' && index < offset) closed += 1
    if (text[index] === '{') {
      if (closed === 0) return index
      closed -= 1
    }
  }
  return Math.max(text.lastIndexOf('{', offset), 0)
}

/** Spaces in place of all but the line ends, so that every other line, column and offset of a text stays. */
export function asBlanks(part: string): string {
  return part.replace(/[^\n]/g, ' ')
}

/** Blanks out code, which contains no tags. */
export function withoutCode(text: string): string {
  return text.replace(/^(```|~~~)[\s\S]*?^\1|(?<!\\)`[^`\n]*`/gm, asBlanks)
}
