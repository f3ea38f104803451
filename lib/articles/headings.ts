import GithubSlugger from 'github-slugger'
import { articleTree } from './article-markup'
import { textOf } from './article-nodes'

export type Heading = { level: number; text: string; id: string; line: number }

/** Text that neither Markdown nor the typography would change. */
const plainWords = /^(?!.*(?:--|\. ?\.))[\p{L}\p{N} ,.?!:;()$%+’–—-]+$/u

/**
 * Headings of an article's body as its page shows them, with the ids that rehype-slug gives them (both use
 * github-slugger), so that the table of contents, the link check and the search index agree with the page. Lines count
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

/**
 * The words as the compiler reads them. Only for words that need it: for every heading this would take a tenth of the
 * time of the whole article.
 */
function compiledWords(words: string): string | undefined {
  try {
    const [heading] = articleTree(`# ${words}`).children
    return heading && textOf(heading)
  } catch {
    // Part of a longer construct that only looks like a heading.
    return undefined
  }
}
