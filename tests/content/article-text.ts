import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readFrontMatter } from '@/lib/articles/front-matter'
import { plainText } from '@/lib/articles/plain-text'

/** An article's body as plain text: no front matter, tags or Markdown syntax, whitespace collapsed. */
export function articleText(slug: string): string {
  const file = path.join(process.cwd(), 'content/blog', `${slug}.mdx`)
  return plainText(readFrontMatter(readFileSync(file, 'utf8')).body)
}
