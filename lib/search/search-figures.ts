/**
 * Normalises figures in texts and queries: `1,200` becomes `1200`, `30K` `30000`, `7.0` `7`, `60 %` and `60 percent`
 * become `60%`, and both ends of `25–40%` become percentages.
 */
export function normalizeFigures(text: string): string {
  return text
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(\d)\.0+(?!\d)/g, '$1')
    .replace(/(^|[^\p{L}\p{N}.])(\d+)k(?![\p{L}\p{N}])/giu, (_, before, figure) => `${before}${figure}000`)
    .replace(/(\d)\s?(?:%|per ?cent\b)/gi, '$1%')
    .replace(/(\d)(?:\s?[-–]\s?|\s(?:to|or|and)\s)(?=\d[\d.]*%)/g, '$1% ')
}

/** Whether a word contains a digit: `60%`, `1031`, `W9`. */
export function isFigure(word: string): boolean {
  return /\d/.test(word)
}
