import { hardBreak } from './literal-words'

/**
 * Index of the first of two successive lines with a tab after words that are not bullets. Bullets include the letters
 * that symbol fonts use for them.
 */
export function pastedLine(words: string): number | undefined {
  return firstPair(words, (line) =>
    /^(?!(?:[ovØü]|[^\p{L}\p{N}]|\p{L}[.)]|\d{1,2}[.)])\t)[^\t]+\t\s*\S/u.test(line),
  )
}

/** Index of the first of two successive lines with a bar between words, or at both ends. */
export function barredLine(words: string): number | undefined {
  return firstPair(words, (line) => isRow(line) || /\S\s*\|\s*\S/.test(line))
}

const border = new RegExp(String.raw`^\+(?:[-=:]{2,}\+)+${hardBreak}?$`)

/** Index of the first line of a drawn table, as in `+---+---+`. */
export function drawnLine(words: string): number | undefined {
  const at = words.split('\n').findIndex((line) => border.test(line))
  return at < 0 ? undefined : at
}

/** Whether a paragraph is one line of a table. */
export function isRow(words: string): boolean {
  return /^[^\S\n]*\|.*\S.*\|\s*$/.test(words)
}

/** Whether a paragraph holds lines that were meant as a table. */
export function looksLikeTable(words: string): boolean {
  return [pastedLine, barredLine, drawnLine].some((find) => find(words) !== undefined) || isRow(words)
}

/** Not lines that also end on the page, as in an address or a signature. */
function firstPair(words: string, fits: (line: string) => boolean): number | undefined {
  const lines = words.split('\n')
  const at = lines.findIndex(
    (line, index) => fits(line) && !line.endsWith(hardBreak) && fits(lines[index + 1] ?? ''),
  )
  return at < 0 ? undefined : at
}
