/** Width and height that a drawing takes, in CSS pixels. */
type DrawingSize = { width: number; height: number }

/**
 * Reads the value of a `viewBox`: four numbers between spaces or commas, the last two above zero.
 * https://www.w3.org/TR/SVG2/coords.html#ViewBoxAttribute
 * @returns nothing if it is not valid
 */
export function readViewBox(value: string): DrawingSize | undefined {
  const words = value.trim().split(/\s*,\s*|\s+/)
  const numbers = words.map((word) => (word === '' ? Number.NaN : Number(word)))
  const [, , width = 0, height = 0] = numbers
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { width, height }
    : undefined
}

/** The size of an SVG file. An attribute of its tag may contain a `>`, and a comment before it another tag. */
export function sizeOf(svg: string): DrawingSize | undefined {
  const [tag = ''] = /<svg(?:"[^"]*"|'[^']*'|[^>"'])*/.exec(svg.replace(/<!--.*?-->/gs, '')) ?? []
  const [, , viewBox = ''] = /\sviewBox\s*=\s*(["'])(.*?)\1/s.exec(tag) ?? []
  return readViewBox(viewBox)
}
