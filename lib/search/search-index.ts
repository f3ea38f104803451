import 'server-only'
import type { Article } from '../articles'
import { readGlossary, termId } from '../articles/glossary'
import { readHeadings } from '../articles/headings'
import { plainText } from '../articles/plain-text'
import { printedWords } from '../articles/printed-words'
import { indexedWordsOf, isSearchable, stemOf } from './search-words'

/** An article in the search index. */
export type SearchEntry = {
  slug: string
  title: string
  excerpt: string
  headings: string[]
  /** Glossary terms that the article explains. */
  terms: string[]
  /** Words that occur at least `manyTimes` in the text, separated by spaces; one form of each, see `mentionsOf`. */
  often: string
  /** Words that occur less often, except those of the fields above. */
  seldom: string
}

/** How often a word occurs in a text that is about it. */
const manyTimes = 3

/** The entries that the instant search looks through. */
export function buildSearchIndex(articles: readonly Article[]): SearchEntry[] {
  return articles.map(({ slug, title, subtitle, excerpt, body }) => {
    const entry = {
      slug,
      title,
      excerpt,
      headings: readHeadings(body).map(({ text }) => text),
      terms: termsIn(body),
    }
    const above = new Set(
      indexedWordsOf(Object.values(entry).flat().join(' ')).map((word) => stemOf(word.toLowerCase())),
    )
    const words = [...countStems(`${subtitle}\n\n${body}`)]
    const seldom = words.filter(([stem, { times }]) => times < manyTimes && !above.has(stem))
    return {
      ...entry,
      often: listed(words.flatMap(([, { form, times }]) => Array(mentionsOf(times)).fill(form))),
      seldom: listed(seldom.map(([, { form }]) => form)),
    }
  })
}

/** Words of a text by their stem: the longest form, which a reader may be typing, and how often they occur. */
type Counts = Map<string, { form: string; times: number }>

/** Counts the searchable words of a body. The text is not compiled, which would take too long. */
function countStems(body: string): Counts {
  const written = new Map<string, number>()
  for (const word of indexedWordsOf(plainText(withPrintedWords(body))))
    written.set(word, (written.get(word) ?? 0) + 1)
  const counts: Counts = new Map()
  for (const [word, more] of written) {
    if (!isSearchable(word)) continue
    const form = word.toLowerCase()
    const stem = stemOf(form)
    const { form: longest = '', times = 0 } = counts.get(stem) ?? {}
    counts.set(stem, { form: form.length > longest.length ? form : longest, times: times + more })
  }
  return counts
}

/** Adds words that blocks print: readers see a calculator where the text has only `<NoteCalculator />`. */
function withPrintedWords(body: string): string {
  return body
    .replace(/<(\w+)(Calculator|Scorecard)\b/g, '$1 $2 $&')
    .replace(/<(\w+)/g, (tag, block) => `${printedWords[block] ?? ''} ${tag}`)
}

/**
 * How often a word is listed among those that occur often: once for about `manyTimes`, so that the article that says the
 * most about surveys is found first. At most four times, because the search heeds further ones less and less.
 */
function mentionsOf(times: number): number {
  return times < manyTimes ? 0 : Math.min(4, Math.round(times / manyTimes))
}

function listed(words: readonly string[]): string {
  return words.toSorted().join(' ')
}

/** Terms of the glossary in a body. Unknown ones are left to the content check and must not break the search. */
function termsIn(body: string): string[] {
  const glossary = readGlossary()
  const words = body.matchAll(/<Term(?:\s+id=\{?["']([^"']+)["']\}?)?\s*>([^<]*)<\/Term>/g)
  return Array.from(words, ([, id, name = '']) => id ?? termId(name)).flatMap(
    (id) => glossary[id]?.term ?? [],
  )
}
