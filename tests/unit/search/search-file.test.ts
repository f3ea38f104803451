import { listArticles } from '@/lib/articles'
import { packEntries, unpackEntries } from '@/lib/search/search-file'
import { buildSearchIndex } from '@/lib/search/search-index'

const bare = { title: '', excerpt: '', headings: [], terms: [] }

test('unpacked entries are the same as those that were packed', () => {
  const entries = buildSearchIndex(listArticles())
  expect(unpackEntries(JSON.parse(JSON.stringify(packEntries(entries))))).toEqual(entries)
})

test('each word is stored once, in alphabetical order', () => {
  const { words } = packEntries([
    { ...bare, slug: 'a', often: 'well', seldom: 'creek' },
    { ...bare, slug: 'b', often: '', seldom: 'creek well' },
  ])
  expect(words).toBe('creek well')
})

test('the words of hundreds of articles are kept apart, and an article without words gets none', () => {
  const entries = Array.from({ length: 400 }, (_, at) => ({
    ...bare,
    slug: `a-${at}`,
    often: at === 7 ? '' : `often${at} shared`,
    seldom: at === 7 ? '' : `seldom${at}`,
  }))
  expect(unpackEntries(JSON.parse(JSON.stringify(packEntries(entries))))).toEqual(entries)
})

test('articles without a single word can be packed and unpacked', () => {
  const entries = [{ ...bare, slug: 'a', often: '', seldom: '' }]
  expect(unpackEntries(packEntries(entries))).toEqual(entries)
})
