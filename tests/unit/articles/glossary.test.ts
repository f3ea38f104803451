import { findTerm, readGlossary, termId } from '@/lib/glossary'

const glossary = readGlossary()

test.each([
  ['Perc test', 'perc-test'],
  ['perc tests', 'perc-test'],
  ['perc\ntest', 'perc-test'],
  ['Perc\u00A0test', 'perc-test'],
  [' perc  test ', 'perc-test'],
  ['notes', 'note'],
  ['easements', 'easement'],
  ['CC&Rs', 'ccrs'],
])('%j asks for %s', (words, id) => {
  expect(termId(words)).toBe(id)
  expect(findTerm(termId(words)).definition).toMatch(/\.$/)
})

test.each([
  ['plats', 'plat'],
  ['boxes', 'box'],
  ['counties', 'county'],
])('"%s" are more than one of %s', (words, id) => {
  expect(termId(words, ['plat', 'box', 'county'])).toBe(id)
})

test('words that have no entry ask for their own, which is not there', () => {
  expect(termId('moon dust')).toBe('moon-dust')
  expect(() => findTerm('moon-dust')).toThrow('content/glossary.yaml has no entry "moon-dust".')
})

test.each(['constructor', '__proto__', 'toString'])('"%s" is no entry either', (word) => {
  expect(() => findTerm(word)).toThrow(`has no entry "${word}"`)
})

test('entries stand in the order of their ids, one sentence each, none twice', () => {
  const ids = Object.keys(glossary)
  expect(ids).toEqual([...ids].sort())
  const definitions = Object.values(glossary).map(({ definition }) => definition)
  expect(new Set(definitions).size).toBe(definitions.length)
  for (const definition of definitions) expect(definition).toMatch(/^[A-Z].*\.$/)
})
