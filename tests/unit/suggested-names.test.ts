import { suggestedNames } from '@/lib/suggested-names'

const known = ['term', 'definition', 'note']

test('the nearest known name is suggested for a misspelled one', () => {
  expect([...suggestedNames(['trem', 'defintion'], known, [])]).toEqual([
    ['trem', 'term'],
    ['defintion', 'definition'],
  ])
})

test('the only missing name is suggested for the only unknown one', () => {
  expect([...suggestedNames(['meaning'], known, ['definition'])]).toEqual([['meaning', 'definition']])
  expect([...suggestedNames(['trem'], known, ['definition'])]).toEqual([['trem', 'term']])
})

test('nothing is suggested when it is unclear which name is meant', () => {
  expect([...suggestedNames(['meaning'], known, ['term', 'definition'])]).toEqual([['meaning', undefined]])
  expect([...suggestedNames(['meaning', 'words'], known, ['definition'])]).toEqual([
    ['meaning', undefined],
    ['words', undefined],
  ])
  expect([...suggestedNames(['meaning'], known, [])]).toEqual([['meaning', undefined]])
})
