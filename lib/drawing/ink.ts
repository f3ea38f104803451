/**
 * The colours that drawings, pictures and the PDF are made with. An article's figure may ask for any of the theme's.
 */
export const colourNames = [
  'sheet',
  'sheet-2',
  'card',
  'meadow',
  'rule',
  'control',
  'ink',
  'ink-2',
  'contour',
  'flag',
  'water',
  'meadow-ink',
  'spruce',
  'spruce-2',
  'lime',
  'contour-light',
  'wood',
] as const

export type ColourName = (typeof colourNames)[number]

/** The colours of the site by name, as CSS colour values. */
export type Palette = Record<ColourName, string>

/** One ink. What is left out is not painted: no fill, no stroke. */
export type Ink = {
  fill?: ColourName
  fillOpacity?: number
  stroke?: ColourName
  strokeOpacity?: number
  /** Stroke width in drawing units; 1 when left out. */
  width?: number
  dash?: string
  /** Round ends and corners, for things made of wire, tape or water. */
  round?: boolean
}

function line(stroke: Ink['stroke'], width: number, rest: Omit<Ink, 'stroke' | 'width'> = {}): Ink {
  return { stroke, width, ...rest }
}

function area(fill: Ink['fill'], fillOpacity?: number): Ink {
  return { fill, fillOpacity }
}

function outlined(fill: Ink['fill'], width: number, rest: Omit<Ink, 'fill' | 'width'> = {}): Ink {
  return { fill, stroke: 'ink', width, ...rest }
}

/**
 * Every ink on the press: class name -> colours by role.
 *
 * Scenes name an ink and never a colour. The page's stylesheet (`components/art/art.css`) and the small `<style>`
 * inside each stand-alone file are both made from this one table, so a drawing looks the same inline and as a file.
 */
export const inks = {
  // Paper and ground cover.
  paper: area('sheet'),
  card: area('card'),
  meadow: area('meadow'),
  wood: area('wood'),
  'night-paper': area('spruce-2'),
  'night-wood': area('lime', 0.07),

  // Contours: brown, thinned so that text wins. The bolder of each pair is every fourth line.
  contour: line('contour', 1, { strokeOpacity: 0.5 }),
  'contour-index': line('contour', 1.9, { strokeOpacity: 0.72 }),
  'plot-contour': line('contour', 0.8, { strokeOpacity: 0.5 }),
  'plot-index': line('contour', 1.4, { strokeOpacity: 0.75 }),
  'faint-contour': line('contour', 1, { strokeOpacity: 0.3 }),
  'faint-index': line('contour', 1.9, { strokeOpacity: 0.42 }),
  'hill-contour': line('meadow-ink', 1, { strokeOpacity: 0.26 }),
  'hill-index': line('meadow-ink', 1.9, { strokeOpacity: 0.44 }),
  'night-contour': line('contour-light', 1, { strokeOpacity: 0.16 }),
  'night-index': line('contour-light', 1.9, { strokeOpacity: 0.26 }),
  'night-map-contour': line('contour-light', 1, { strokeOpacity: 0.34 }),
  'night-map-index': line('contour-light', 1.9, { strokeOpacity: 0.6 }),

  // Water: blue.
  creek: line('water', 2, { round: true }),
  river: line('water', 3, { round: true }),
  flood: line('water', 36, { strokeOpacity: 0.16 }),
  well: { fill: 'card', stroke: 'water', width: 2 },

  // Lots: what a survey says about ground.
  lot: line('ink', 1.25),
  'lot-bare': outlined('card', 1.15, { fillOpacity: 0.62 }),
  'lot-wash': outlined('card', 1.15, { fillOpacity: 0.45 }),
  'lot-owned': outlined('meadow', 1.15),
  'lot-deal': outlined('card', 2),
  'lot-void': outlined('card', 2, { dash: '9 5' }),
  'lot-owed': outlined('card', 1, { dash: '3 2.4' }),
  'deal-line': line('ink', 2.5),
  bound: line('ink', 2.4),
  'quarter-line': line('ink', 1, { dash: '9 5', strokeOpacity: 0.55 }),
  'county-line': line('ink', 1.3, { dash: '9 2.5 2 2.5' }),
  'zone-line': line('ink', 3.4, { dash: '14 4 3 4' }),
  'heat-1': outlined('meadow', 0.8, { fillOpacity: 0.22 }),
  'heat-2': outlined('meadow', 0.8, { fillOpacity: 0.48 }),
  'heat-3': outlined('meadow', 0.8, { fillOpacity: 0.74 }),
  'heat-4': outlined('meadow', 0.8),

  // Hatches.
  'hatch-flag': line('flag', 2.6),
  'hatch-ink': line('ink', 1.1),
  'hatch-brown': line('contour', 0.9),

  // Roads, ways and marks.
  'road-edge': line('ink', 8),
  road: line('sheet', 5.8),
  'street-edge': line('ink', 15),
  street: line('card', 12.4),
  way: line('ink', 1.2, { dash: '2 3' }),
  dashed: line('ink', 1.2, { dash: '6 4' }),
  hair: line('ink', 0.9),
  mark: line('ink', 1.5),
  solid: area('ink'),
  place: outlined('card', 1.2),
  tree: { fill: 'meadow', stroke: 'meadow-ink', width: 1 },
  leader: line('ink', 2),

  // The trail of the demo, on dark ground.
  'trail-edge': line('spruce-2', 9),
  trail: line('sheet', 3, { dash: '10 7' }),
  post: { fill: 'spruce-2', stroke: 'sheet', width: 3 },
  'night-stake': line('sheet', 2.25, { round: true }),
  'night-solid': area('sheet'),
  'night-line': line('sheet', 1.5),

  // Flag, fence and seal.
  stake: line('ink', 2.25, { round: true }),
  flag: outlined('flag', 1.75, { round: true }),
  'flag-down': outlined('sheet-2', 1.4, { round: true }),
  wire: line('ink', 1.5),
  barb: line('ink', 1.25),
  'seal-rim': line('ink', 2.5),
  'seal-wire': line('ink', 2),

  // Lettering is drawn, not set (see lettering.ts). A halo is the same stroke, wider, in the colour of the ground.
  letter: line('ink', 1.5, { round: true }),
  'letter-brown': line('contour', 1.5, { round: true }),
  'letter-bold': line('contour', 2.1, { round: true }),
  'letter-quiet': line('ink-2', 1.5, { round: true }),
  'letter-night': line('sheet', 1.5, { round: true }),
  'halo-sheet': line('sheet', 6, { round: true }),
  'halo-card': line('card', 6, { round: true }),
  'halo-wood': line('wood', 6, { round: true }),
  'halo-meadow': line('meadow', 6, { round: true }),
  'halo-night': line('spruce-2', 6, { round: true }),
} satisfies Record<string, Ink>

export type InkName = keyof typeof inks

/** The class an ink has in the markup. The prefix keeps it apart from the page's own classes. */
export function inkClass(name: InkName): string {
  return `ink-${name}`
}

/** Checks that every colour a drawing can ask for has a value. */
export function toPalette(colours: Readonly<Record<string, string>>): Palette {
  const missing = colourNames.filter((name) => !colours[name])
  if (missing.length > 0)
    throw new Error(`app/theme.css has no colour --color-${missing.join(', --color-')} written as oklch(…).`)
  return colours as Palette
}
