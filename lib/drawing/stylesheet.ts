/** From the table of inks to CSS: once for the page, once for each stand-alone file. */

import type { ColourName, Ink, InkName, Palette } from '@/lib/drawing/ink'
import { colourNames, inkClass, inks } from '@/lib/drawing/ink'

const names = Object.keys(inks) as InkName[]

function rule(selector: string, ink: Ink, colour: (name: ColourName) => string): string {
  const paint = (name: ColourName | 'text' | undefined) =>
    name === undefined ? 'none' : name === 'text' ? 'currentColor' : colour(name)
  const declarations = [`fill:${paint(ink.fill)}`]
  if (ink.fillOpacity !== undefined) declarations.push(`fill-opacity:${ink.fillOpacity}`)
  if (ink.stroke) {
    declarations.push(`stroke:${paint(ink.stroke)}`)
    if (ink.strokeOpacity !== undefined) declarations.push(`stroke-opacity:${ink.strokeOpacity}`)
    if (ink.width !== undefined && ink.width !== 1) declarations.push(`stroke-width:${ink.width}`)
    if (ink.dash) declarations.push(`stroke-dasharray:${ink.dash}`)
    if (ink.round) declarations.push('stroke-linecap:round', 'stroke-linejoin:round')
  }
  return `${selector}{${declarations.join(';')}}`
}

/** The rules a drawing needs when it stands alone in an `<img>`, where the page's stylesheet does not reach. */
export function standaloneCss(svg: string, palette: Palette): string {
  const used = new Set(
    [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')),
  )
  const rules = names
    .filter((name) => used.has(inkClass(name)))
    .map((name) => rule(`.${inkClass(name)}`, inks[name], (colour) => palette[colour]))
  return [
    ...(svg.includes('ink-text') ||
    svg.includes('ink-letter-text') ||
    svg.includes('ink-mark-flag') ||
    svg.includes('currentColor')
      ? [`svg{color:${palette.ink}}`]
      : []),
    ...rules,
  ].join('')
}

/**
 * What each colour becomes when the reader's system picks the colours: ground becomes Canvas, surveyed fact CanvasText.
 * Only inline drawings follow; a picture in an `<img>` keeps its own paper under its own ink.
 */
const systemColours: Partial<Record<ColourName, string>> = {
  sheet: 'Canvas',
  'sheet-2': 'Canvas',
  card: 'Canvas',
  meadow: 'Canvas',
  wood: 'Canvas',
  'own-2': 'Canvas',
  spruce: 'Canvas',
  'spruce-2': 'Canvas',
  contour: 'GrayText',
  'contour-light': 'GrayText',
  rule: 'GrayText',
  water: 'LinkText',
  flag: 'Highlight',
  'flag-down': 'Highlight',
}

/** The page's stylesheet for inline drawings. `components/art/art.css` is this text; a test keeps the two the same. */
export function pageCss(): string {
  const rules = names.map((name) =>
    rule(`.art .${inkClass(name)}`, inks[name], (colour) => `var(--color-${colour})`),
  )
  const system = colourNames
    .map((name) => `--color-${name}: ${systemColours[name] ?? 'CanvasText'};`)
    .join(' ')
  return [
    '/* Made from lib/drawing/ink.ts by lib/drawing/stylesheet.ts; change the inks there, then run the drawing tests with -u. */',
    '.art { display: block; overflow: hidden; }',
    '.symbol { flex: none; }',
    ...rules,
    `@media (forced-colors: active) { .art { ${system} } }`,
    '',
  ].join('\n')
}
