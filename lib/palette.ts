import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatHex } from 'culori'
import { type Palette, toPalette } from './drawing/ink'

/** Colour name (as in `app/theme.css`, without `--color-`) to its CSS value. */
type Colours = Readonly<Record<string, string>>

let colours: Colours | undefined
let hexColours: Palette | undefined

/** The site's colours, read from the one place that names them. Values are `oklch(…)`. */
export function readColours(): Colours {
  colours ??= parseColours(readFileSync(path.join(process.cwd(), 'app/theme.css'), 'utf8'))
  return colours
}

/**
 * The same colours as sRGB hex, for renderers that do not know OKLCH (share pictures, PDF, manifest).
 * @throws when `app/theme.css` lacks one that a drawing can ask for
 */
export function readHexColours(): Palette {
  hexColours ??= toPalette(
    Object.fromEntries(
      Object.entries(readColours()).map(([name, value]) => [name, formatHex(value) ?? value]),
    ),
  )
  return hexColours
}

function parseColours(css: string): Colours {
  const tokens = css.matchAll(/--color-([a-z0-9-]+):\s*(oklch\([^)]*\))/g)
  return Object.fromEntries(Array.from(tokens, ([, name, value]) => [name, value]))
}
