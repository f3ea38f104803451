import { articleSchema } from '@/lib/article-schema'
import { glossaryEntry } from '@/lib/articles/glossary'
import { readingPathsSchema } from '@/lib/blog/reading-paths'
import { curlQuotes } from '@/lib/build/articles/curly-quotes.mjs'

test.each([
  [`The buyer's "chair"`, 'The buyer’s “chair”'],
  [`"Don't," he said ('so')`, '“Don’t,” he said (‘so’)'],
  [`'"A" is', "'b' is"`, '‘“A” is’, “‘b’ is”'],
  [`the "lot"'s lines`, 'the “lot”’s lines'],
  [`Dogs' tails in the '90s`, 'Dogs’ tails in the ’90s'],
  ['Plain words — “as they are”', 'Plain words — “as they are”'],
])('%s is shown as %s', (typed, shown) => {
  expect(curlQuotes(typed)).toBe(shown)
})

test('front matter, glossary entries and reading paths are shown with curly quotation marks', () => {
  const typed = `The buyer's "chair"`
  const shown = 'The buyer’s “chair”'
  const fields = {
    id: 90,
    title: typed,
    subtitle: typed,
    excerpt: `${typed} and forty letters in all, or a few more.`,
    topic: 'start',
    date: '2025-08-28',
    readTime: '8 min',
  }
  expect(articleSchema.parse(fields)).toMatchObject({
    title: shown,
    subtitle: shown,
    excerpt: `${shown} and forty letters in all, or a few more.`,
  })
  expect(glossaryEntry.parse({ term: typed, definition: typed })).toEqual({ term: shown, definition: shown })
  const path = { title: typed, reader: typed, stops: ['a', 'b'].map((slug) => ({ slug, label: typed })) }
  expect(readingPathsSchema.parse([path, path, path])[0]).toEqual({
    title: shown,
    reader: shown,
    stops: ['a', 'b'].map((slug) => ({ slug, label: shown })),
  })
})
