import { writeFileSync } from 'node:fs'
import { newArticle } from '../article-draft'
import { blogFolder, mdxFileOf } from '../articles/blog-folder'
import { existingArticles } from '../content-check/existing-articles'
import { localDay } from '../dates'
import { stopWith } from './shared/progress.mjs'

/** `npm run new:article -- "Title"`: writes a draft into `content/blog`, and never over another file. */
try {
  const today = localDay(new Date())
  const typed = process.argv.slice(2).join(' ')
  const { title, slug, text } = newArticle(typed, existingArticles(blogFolder), today)
  const file = mdxFileOf(slug)
  // 'wx' fails if another process has created the file meanwhile.
  writeFileSync(file, text, { flag: 'wx' })
  // Printed, because a shell turns "$5,000" into ",000".
  console.log(`Wrote ${file}, a draft with the title "${title}".`)
  console.log(`See it with npm run dev at /blog/${slug}, and check it with npm run check:content.`)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  if (!code) stopWith(error)
  console.error(`No article was written: ${blogFolder} cannot be read or written to (${code}).`)
  process.exitCode = 1
}
