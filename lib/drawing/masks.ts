import 'server-only'
import { drawingFile } from './files'

/** Fences that stylesheets repeat as masks. A stylesheet can only point at a file, so they are kept beside it. */
const names = ['fence-run', 'fence-tile', 'fence-bay', 'fence-plan'] as const

/** Paths from the project's folder, and what the files hold. */
export function listMasks(): { file: string; svg: string }[] {
  return names.map((name) => ({
    file: `components/landing/${name}.svg`,
    svg: `${drawingFile(name).svg}\n`,
  }))
}
