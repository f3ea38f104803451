import type { SearchEntry } from './search-index'

/**
 * The format of `/search-index.json`: an inverted index. Each word is there once, with the articles that contain it,
 * which takes a fifth less than a list of words for each article.
 */
export type SearchFile = {
  articles: Omit<SearchEntry, 'often' | 'seldom'>[]
  /** Separated by spaces, in alphabetical order, which compresses well. */
  words: string
  /** For each word the signs of the articles that contain it, see `signOf`. */
  having: string
}

/** Converts entries to the format of the file. */
export function packEntries(entries: readonly SearchEntry[]): SearchFile {
  const having = new Map<string, string>()
  const note = (words: string, sign: string) => {
    for (const word of words.split(' ').filter(Boolean)) having.set(word, (having.get(word) ?? '') + sign)
  }
  for (const [index, { often, seldom }] of entries.entries()) {
    note(often, signOf(index, 'often'))
    note(seldom, signOf(index, 'seldom'))
  }
  const words = [...having.keys()].sort()
  return {
    articles: entries.map(({ often, seldom, ...article }) => article),
    words: words.join(' '),
    having: words.map((word) => having.get(word)).join(' '),
  }
}

/** Converts the file back to entries. */
export function unpackEntries({ articles, words, having }: SearchFile): SearchEntry[] {
  const lists = new Map<string, string>()
  const signs = having.split(' ')
  for (const [index, word] of words.split(' ').entries())
    for (const sign of signs[index] ?? '') lists.set(sign, `${lists.get(sign) ?? ''} ${word}`)
  const listOf = (sign: string) => lists.get(sign)?.trimStart() ?? ''
  return articles.map((article, index) => ({
    ...article,
    often: listOf(signOf(index, 'often')),
    seldom: listOf(signOf(index, 'seldom')),
  }))
}

/**
 * One character for an article that uses a word often or seldom. The first is `#`, after the space and the quotation
 * mark.
 */
function signOf(article: number, use: 'often' | 'seldom'): string {
  return String.fromCharCode(35 + 2 * article + (use === 'often' ? 0 : 1))
}
