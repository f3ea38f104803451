import { createQueryClient } from '../query'
import { routes } from '../routes'
import { indexArticles } from './article-index'
import { type Hyphenated, joinHyphenated } from './hyphenated-words'
import { type SearchFile, unpackEntries } from './search-file'
import type { SearchEntry } from './search-index'
import { isInParts, isMeaningful, stemOf, synonymOf, wordsOf } from './search-words'

/** The slugs of the articles that contain all words, best first; if none does, of those that contain some. */
export type Matches = { slugs: string[]; hasAllWords: boolean }

export type Search = (words: string) => Matches

const queries = createQueryClient()

/**
 * Fetches the index and returns a search over it. After a failure, the next call fetches again.
 * @throws `"<status>: <text>"` or a network error when the index cannot be read
 */
export async function openSearch(): Promise<Search> {
  const file = await queries.fetchQuery<SearchFile>({ queryKey: [routes.searchIndex] })
  return createSearch(unpackEntries(file))
}

/**
 * A search over given entries. Building its index is asynchronous; a search itself returns at once, and finds nothing
 * without words.
 * @throws when two entries have the same slug
 */
export async function createSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const { has, find } = await indexArticles(entries)

  /** Whether some article contains a word as it has been typed so far. */
  function isKnown({ joined }: Hyphenated): boolean {
    const typed = joined.toLowerCase()
    return has(stemOf(typed)) || has(typed, true)
  }

  /**
   * Whether a hyphenated word must be searched for as one word, because a part of it would be dropped and the rest
   * would find unrelated articles.
   */
  function isOneWord(word: Hyphenated): boolean {
    const isFragment = (part: string) => part.length < 3 && isMeaningful(part) && !has(part)
    const isBroken = word.parts.slice(0, -1).some((part) => isFragment(part.toLowerCase()))
    return isBroken || (!isInParts(word) && isKnown(word))
  }

  /**
   * The words to search for: without stop words, each once, and with synonyms for words that no article contains. A
   * pasted text may repeat a word many times, which would take as much longer; its last place counts, because the last
   * word of all may be half typed.
   */
  function askedFor(words: string): string {
    const typed = wordsOf(words)
    const meaningful = typed.filter((word) => isMeaningful(word.toLowerCase()))
    const asked = meaningful.length > 0 ? meaningful : typed
    return [...new Set(asked.toReversed())]
      .reverse()
      .map((word) => (has(stemOf(word.toLowerCase())) ? word : synonymOf(word)))
      .join(' ')
  }

  return (words) => {
    const joined = askedFor(joinHyphenated(words, (word) => isOneWord(word) || isKnown(word)))
    const apart = askedFor(joinHyphenated(words, isOneWord))
    // Without hyphens they are the same, and a long text takes a phone too long to search for twice.
    const forms = joined === apart ? [apart] : [joined, apart]
    const all = [...new Set(forms.flatMap((asked) => find(asked, 'AND')))]
    const hasAllWords = all.length > 0
    return { slugs: hasAllWords ? all : find(apart, 'OR'), hasAllWords }
  }
}
