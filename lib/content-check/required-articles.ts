import { mdxFileOf } from '../articles/blog-folder'
import { beginnersGuideSlug } from '../routes'
import type { CheckedArticle } from './article-check'
import type { Problem } from './problem'
import type { ArticleFile } from './text/article-file'

/** An article that the site depends on, and what needs it. */
export type RequiredArticle = { slug: string; neededBy: string }

/** Articles that pages of the site link to; `toolbox-check.ts` covers those that the toolbox prints. */
export const requiredArticles: readonly RequiredArticle[] = [
  { slug: beginnersGuideSlug, neededBy: 'the footer of every page leads to it' },
]

/** Reports required articles that are missing or drafts. */
export function missingArticles(
  required: readonly RequiredArticle[],
  files: readonly ArticleFile[],
  drafts: readonly CheckedArticle[],
): Problem[] {
  return required.flatMap(({ slug, neededBy }) => {
    const file = mdxFileOf(slug)
    const draft = drafts.find((article) => article.file.slug === slug)
    if (draft) {
      const line = draft.header.lines.get('draft')
      return [{ file, line, field: 'draft', found: 'true', allowed: `no such line, since ${neededBy}` }]
    }
    if (files.some((other) => other.slug === slug)) return []
    return [{ file, found: 'no such file', allowed: `an article of this name, since ${neededBy}` }]
  })
}
