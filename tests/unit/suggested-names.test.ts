import { suggestedNames } from '@/lib/suggested-names'

const known = ['term', 'definition', 'note']

test('a misspelled name stands for the one that is nearest', () => {
  expect([...suggestedNames(['trem', 'defintion'], known, [])]).toEqual([
    ['trem', 'term'],
    ['defintion', 'definition'],
  ])
})

test('the only unknown name stands for the only one that is missing', () => {
  expect([...suggestedNames(['meaning'], known, ['definition'])]).toEqual([['meaning', 'definition']])
  expect([...suggestedNames(['trem'], known, ['definition'])]).toEqual([['trem', 'term']])
})

test('of several names nobody can tell which one is meant', () => {
  expect([...suggestedNames(['meaning'], known, ['term', 'definition'])]).toEqual([['meaning', undefined]])
  expect([...suggestedNames(['meaning', 'words'], known, ['definition'])]).toEqual([
    ['meaning', undefined],
    ['words', undefined],
  ])
  expect([...suggestedNames(['meaning'], known, [])]).toEqual([['meaning', undefined]])
})
