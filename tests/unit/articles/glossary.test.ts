import { findTerm, readGlossary, termId } from '@/lib/articles/glossary'

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
])('%j resolves to the entry %s', (words, id) => {
  expect(termId(words)).toBe(id)
  expect(findTerm(termId(words)).definition).toMatch(/\.$/)
})

test.each([
  ['plats', 'plat'],
  ['boxes', 'box'],
  ['counties', 'county'],
])('the plural "%s" resolves to %s', (words, id) => {
  expect(termId(words, ['plat', 'box', 'county'])).toBe(id)
})

test('words without an entry resolve to an id that is not found', () => {
  expect(termId('moon dust')).toBe('moon-dust')
  expect(() => findTerm('moon-dust')).toThrow('content/glossary.yaml has no entry "moon-dust".')
})

test.each(['constructor', '__proto__', 'toString'])('"%s" is not an entry either', (word) => {
  expect(() => findTerm(word)).toThrow(`has no entry "${word}"`)
})

test('entries are sorted by id, and each has a sentence of its own as its definition', () => {
  const ids = Object.keys(glossary)
  expect(ids).toEqual([...ids].sort())
  const definitions = Object.values(glossary).map(({ definition }) => definition)
  expect(new Set(definitions).size).toBe(definitions.length)
  for (const definition of definitions) expect(definition).toMatch(/^[A-Z].*\.$/)
})
