import { checkHeader, isDraft } from './header/header-check'
import { readArticleFiles } from './text/article-file'

/** An article file, as far as others must know it; its header need not be in order. */
export type ExistingArticle = { slug: string; id: unknown; title?: unknown; isDraft: boolean }

/** Every file of a folder of articles. */
export function existingArticles(folder: string): ExistingArticle[] {
  return readArticleFiles(folder).map(({ slug, text }) => {
    const raw = text === undefined ? {} : checkHeader(text).raw
    return { slug, id: raw.id, title: raw.title, isDraft: isDraft({ raw }) }
  })
}
