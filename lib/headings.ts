import GithubSlugger from 'github-slugger'
import { articleTree } from './article-markup'
import { textOf } from './article-nodes'

export type Heading = { level: number; text: string; id: string; line: number }

/** Nothing that Markdown or the typography would change. */
const plainWords = /^(?!.*(?:--|\. ?\.))[\p{L}\p{N} ,.?!:;()$%+’–—-]+$/u

/**
 * Headings of an article's body in the letters that its page shows, with the ids that rehype-slug gives them there
 * (both use github-slugger), so that the contents, the link check and the search index agree with the page. Lines count
 * from 1 at the start of the body.
 */
export function readHeadings(body: string): Heading[] {
  const slugger = new GithubSlugger()
  const withoutCode = body.replace(/^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))/gm, (code) =>
    code.replace(/[^\n]/g, ''),
  )
  return withoutCode.split('\n').flatMap((line, index) => {
    const [, marks, words] = /^\s*(#{1,6})\s+(.+?)(?:\s+#+)?\s*$/.exec(line) ?? []
    const text = words && (plainWords.test(words) ? words : compiledWords(words))
    return marks && text ? [{ level: marks.length, text, id: slugger.slug(text), line: index + 1 }] : []
  })
}

/** As the compiler reads them, which for every heading would take a tenth of the time of a whole article. */
function compiledWords(words: string): string | undefined {
  try {
    const [heading] = articleTree(`# ${words}`).children
    return heading && textOf(heading)
  } catch {
    // A line of something longer that only looks like a heading.
    return undefined
  }
}
