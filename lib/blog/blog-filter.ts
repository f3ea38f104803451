import type { Topic } from '../article-schema'

/** The id of the heading over the filters and the list of articles; links to search results lead there. */
export const articleListId = 'all-heading'

/** What a reader looks for on the blog page; kept in its address. */
export type BlogFilter = { words: string; topic: Topic | null }

export const noFilter: BlogFilter = { words: '', topic: null }

/** Names in the address, such as `/blog?q=perc&topic=rules`. */
export const filterParameters = ['q', 'topic'] as const

/** Reads the filter from a query string; a topic that does not exist is ignored. */
export function parseFilter(query: string, topics: readonly Topic[]): BlogFilter {
  const parameters = new URLSearchParams(query)
  const wanted = parameters.get('topic')
  return { words: parameters.get('q') ?? '', topic: topics.find((topic) => topic === wanted) ?? null }
}

/** The query string of a filter with its question mark; empty when nothing is filtered. */
export function formatFilter({ words, topic }: BlogFilter): string {
  const parameters = new URLSearchParams()
  if (words.trim()) parameters.set('q', words)
  if (topic) parameters.set('topic', topic)
  const query = parameters.toString()
  return query && `?${query}`
}

export type Listed = { slug: string; topic: Topic }

/**
 * Articles that pass a filter. `matches` are the slugs a search answered with, best first; without one the list keeps
 * its own order.
 */
export function filterArticles<Entry extends Listed>(
  entries: readonly Entry[],
  topic: Topic | null,
  matches?: readonly string[],
): Entry[] {
  const ofTopic = entries.filter((entry) => topic === null || entry.topic === topic)
  if (!matches) return ofTopic
  return matches.flatMap((slug) => ofTopic.find((entry) => entry.slug === slug) ?? [])
}

/** Status above the unfiltered list, whose first article is the featured one above it. */
export function wholeListStatus(all: number): string {
  return `The featured article above, and ${all - 1} more`
}

/**
 * Status above a filtered list, announced after each change.
 * @param search whether the articles shown have all the words that were searched for; `null` if none were
 */
export function resultStatus(shown: number, all: number, search: { hasAllWords: boolean } | null): string {
  if (shown === 0) return 'No article matches. Try another word or another topic.'
  if (search && !search.hasAllWords)
    return `No article has all these words; ${shown} ${shown === 1 ? 'has' : 'have'} some.`
  if (shown === all) return `All ${all} articles${search ? ', the best match first' : ''}`
  return shown === 1 ? '1 article' : `${shown} articles`
}
