import { inflateSync } from 'node:zlib'

/** Length of the header of a WOFF file and of each entry of the list of tables after it, in bytes. */
const woff = { header: 44, entry: 20 }

/**
 * Every code point that a WOFF font has a glyph for, as long as all are below U+10000, which is what a text face needs.
 * @see https://www.w3.org/TR/WOFF/ and https://learn.microsoft.com/typography/opentype/spec/cmap
 */
export function readCharacterMap(font: Buffer): ReadonlySet<number> {
  const map = tableOf(font, 'cmap')
  const subtables = Array.from({ length: map.readUInt16BE(2) }, (_, index) => map.readUInt32BE(8 + index * 8))
  const start = subtables.find((offset) => map.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The font has no character map of format 4.')
  return codePoints(map.subarray(start))
}

function tableOf(font: Buffer, name: string): Buffer {
  const tables = font.readUInt16BE(12)
  for (let at = woff.header; at < woff.header + tables * woff.entry; at += woff.entry) {
    if (font.toString('latin1', at, at + 4) !== name) continue
    const [start, packed, length] = [4, 8, 12].map((offset) => font.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
    ]
    const bytes = font.subarray(start, start + packed)
    return packed < length ? inflateSync(bytes) : bytes
  }
  throw new Error(`The font has no table ${name}.`)
}

/** Format 4: four lists of as many segments, each of which maps a run of code points. */
function codePoints(map: Buffer): Set<number> {
  const size = map.readUInt16BE(6)
  const lists = { end: 14, start: 16 + size, delta: 16 + 2 * size, range: 16 + 3 * size }
  const found = new Set<number>()
  for (let segment = 0; segment < size; segment += 2) {
    const [end, start, delta, range] = [lists.end, lists.start, lists.delta, lists.range].map((list) =>
      map.readUInt16BE(list + segment),
    ) as [number, number, number, number]
    for (let point = start; point <= end; point += 1) {
      // A range counts from its own place in the list.
      const mapped = range && map.readUInt16BE(lists.range + segment + range + 2 * (point - start))
      const isGlyph = range ? mapped !== 0 : (point + delta) % 0x10000 !== 0
      if (isGlyph) found.add(point)
    }
  }
  return found
}
