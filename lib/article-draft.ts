import { bodyPlaceholders, placeholders } from './articles/article-placeholders'
import { mdxFileOf } from './articles/blog-folder'
import { nextArticleId } from './articles/next-article-id'
import type { ExistingArticle } from './content-check/existing-articles'
import { checkHeader } from './content-check/header/header-check'
import { checkHeaderWords } from './content-check/header/header-words'
import { sentenceOf } from './content-check/problem'
import { nameFinding } from './content-check/text/file-name'
import { normalizedText } from './content-check/text/normalized-text'
import { strangeLetters } from './content-check/text/strange-letters'
import { slugOf } from './slug'

/** In characters. The content check allows more, for a name that somebody has chosen. */
const draftSlugLength = 60

/** `title` as it was typed, with single spaces; `text` is the whole content of the file. */
type NewArticle = { title: string; slug: string; text: string }

/**
 * A draft for a title as it was typed.
 * @param day today as an ISO day
 * @throws with one plain sentence when the title will not do
 */
export function newArticle(typed: string, existing: readonly ExistingArticle[], day: string): NewArticle {
  const title = typed.replace(/\s+/g, ' ').trim()
  // `--help` and the like are no titles.
  if (!title || title.startsWith('-'))
    throw new Error('Give the title in quotation marks: npm run new:article -- "How to Read a Plat"')
  const text = draftText(title, nextArticleId(existing), day)
  const header = checkHeader(text)
  const [fault] = [...strangeLetters(title), ...header.findings, ...checkHeaderWords(header)]
  if (fault) throw new Error(sentenceOf({ ...fault, file: 'The title', line: undefined, field: undefined }))
  const namesake = existing.find((article) => normalizedText(article.title) === normalizedText(title))
  if (namesake) throw new Error(`${mdxFileOf(namesake.slug)} has this title already; choose another title.`)
  const slug = shortSlug(title)
  if (!slug) throw new Error('The title needs letters from a to z or digits, for the address of the article.')
  const name = nameFinding(`${slug}.mdx`, [])
  if (name) throw new Error(`The title makes ${name.found}; choose another title.`)
  if (existing.some((article) => article.slug === slug))
    throw new Error(`There is an article ${mdxFileOf(slug)} already; choose another title.`)
  return { title, slug, text }
}

/** Cut between words, so that no address ends in half a word. */
function shortSlug(title: string): string {
  const slug = slugOf(title)
  if (slug.length <= draftSlugLength) return slug
  const end = slug.lastIndexOf('-', draftSlugLength)
  return slug.slice(0, end > 0 ? end : draftSlugLength)
}

function draftText(title: string, id: number, day: string): string {
  return `---
id: ${id}
title: ${JSON.stringify(title)}
subtitle: "${placeholders.subtitle}"
excerpt: "${placeholders.excerpt}"
topic: start
date: ${day}
readTime: 8 min
draft: true
disclaimers: [legal, examples]
---

${bodyPlaceholders.opening}

## ${bodyPlaceholders.heading}

${bodyPlaceholders.words}

<Callout kind="note" title="A remark">

${bodyPlaceholders.remark}

</Callout>

## Sources

1. ${bodyPlaceholders.source}
`
}
