import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drawingFile } from '@/lib/drawing/files'

/** Stylesheets can only point at files, so the fences they repeat are kept as files beside them. */
const masks = ['fence-run', 'fence-tile', 'fence-bay', 'fence-plan'] as const

test.each(masks)('the %s that stylesheets use as a mask is the drawing of the library', (name) => {
  const file = path.join(process.cwd(), `components/landing/${name}.svg`)
  expect(readFileSync(file, 'utf8')).toBe(`${drawingFile(name).svg}\n`)
})
