import 'server-only'
import type { Article } from '../articles'
import { readGlossary, termId } from '../glossary'
import { readHeadings } from '../headings'
import { founderOffer } from '../offers'
import { plainText } from '../plain-text'
import { indexedWordsOf, isSearchable, stemOf } from './search-words'

/** What the search knows of an article. */
export type SearchEntry = {
  slug: string
  title: string
  excerpt: string
  headings: string[]
  /** Glossary terms that the article explains. */
  terms: string[]
  /** Words that the text uses three times or more, with a space between; one form of each. */
  often: string
  /** Those that it uses less, but for words of the fields above. */
  seldom: string
}

/** Times a word stands in a text that is about it. */
const manyTimes = 3

/** What the instant search looks through. */
export function buildSearchIndex(articles: readonly Article[]): SearchEntry[] {
  return articles.map(({ slug, title, excerpt, body }) => {
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
    const words = [...countStems(body)]
    const seldom = words.filter(([stem, { times }]) => times < manyTimes && !above.has(stem))
    return {
      ...entry,
      often: listed(words.filter(([, { times }]) => times >= manyTimes)),
      seldom: listed(seldom),
    }
  })
}

/**
 * A word of a text by its stem: the longest of its forms, which a reader may be typing, and how often it stands there.
 */
type Counts = Map<string, { form: string; times: number }>

/** Words of a body that may be searched for. The text is not compiled, which would take too long. */
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

/** `<NoteCalculator />` is a calculator to its reader, though the text may not say so, and two blocks print the price. */
function withPrintedWords(body: string): string {
  return body
    .replace(/<(\w+)(Calculator|Scorecard)\b/g, '$1 $2 $&')
    .replace(/<(?:FounderPrice|GetLifetimeAccess)\b/g, `${founderOffer.price} $&`)
}

function listed(words: readonly [string, { form: string }][]): string {
  return words
    .map(([, { form }]) => form)
    .sort()
    .join(' ')
}

/**
 * A word that the glossary does not have is reported by the content check; it must not take the search away meanwhile.
 */
function termsIn(body: string): string[] {
  const glossary = readGlossary()
  const words = body.matchAll(/<Term(?:\s+id=\{?["']([^"']+)["']\}?)?\s*>([^<]*)<\/Term>/g)
  return Array.from(words, ([, id, name = '']) => id ?? termId(name)).flatMap(
    (id) => glossary[id]?.term ?? [],
  )
}
