import { openDisplayFace } from '@/lib/share/display-face'
import { setTitle, titleLeading, titleTracking } from '@/lib/share/share-title'

const room = { width: 448, height: 398 }

test('a short title is set large', () => {
  expect(setTitle('Seller Financing 101', room)).toEqual({ size: 84, lines: ['Seller', 'Financing', '101'] })
})

test('a title keeps all its words in order and fills no more than the room', () => {
  const title = 'Rezoning & Entitlements: How to Force Equity in Land Deals'
  const { size, lines } = setTitle(title, room)
  expect(lines.join(' ')).toBe(title)
  expect(lines.length * size * titleLeading).toBeLessThanOrEqual(room.height)
})

test('lines are balanced, so that no word is left alone needlessly', () => {
  expect(setTitle('Creative Land Deal Structuring: Options, JVs & Seller Finance', room).lines.at(-1)).toBe(
    'Seller Finance',
  )
  expect(setTitle('How to Sell a Lot by Mail', room).lines).toEqual(['How to', 'Sell a Lot', 'by Mail'])
})

test('a title never gets smaller than a chat card can show', () => {
  expect(setTitle('word '.repeat(40).trim(), room).size).toBe(60)
})

test.each([
  'Land Due Diligence Checklist',
  'Land Entitlements',
  'Save 50% OR 50% HUNTING OR FISHING',
  '100% @ 50%: WWW & MMM',
])('no line of "%s" comes out wider than the room', (title) => {
  const { size, lines } = setTitle(title, room)
  const face = openDisplayFace()
  for (const line of lines) {
    const advance = face.layout(line).advanceWidth / face.unitsPerEm
    expect((advance + titleTracking * line.length) * size).toBeLessThanOrEqual(room.width)
  }
})
