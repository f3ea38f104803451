import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../build/content-hash.mjs'
import { filesIn } from '../files-in.mjs'
import { readHexColours } from '../palette'
import { slugOf } from '../slug'
import { sizeOf } from './view-box'

/** A drawing of an article as an exported file. Width and height are its own, in CSS pixels. */
type FigureFile = { url: string; width: number; height: number; svg: string }

/** The folder of the drawings that editors put into articles, from the project's root. */
export const figuresFolder = 'content/figures'

const folder = path.join(process.cwd(), figuresFolder)

/**
 * The drawing of `content/figures/<name>.svg`, and the one for narrow screens if there is one.
 * @throws when there is no such drawing
 */
export function findFigure(name: string): { wide: FigureFile; narrow: FigureFile | undefined } {
  const narrow = `${name}-narrow`
  return { wide: readFigure(name), narrow: existsSync(fileOf(narrow)) ? readFigure(narrow) : undefined }
}

/** Every drawing, in folders too, for the route that exports them. */
export function listFigures(): FigureFile[] {
  return filesIn(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => readFigure(file.replace(/\.svg$/, '')))
}

function fileOf(name: string): string {
  return path.join(folder, `${name}.svg`)
}

function readFigure(name: string): FigureFile {
  const svg = paint(readFileSync(fileOf(name), 'utf8'))
  const size = sizeOf(svg)
  if (!size) throw new Error(`${figuresFolder}/${name}.svg has no viewBox.`)
  // The hash also tells drawings of the same name in two folders apart.
  return { url: `/figures/${slugOf(name) || 'drawing'}.${contentHash(svg)}.svg`, ...size, svg }
}

/**
 * Puts the theme's colours into a drawing, because a file of its own cannot use those of the page: `var(--color-ink,
 * #0E2119)` becomes the current value.
 */
function paint(svg: string): string {
  const colours: Readonly<Record<string, string>> = readHexColours()
  return svg.replace(/var\(--color-([\w-]+), (#\w+)\)/g, (_, name, drawn) => colours[name] ?? drawn)
}
