/** From the table of inks to CSS: once for the page, once for each stand-alone file. */

import { type ColourName, colourNames, type Ink, type InkName, inkClass, inks, type Palette } from './ink'

const names = Object.keys(inks) as InkName[]

/** The declarations of an ink, each as `property:value`. */
function declarations(ink: Ink, colour: (name: ColourName) => string): string[] {
  const paint = (name: ColourName | undefined) => (name === undefined ? 'none' : colour(name))
  const list = [`fill:${paint(ink.fill)}`]
  if (ink.fillOpacity !== undefined) list.push(`fill-opacity:${ink.fillOpacity}`)
  if (ink.stroke) {
    list.push(`stroke:${paint(ink.stroke)}`)
    if (ink.strokeOpacity !== undefined) list.push(`stroke-opacity:${ink.strokeOpacity}`)
    if (ink.width !== undefined && ink.width !== 1) list.push(`stroke-width:${ink.width}`)
    if (ink.dash) list.push(`stroke-dasharray:${ink.dash}`)
    if (ink.round) list.push('stroke-linecap:round', 'stroke-linejoin:round')
  }
  return list
}

/** The rules a drawing needs when it stands alone in an `<img>`, where the page's stylesheet does not reach. */
export function standaloneCss(svg: string, palette: Palette): string {
  const used = new Set(
    [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')),
  )
  return names
    .filter((name) => used.has(inkClass(name)))
    .map((name) => `.${inkClass(name)}{${declarations(inks[name], (colour) => palette[colour]).join(';')}}`)
    .join('')
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
  spruce: 'Canvas',
  'spruce-2': 'Canvas',
  contour: 'GrayText',
  'contour-light': 'GrayText',
  rule: 'GrayText',
  water: 'LinkText',
  flag: 'Highlight',
}

/** The page's stylesheet for inline drawings. `components/art/art.css` is this text; a test keeps the two the same. */
export function pageCss(): string {
  const rules = names.map((name) =>
    block(
      `.art .${inkClass(name)}`,
      declarations(inks[name], (colour) => `var(--color-${colour})`),
    ),
  )
  const system = colourNames.map((name) => `--color-${name}:${systemColours[name] ?? 'CanvasText'}`)
  return `/* Written by lib/drawing/stylesheet.ts from the inks in lib/drawing/ink.ts: change an ink there, then run
   \`npm run build:art\`. */
@layer components {
${block('.inline-drawing,\n  .art', ['display:block'])}
${block('.art', ['overflow:hidden'])}
${rules.join('\n')}
  @media (forced-colors: active) {
${block('.art', system, '    ')}
  }
}
`
}

function block(selector: string, list: string[], indent = '  '): string {
  const lines = list.map((declaration) => `${indent}  ${declaration.replace(':', ': ')};`)
  return `${indent}${selector} {\n${lines.join('\n')}\n${indent}}`
}
