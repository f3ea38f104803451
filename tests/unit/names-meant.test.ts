import { namesMeant } from '@/lib/names-meant'

const known = ['term', 'definition', 'note']

test('a misspelled name stands for the one that is nearest', () => {
  expect([...namesMeant(['trem', 'defintion'], known, [])]).toEqual([
    ['trem', 'term'],
    ['defintion', 'definition'],
  ])
})

test('the only unknown name stands for the only one that is missing', () => {
  expect([...namesMeant(['meaning'], known, ['definition'])]).toEqual([['meaning', 'definition']])
  expect([...namesMeant(['trem'], known, ['definition'])]).toEqual([['trem', 'term']])
})

test('of several names nobody can tell which one is meant', () => {
  expect([...namesMeant(['meaning'], known, ['term', 'definition'])]).toEqual([['meaning', undefined]])
  expect([...namesMeant(['meaning', 'words'], known, ['definition'])]).toEqual([
    ['meaning', undefined],
    ['words', undefined],
  ])
  expect([...namesMeant(['meaning'], known, [])]).toEqual([['meaning', undefined]])
})
