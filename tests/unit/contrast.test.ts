import { wcagContrast } from 'culori'
import { readColours } from '@/lib/palette'

const colours = readColours()

function contrast(one: string, other: string): number {
  const [first, second] = [colours[one], colours[other]]
  if (!first || !second) throw new Error(`${first ? other : one} is not a colour of app/theme.css`)
  return wcagContrast(first, second)
}

/** Text colours, each with the backgrounds it is used on; WCAG 2.2, 1.4.3 requires 4.5. */
const text: Record<string, string[]> = {
  ink: ['sheet', 'sheet-2', 'card', 'meadow', 'meadow-2', 'wood', 'flag', 'flag-hover', 'lime'],
  'ink-2': ['sheet', 'sheet-2', 'card', 'meadow-2', 'wood'],
  contour: ['sheet', 'sheet-2', 'card', 'meadow-2'],
  'flag-text': ['sheet', 'card'],
  water: ['sheet', 'sheet-2', 'card'],
  'meadow-ink': ['sheet', 'card', 'meadow'],
  danger: ['card', 'danger-tint'],
  sheet: ['ink', 'spruce', 'spruce-2', 'danger'],
  card: ['danger'],
  meadow: ['ink'],
  'contour-light': ['spruce', 'spruce-2'],
  lime: ['spruce', 'spruce-2'],
}

/** Focus rings, field borders and meaningful lines, each with its backgrounds; WCAG 2.2, 1.4.11 requires 3. */
const lines: Record<string, string[]> = {
  water: ['sheet', 'sheet-2', 'card', 'meadow', 'meadow-2'],
  lime: ['spruce', 'spruce-2'],
  control: ['card', 'sheet'],
  ink: ['sheet', 'sheet-2', 'card', 'meadow', 'flag'],
  sheet: ['spruce', 'spruce-2'],
  'spruce-line': ['spruce'],
  danger: ['card'],
}

function pairs(table: Record<string, string[]>) {
  return Object.entries(table).flatMap(([front, grounds]) =>
    grounds.map((ground) => [front, ground] as const),
  )
}

test.each(pairs(text))('%s is readable as text on %s', (front, ground) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(pairs(lines))('%s is visible as a line on %s', (front, ground) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(3)
})
