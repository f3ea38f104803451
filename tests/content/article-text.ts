import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readFrontMatter } from '@/lib/front-matter'
import { plainText } from '@/lib/plain-text'

/** Body of an article as a reader meets it: no front matter, tags or Markdown marks, white space folded. */
export function articleText(slug: string): string {
  const file = path.join(process.cwd(), 'content/blog', `${slug}.mdx`)
  return plainText(readFrontMatter(readFileSync(file, 'utf8')).body)
}

export { formatWholeDollars, formatWithCents } from '@/lib/money'
