import MiniSearch from 'minisearch'
import { isFigure } from './search-figures'
import type { SearchEntry } from './search-index'
import { formsOf, indexedWordsOf, stemOf } from './search-words'

type ArticleIndex = {
  /** Whether some article contains a word (in small letters), or with `prefix` a word that begins with it. */
  has: (word: string, prefix?: boolean) => boolean
  /** The slugs of the articles that contain all words, or with `OR` some of them, best first. */
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
      // A word that no article contains may be a slip, and the stem of a slip would begin other words.
      processTerm: (word) => {
        const stem = stemOf(word.toLowerCase())
        return has(stem) ? stem : word.toLowerCase()
      },
      // That an article explains a term says less than its field, which is short, would count for.
      boost: { title: 3, excerpt: 2, often: 0.6, terms: 0.2, seldom: 0.1 },
      // A whole word counts far more than one that only begins like it: for `camping`, whose stem is `camp`, a camp more
      // than a campaign.
      weights: { prefix: 0.05, fuzzy: 0.45 },
      prefix: mayBegin,
      // Fuzzy search only if no word begins like this one. Not for short words, of which one slip makes another word,
      // nor for figures, of which it makes another figure. Nor for pasted addresses and the like: it takes time and
      // memory by the square of the length, and no article has words so long.
      fuzzy: (word) => mayBeSlip(word) && (word.length > 8 ? 2 : 1),
    },
  })
  // In chunks, because all of them take a phone a quarter of a second, and the reader is typing.
  await index.addAllAsync(entries, { chunkSize: 4 })

  function mayBeSlip(word: string): boolean {
    return word.length > 4 && word.length < 30 && !isFigure(word) && !has(word, true)
  }

  function has(word: string, prefix = false): boolean {
    return index.search(word, { prefix, fuzzy: false, processTerm: (same) => same }).length > 0
  }

  /**
   * Whether a word may be the beginning of a longer one. The last word may be half typed; another one only if no
   * article contains it as a whole word. A figure that an article contains is complete: `30` is not `300`. A single
   * digit, and one or two letters before other words, would match too much.
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
