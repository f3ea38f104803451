import MiniSearch from 'minisearch'
import { isFigure } from './search-figures'
import type { SearchEntry } from './search-index'
import { formsOf, indexedWordsOf, stemOf } from './search-words'

export type ArticleIndex = {
  /** Whether some article has a word in small letters, or with `prefix` one that it begins. */
  has: (word: string, prefix?: boolean) => boolean
  /** The slugs of the articles that have all words, or with `OR` some, best first. */
  find: (words: string, combineWith: 'AND' | 'OR') => string[]
}

/** @throws when two entries have the same slug */
export async function indexArticles(entries: readonly SearchEntry[]): Promise<ArticleIndex> {
  const index = new MiniSearch<SearchEntry>({
    idField: 'slug',
    fields: ['title', 'excerpt', 'headings', 'terms', 'address', 'often', 'seldom'],
    extractField: (entry, field) =>
      field === 'address'
        ? entry.slug.replaceAll('-', ' ')
        : [entry[field as keyof SearchEntry]].flat().join(' '),
    tokenize: indexedWordsOf,
    processTerm: (word) => formsOf(word.toLowerCase()),
    searchOptions: {
      // What no article has may be a slip, and half a slip would begin other words.
      processTerm: (word) => {
        const stem = stemOf(word.toLowerCase())
        return has(stem) ? stem : word.toLowerCase()
      },
      boost: { title: 3, excerpt: 2, often: 0.6, seldom: 0.1 },
      prefix: mayBegin,
      // Slips are looked for where no word begins like this one; not in short words, where one makes another of most, nor in
      // figures, where each makes another.
      fuzzy: (word) => word.length > 4 && !isFigure(word) && !has(word, true) && (word.length > 8 ? 2 : 1),
    },
  })
  // In parts, because a phone takes a quarter of a second for all of them, and the reader is typing.
  await index.addAllAsync(entries, { chunkSize: 4 })

  function has(word: string, prefix = false): boolean {
    return index.search(word, { prefix, fuzzy: false, processTerm: (same) => same }).length > 0
  }

  /**
   * The last word may be half typed; another one only if it is no whole word, as a figure is where one article has it: `30`
   * is not `300`. A digit, and a letter or two before other words, begin too much to say anything.
   */
  function mayBegin(word: string, at: number, words: readonly string[]): boolean {
    if (isFigure(word)) return word.length > 1 && !has(word)
    return at === words.length - 1 || (word.length > 2 && !has(word))
  }

  return {
    has,
    find: (words, combineWith) => index.search(words, { combineWith }).map(({ id }) => String(id)),
  }
}
