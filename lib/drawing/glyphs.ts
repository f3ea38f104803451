// What a live page fetches, so it stands apart from the map symbols and imports nothing.

/** A sign in one colour on a field of 24 by 24, unless it says otherwise. */
export type Glyph = {
  /** Stroked in the colour of the text. */
  line?: string
  /** Filled with the colour of the text. */
  solid?: string
  /** Left edge of the field, where a symbol does not fill it: it then stands flush with the text under it. */
  left?: number
  /** Another field than 24 by 24. */
  size?: { width: number; height: number }
  /** Stroke width in units of the field; 2.5 when left out. */
  stroke?: number
}

/** Signs of the interface that the fonts lack: 2.5 stroke, to stand beside bold text. */
export const glyphs = {
  'arrow-right': { line: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5' },
  'arrow-left': { line: 'M20 12H5M11 5.5L4.5 12l6.5 6.5' },
  'arrow-up-right': { line: 'M8 5h11v11M18.5 5.5L5 19' },
  tick: { line: 'M4 12.5l5.5 5.5L20 6.5' },
  cross: { line: 'M6 6l12 12M18 6L6 18' },
  search: { line: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 1 0 0-14zM16 16l4.5 4.5', stroke: 2 },
  play: { solid: 'M7 4v16l13-8z' },
} satisfies Record<string, Glyph>

export type GlyphName = keyof typeof glyphs
