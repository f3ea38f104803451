import MiniSearch from 'minisearch'
import { createQueryClient } from './query'
import { routes } from './routes'
import type { SearchEntry } from './search-index'

/**
 * Answers with the slugs of the articles that have all the words, best first; of those that have some where none has all.
 */
export type Search = (words: string) => string[]

const queries = createQueryClient()

/**
 * Reads the index and answers with a search over it. Asking again after a failure reads it again.
 * @throws `"<status>: <text>"` or a network error when the index cannot be read
 */
export async function openSearch(): Promise<Search> {
  const entries = await queries.fetchQuery<SearchEntry[]>({ queryKey: [routes.searchIndex] })
  return createSearch(entries)
}

export function createSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry>({
    idField: 'slug',
    fields: ['title', 'excerpt', 'headings', 'terms', 'address'],
    extractField: (entry, field) =>
      field === 'address' ? entry.slug.replaceAll('-', ' ') : String(entry[field as keyof SearchEntry]),
    searchOptions: {
      boost: { title: 3, excerpt: 2 },
      prefix: true,
      // A slip for each four letters; none in shorter words, where it would make another word of most.
      fuzzy: (word) => (word.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  })
  index.addAll(entries)
  return (words) => {
    const all = index.search(words)
    const found = all.length > 0 ? all : index.search(words, { combineWith: 'OR' })
    return found.map(({ id }) => String(id))
  }
}
