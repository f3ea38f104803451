import MiniSearch from 'minisearch'
import { createQueryClient } from './query'
import { routes } from './routes'
import { isFigure } from './search-figures'
import { type SearchFile, unpackEntries } from './search-file'
import type { SearchEntry } from './search-index'
import { formsOf, isMeaningful, stemOf, synonymOf, wordsOf } from './search-words'

/** The slugs of the articles that have all the words, best first; where none has all, of those that have some. */
export type Matches = { slugs: string[]; hasAllWords: boolean }

export type Search = (words: string) => Matches

const queries = createQueryClient()

/**
 * Reads the index and answers with a search over it. Asking again after a failure reads it again.
 * @throws `"<status>: <text>"` or a network error when the index cannot be read
 */
export async function openSearch(): Promise<Search> {
  const file = await queries.fetchQuery<SearchFile>({ queryKey: [routes.searchIndex] })
  return createSearch(unpackEntries(file))
}

/**
 * A search over entries that are read already. The promise is for its index; a search itself answers at once, and finds
 * nothing when there are no words.
 * @throws when two entries have the same slug
 */
export async function createSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const index = new MiniSearch<SearchEntry>({
    idField: 'slug',
    fields: ['title', 'excerpt', 'headings', 'terms', 'address', 'often', 'seldom'],
    extractField: (entry, field) =>
      field === 'address'
        ? entry.slug.replaceAll('-', ' ')
        : [entry[field as keyof SearchEntry]].flat().join(' '),
    tokenize: wordsOf,
    processTerm: (word) => formsOf(word.toLowerCase()),
    searchOptions: {
      // What no article has may be a slip, and half a slip would begin other words.
      processTerm: (word) => {
        const stem = stemOf(word.toLowerCase())
        return has(stem) ? stem : word.toLowerCase()
      },
      boost: { title: 3, excerpt: 2, often: 0.6, seldom: 0.1 },
      // The last word may be half typed; another one only if it is no whole word, as a figure is where one article has it:
      // `30` is not `300`. A digit begins too much to say anything.
      prefix: (word, at, words) =>
        !/^\d$/.test(word) && ((at === words.length - 1 && !isFigure(word)) || !has(word)),
      // Slips are looked for where no word begins like this one; not in short words, where one makes another of most, nor in
      // figures, where each makes another.
      fuzzy: (word) => word.length > 4 && !isFigure(word) && !has(word, true) && (word.length > 8 ? 2 : 1),
      combineWith: 'AND',
    },
  })
  // In parts, because a phone takes a quarter of a second for all of them, and the reader is typing.
  await index.addAllAsync(entries, { chunkSize: 4 })

  /** Whether some article has a word, or one that it begins. */
  function has(word: string, prefix = false): boolean {
    return index.search(word, { prefix, fuzzy: false, processTerm: (same) => same }).length > 0
  }

  return (words) => {
    const typed = wordsOf(words)
    const meaningful = typed.filter((word) => isMeaningful(word.toLowerCase()))
    const asked = (meaningful.length > 0 ? meaningful : typed)
      .map((word) => (has(stemOf(word.toLowerCase())) ? word : synonymOf(word)))
      .join(' ')
    const all = index.search(asked)
    const hasAllWords = all.length > 0
    const found = hasAllWords ? all : index.search(asked, { combineWith: 'OR' })
    return { slugs: found.map(({ id }) => String(id)), hasAllWords }
  }
}
