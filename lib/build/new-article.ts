import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { newArticle } from '../article-draft'
import { readArticleFiles } from '../content-check/article-file'
import { checkHeader } from '../content-check/header-check'

/** `npm run new:article -- "Title"`: writes a draft into `content/blog`, and never over another file. */
const folder = path.resolve('content/blog')

try {
  const existing = readArticleFiles(folder).map(({ slug, text }) => {
    const { id, draft } = text === undefined ? {} : checkHeader(text).raw
    return { slug, id, isDraft: draft === true }
  })
  const today = new Date().toISOString().slice(0, 10)
  const { slug, text } = newArticle(process.argv.slice(2).join(' '), existing, today)
  // 'wx' refuses to write over a file that appeared meanwhile.
  writeFileSync(path.join(folder, `${slug}.mdx`), text, { flag: 'wx' })
  console.log(`Wrote content/blog/${slug}.mdx, a draft.`)
  console.log(`See it with npm run dev at /blog/${slug}, and check it with npm run check:content.`)
} catch (error) {
  const isPlain = error instanceof Error && !('code' in error)
  console.error(
    isPlain ? error.message : 'No article was written: content/blog cannot be read or written to.',
  )
  process.exitCode = 1
}
