import { findDrawing } from './catalogue'
import { colourNames, toPalette } from './ink'
import { standaloneCss } from './stylesheet'
import { standalone } from './svg'

/** Fences that stylesheets repeat as masks. A stylesheet can only point at a file, so they are kept beside it. */
const names = ['fence-run', 'fence-tile', 'fence-bay', 'fence-plan'] as const

/** Of a mask only the shape counts, so that no change of the site's colours changes these files. */
const black = toPalette(Object.fromEntries(colourNames.map((name) => [name, '#000'])))

/** Paths from the project's folder, and what the files hold. */
export function listMasks(): { file: string; svg: string }[] {
  return names.map((name) => {
    const inline = findDrawing(name).render()
    return {
      file: `components/landing/${name}.svg`,
      svg: `${standalone(inline, standaloneCss(inline, black))}\n`,
    }
  })
}
