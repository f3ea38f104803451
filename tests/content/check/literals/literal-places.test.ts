import { foundIn } from '../checked'

test('each mark in a line is reported, in whatever order they come', () => {
  expect(foundIn('A **bold ** lot: [x] (/blog) or [[the rule]].').toSorted()).toEqual([
    'line 12: found "[[the rule]]", which looks like a link but is not one',
    'line 12: found "[x] (/blog)", which looks like a link but is not one',
    'line 12: found the stars of "**bold **", which readers would see',
  ])
})

test('marks that touch count as two', () => {
  expect(foundIn('A :rocket:%%ask Ann%%:house: here.').toSorted()).toEqual([
    'line 12: found "%%ask Ann%%", which readers would see',
    'line 12: found ":house:", which readers would see',
    'line 12: found ":rocket:", which readers would see',
  ])
})

test('a line with a mark is not reported again as one that would run on', () => {
  expect(foundIn('-Lots\n-Roads')).toEqual(['line 12: found a list item without a space after -'])
})

test('what only looks like a table is reported where it begins', () => {
  expect(foundIn('The lots:\n+---+---+\n| A | B |\n+---+---+')).toEqual([
    'line 13: found a table drawn with + and -, which readers would see',
  ])
  expect(foundIn('The lots:\nA\t5\nB\t40')).toEqual([
    'line 13: found lines with tabs, as a spreadsheet copies its cells',
  ])
})

test('a table row below words is reported on its line', () => {
  expect(foundIn('Words.\n\n| Pinal | 40 |')).toEqual(['line 14: found a single line of a table by itself'])
})
