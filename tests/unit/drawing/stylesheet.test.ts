import { readFileSync } from 'node:fs'
import { colourNames, type Ink, inks, toPalette } from '@/lib/drawing/ink'
import { pageCss } from '@/lib/drawing/stylesheet'
import { readHexColours } from '@/lib/palette'

test('the page stylesheet matches the table of inks (npm run build:art writes it)', () => {
  expect(readFileSync('components/art/art.css', 'utf8')).toBe(pageCss())
})

test('every ink paints something', () => {
  for (const ink of Object.values<Ink>(inks)) expect(ink.fill ?? ink.stroke).toBeDefined()
})

test('the theme has a value for every colour a drawing can ask for', () => {
  expect(() => readHexColours()).not.toThrow()
  expect(() => toPalette({ sheet: '#fff' })).toThrow('meadow')
})

test('forced colours replace every colour of an inline drawing', () => {
  const forced = pageCss().split('@media (forced-colors: active)')[1]
  for (const name of colourNames) expect(forced).toContain(`--color-${name}: `)
})
