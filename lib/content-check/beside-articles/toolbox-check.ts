import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { articleSchema } from '../../article-schema'
import type { Article } from '../../articles'
import { attributeOf, lineOf } from '../../articles/article-nodes'
import { blogFolder, mdxFileOf } from '../../articles/blog-folder'
import { readFrontMatter } from '../../articles/front-matter'
import { nearest } from '../../nearest'
import { articlePath } from '../../routes'
import { CoverError } from '../../toolbox/cover'
import { QuoteError } from '../../toolbox/quoted-blocks'
import { HeightError } from '../../toolbox/sheet'
import { findToolboxErrors, type ToolboxError } from '../../toolbox/toolbox'
import { GlyphError, WidthError } from '../../toolbox/typeset'
import { type Finding, type Problem, quoted, withoutDuplicates } from '../problem'
import { readText } from '../text/text-file'

/** The text of the article of a name; `undefined` when there is no such file. */
type ReadArticle = (slug: string) => string | undefined

/** The problems that keep the toolbox from being printed, apart from those of the articles themselves. */
export function findToolboxProblems(folder: string, problems: readonly Problem[]): Problem[] {
  if (!existsSync(folder)) return []
  const read = (slug: string) => {
    const file = path.join(folder, `${slug}.mdx`)
    return existsSync(file) ? readText(file).text : undefined
  }
  // An article whose file name is wrong is not missing as well.
  const faulty = problems.flatMap(({ file, suggestion }) => [file, `${blogFolder}/${suggestion}`])
  return checkToolbox(read, faulty)
}

/** Lays out every sheet, except sheets of articles with other problems. */
export function checkToolbox(read: ReadArticle, faulty: readonly string[] = []): Problem[] {
  const sources = new Map<string, Source>()
  const find = (slug: string): Article => {
    const file = mdxFileOf(slug)
    if (faulty.includes(file)) throw new ProblemError([])
    const source = sources.get(slug) ?? readSource(slug, read(slug))
    sources.set(slug, source)
    return source.article
  }
  return withoutDuplicates(
    findToolboxErrors(find).flatMap((error) => problemsOf(error, [...sources.values()])),
  )
}

type Source = { article: Article; text: string; bodyLine: number }

/** The problems of an article, thrown because its caller expects an article. */
class ProblemError extends Error {
  constructor(readonly problems: Problem[]) {
    super('The article cannot be printed.')
  }
}

function readSource(slug: string, text: string | undefined): Source {
  const file = mdxFileOf(slug)
  const reason = 'because the toolbox prints parts of it (lib/toolbox/templates)'
  if (text === undefined)
    throw new ProblemError([{ file, found: 'no such file', allowed: `an article of this name, ${reason}` }])
  const { fields, lines, body, bodyLine } = readFrontMatter(text)
  const article = { ...articleSchema.parse(fields), slug, path: articlePath(slug), body }
  if (!article.draft) return { article, text, bodyLine }
  const line = lines.get('draft')
  const allowed = `a published article, ${reason}`
  throw new ProblemError([{ file, line, field: 'draft', found: 'a draft', allowed }])
}

function problemsOf({ error, sheet }: ToolboxError, sources: readonly Source[]): Problem[] {
  if (error instanceof ProblemError) return error.problems
  if (error instanceof QuoteError) {
    const bodyLine = sources.find(({ article }) => article === error.article)?.bodyLine ?? 1
    return [{ file: mdxFileOf(error.article.slug), ...quoteFinding(error, bodyLine - 1) }]
  }
  // The sheet's own article first, because another one may contain the same words.
  const isOwn = ({ article }: Source) => Number(article === sheet?.article)
  const searched = [...sources].sort((one, other) => isOwn(other) - isOwn(one))
  // Text that is in no article comes from the sheet's own words.
  const place = { file: sheet?.wordsFile ?? 'content/toolbox', line: undefined }
  const name = `the toolbox sheet ${quoted(sheet?.title ?? '')}`
  if (error instanceof GlyphError) {
    const found = `${quoted(error.letters)}, which the typeface of ${name} does not have`
    return [{ ...(placeOf(error.text, searched) ?? place), found, allowed: 'other words' }]
  }
  if (error instanceof WidthError) {
    const found = `${quoted(error.text)}, which is too wide for its place on ${name}`
    return [{ ...(placeOf(error.text, searched) ?? place), found, allowed: 'shorter words' }]
  }
  if (error instanceof HeightError) {
    const found = `words that need ${error.pages.toFixed(1)} pages on ${name}`
    const allowed = 'what fits on one page, or the same in several lines'
    return [{ ...(placeOf(error.text, searched) ?? place), found, allowed }]
  }
  if (error instanceof CoverError) {
    const found = `words that take ${error.points} points more than the cover of the toolbox has`
    const allowed = 'fewer words there, or in the legal and examples disclaimers of lib/disclaimers.ts'
    return [{ ...place, found, allowed }]
  }
  throw error
}

function quoteFinding({ wanted, blocks, inside }: QuoteError, before: number): Finding {
  const { name, key, value = '' } = wanted
  const [first] = blocks
  if (inside && first) return { line: before + lineOf(first), field: name, ...inside }
  const change = 'unless lib/toolbox/templates and content/toolbox are changed with it'
  if (!key)
    return { found: `no <${name}>, which the toolbox prints`, allowed: `a block <${name}>, ${change}` }
  // Its current names, of which one may be the renamed block.
  const written = new Map(blocks.map((block) => [attributeOf(block, key) ?? '', before + lineOf(block)]))
  return {
    line: written.get(nearest(value, [...written.keys()]) ?? ''),
    field: `${name} ${key}`,
    found: `no ${quoted(value)}, which the toolbox prints`,
    allowed: `the ${key} as it was, ${change}`,
  }
}

/** Where printed words are in the articles. Punctuation and capitals may differ. */
function placeOf(words: string, sources: readonly Source[]): { file: string; line: number } | undefined {
  const parts = words
    .toLowerCase()
    .split(/[^\p{L}\p{N} ,.-]/u)
    .map((part) => part.trim().slice(0, 40))
    .filter(Boolean)
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '')
  if (!longest) return undefined
  // All parts are on one line, unless that is a line of a longer paragraph.
  for (const wanted of [parts, [longest]])
    for (const { article, text } of sources) {
      const lines = text.toLowerCase().split('\n')
      const index = lines.findIndex((line) => wanted.every((part) => line.includes(part)))
      if (index >= 0) return { file: mdxFileOf(article.slug), line: index + 1 }
    }
  return undefined
}
