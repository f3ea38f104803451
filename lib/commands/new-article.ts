import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { newArticle } from '../article-draft'
import { articleFile, articleFolder } from '../article-files'
import { localDay } from '../dates'
import { existingArticles } from '../existing-articles'

/** `npm run new:article -- "Title"`: writes a draft into `content/blog`, and never over another file. */
const folder = path.resolve(articleFolder)

try {
  const today = localDay(new Date())
  const { slug, text } = newArticle(process.argv.slice(2).join(' '), existingArticles(folder), today)
  // 'wx' refuses to write over a file that appeared meanwhile.
  writeFileSync(path.join(folder, `${slug}.mdx`), text, { flag: 'wx' })
  console.log(`Wrote ${articleFile(slug)}, a draft.`)
  console.log(`See it with npm run dev at /blog/${slug}, and check it with npm run check:content.`)
} catch (error) {
  const isPlain = error instanceof Error && !('code' in error)
  console.error(
    isPlain ? error.message : `No article was written: ${articleFolder} cannot be read or written to.`,
  )
  process.exitCode = 1
}
