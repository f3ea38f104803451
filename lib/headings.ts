import GithubSlugger from 'github-slugger'
import { product } from './site'

export type Heading = { level: number; text: string; id: string; line: number }

/**
 * Headings of an article's body with the ids that rehype-slug gives them (both use github-slugger), so that the contents,
 * the link check and the search index agree with the page. Lines count from 1 at the start of the body.
 */
export function readHeadings(body: string): Heading[] {
  const slugger = new GithubSlugger()
  const withoutCode = body.replace(/^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))/gm, (code) =>
    code.replace(/[^\n]/g, ''),
  )
  return withoutCode.split('\n').flatMap((line, index) => {
    const [, marks, words] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? []
    if (!marks || !words) return []
    const text = words
      .replaceAll('<Product />', product.name)
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/<[^>]*>/g, '')
      .replace(/[*_`]/g, '')
    return [{ level: marks.length, text, id: slugger.slug(text), line: index + 1 }]
  })
}
