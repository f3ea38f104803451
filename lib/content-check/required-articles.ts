import { mdxFileOf } from '../blog-folder'
import { beginnersGuideSlug } from '../routes'
import type { CheckedArticle } from './article-check'
import type { ArticleFile } from './article-file'
import type { Problem } from './problem'

/** An article that the code of the site counts on, and what would miss it. */
export type RequiredArticle = { slug: string; neededBy: string }

/** Those that pages of the site lead to; `toolbox-check.ts` knows those that the toolbox prints parts of. */
export const requiredArticles: readonly RequiredArticle[] = [
  { slug: beginnersGuideSlug, neededBy: 'the footer of every page leads to it' },
]

/** Those of them that are not there, or that readers do not see. */
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
