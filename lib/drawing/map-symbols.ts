import type { Glyph } from './glyphs'
import { num } from './svg'

const stroke = 1.5

/** The features' symbols and the sign of a key figure, drawn as a topographic sheet shows the thing. */
export const mapSymbols = {
  lantern: {
    left: 5.2,
    stroke,
    line: 'M7.6 9.5C4.6.3 19.4.3 16.4 9.5M8.3 9.5h7.4l1.4 8H6.9z',
    solid: 'M10.2 5.2h3.6l2 4.3H8.2zM6 17.5h12v4.5H6zM12 11c1.9 1.7 1.8 4.6 0 4.6s-1.9-2.9 0-4.6z',
  },
  windmill: {
    left: 3.7,
    stroke,
    line: 'M10.2 12.5L7 21.5M11.8 12.5L15 21.5M8.8 17h4.4M4.5 21.5h13',
    solid: `${windmillBlades()}M18.8 7.2l4.2-2v5.6l-4.2-2z`,
  },
  crosshair: {
    left: 1.2,
    stroke,
    line: 'M12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM12 2v5.5M12 16.5V22M2 12h5.5M16.5 12H22',
    solid: 'M10.6 12a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z',
  },
  'section-corner': {
    left: 2.7,
    stroke,
    line: 'M3.5 3.5h17v17h-17zM12 3.5v17M3.5 12h17M7.7 12v8.5',
    solid: 'M12 3.5h8.5V12H12z',
  },
  well: {
    left: 3.2,
    stroke,
    line: 'M4 9.5l8-6 8 6M6.5 9.5V15M17.5 9.5V15M4.5 15h15v6.5h-15zM4.5 18.3h15M12 6.5V10',
    solid: 'M9.8 10h4.4l-.7 3.5h-3z',
  },
  'posts-and-wire': {
    left: 1.7,
    stroke,
    line: 'M5.5 3.5v18M18.5 3.5v18M2.5 21.5h6M15.5 21.5h6M5.5 8c4 1.3 9 1.3 13 0M5.5 12.5c4 1.3 9 1.3 13 0M5.5 17c4 1.3 9 1.3 13 0M10.3 11.8l3.4 3.4M13.7 11.8l-3.4 3.4',
  },
  infinity: {
    size: { width: 84, height: 40 },
    stroke: 7.2,
    line: 'M42 20C35 9 28 5 21 5a15 15 0 0 0 0 30c7 0 14-4 21-15S56 5 63 5a15 15 0 0 1 0 30c-7 0-14-4-21-15z',
  },
} satisfies Record<string, Glyph>

export type MapSymbolName = keyof typeof mapSymbols

/** Six blades around the hub at 11, 8. */
function windmillBlades(): string {
  const tip = 6.8
  const root = 1.6
  const spread = 17
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => {
      const corner = (reach: number, turn: number) => {
        const radians = ((angle + turn) * Math.PI) / 180
        return `${num(11 + reach * Math.sin(radians))} ${num(8 - reach * Math.cos(radians))}`
      }
      return `M${corner(root, 0)}L${corner(tip, -spread)}L${corner(tip, spread)}z`
    })
    .join('')
}
