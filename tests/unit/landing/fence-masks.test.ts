import { readFileSync } from 'node:fs'
import { listMasks } from '@/lib/drawing/masks'

test.each(listMasks())(
  '$file matches the drawing in the library (npm run build:art writes it)',
  ({ file, svg }) => {
    expect(readFileSync(file, 'utf8')).toBe(svg)
  },
)
