import { createQueryClient } from '../query'
import { routes } from '../routes'
import { indexArticles } from './article-index'
import { type Hyphenated, joinHyphenated } from './hyphenated-words'
import { type SearchFile, unpackEntries } from './search-file'
import type { SearchEntry } from './search-index'
import { isInParts, isMeaningful, stemOf, synonymOf, wordsOf } from './search-words'

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
  const { has, find } = await indexArticles(entries)

  /** Whether some article has a word as it is typed so far. */
  function isKnown({ joined }: Hyphenated): boolean {
    const typed = joined.toLowerCase()
    return has(stemOf(typed)) || has(typed, true)
  }

  /** Whether a hyphenated word would lose a part if its parts were looked for, and find what has nothing to do with it. */
  function isOneWord(word: Hyphenated): boolean {
    const isFragment = (part: string) => part.length < 3 && isMeaningful(part) && !has(part)
    const isBroken = word.parts.slice(0, -1).some((part) => isFragment(part.toLowerCase()))
    return isBroken || (!isInParts(word) && isKnown(word))
  }

  /** What is looked for: words that say something, or their synonyms where no article has them. */
  function askedFor(words: string): string {
    const typed = wordsOf(words)
    const meaningful = typed.filter((word) => isMeaningful(word.toLowerCase()))
    return (meaningful.length > 0 ? meaningful : typed)
      .map((word) => (has(stemOf(word.toLowerCase())) ? word : synonymOf(word)))
      .join(' ')
  }

  return (words) => {
    const joined = askedFor(joinHyphenated(words, (word) => isOneWord(word) || isKnown(word)))
    const apart = askedFor(joinHyphenated(words, isOneWord))
    const all = [...new Set([joined, apart].flatMap((asked) => find(asked, 'AND')))]
    const hasAllWords = all.length > 0
    return { slugs: hasAllWords ? all : find(apart, 'OR'), hasAllWords }
  }
}
