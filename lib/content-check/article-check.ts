import type { Root } from 'mdast'
import { type ChecklistId, checkBlocks, checklistIds } from './blocks/block-check'
import { checkHeader, type Header, isDraft } from './header/header-check'
import { checkHeaderWords } from './header/header-words'
import { type Link, linksOf } from './links/link-check'
import { checkEmphasis } from './literals/emphasis-marks'
import { checkEscapedLines } from './literals/escaped-lines'
import { checkEscapedMarks } from './literals/escaped-marks'
import { checkLiterals } from './literals/literal-check'
import { type ParsedArticle, parseArticle } from './parsing/article-tree'
import type { Finding } from './problem'
import type { Surroundings } from './surroundings'
import type { ArticleFile } from './text/article-file'
import { withoutBackslashes } from './text/backslashes'
import { withoutUnseenBlanks } from './text/unseen-blanks'
import { checkEmptyItems } from './tree/empty-items'
import { checkHeadings, type HeadingOfTree, headingsOf } from './tree/heading-check'
import { checkLazyLines } from './tree/lazy-lines'
import { checkListIndents } from './tree/list-indents'
import { checkMarkup } from './tree/markup-check'
import { checkRepeated } from './tree/repeated-check'
import { checkSections } from './tree/section-check'
import { checkTables } from './tree/table-check'
import { checkLength } from './words/length-check'
import { checkBodyWords, checkPlaceholders } from './words/wording-check'

/** A checked article. Its tree is not kept, so that a thousand articles fit into memory. */
export type CheckedArticle = {
  file: ArticleFile
  header: Header
  /** Ids of its sections; `undefined` when it cannot be read. */
  ids: string[] | undefined
  checklists: ChecklistId[]
  /** Links, to be checked once all articles are known. */
  links: Link[]
  findings: Finding[]
}

/** Checks one article by itself. Nothing in it makes this throw. `text` is the text of its file. */
export function checkArticle(file: ArticleFile, text: string, surroundings: Surroundings): CheckedArticle {
  const header = checkHeader(text)
  const seen = withoutUnseenBlanks(text, header.content?.bodyLine)
  const plain = withoutBackslashes(seen.text, header.content?.bodyLine)
  // A header without an end would be read as text of the article.
  const parsed = header.content
    ? parseArticle(plain.text, header.content.bodyLine)
    : { tree: undefined, findings: [], blanks: [], text }
  const { tree } = parsed
  const headings = tree ? headingsOf(tree) : []
  const checklists = tree ? checklistIds(tree) : []
  return {
    file,
    header,
    ids: tree && [...headings, ...checklists].map(({ id }) => id),
    checklists,
    links: tree
      ? linksOf(tree).filter(({ url }) => isDraft(header) || checkPlaceholders(url).length === 0)
      : [],
    findings: [
      ...header.findings,
      ...checkHeaderWords(header),
      ...seen.findings,
      ...plain.findings,
      ...parsed.findings,
      ...bodyFindings(header, parsed, headings, surroundings),
    ],
  }
}

function bodyFindings(
  header: Header,
  { tree, blanks, text, findings: faults }: ParsedArticle,
  headings: readonly HeadingOfTree[],
  surroundings: Surroundings,
): Finding[] {
  const { content, fields } = header
  if (!content) return []
  if (!content.body.trim())
    return [
      { line: content.bodyLine, found: 'no text after the front matter', allowed: 'the article itself' },
    ]
  if (!tree) return []
  const draft = isDraft(header)
  const body = linesFrom(text, content.bodyLine)
  const headingIds = headings.map(({ id }) => id)
  const { findings, repeated } = checkRepeated(tree)
  const marks = [
    ...checkMarkup(tree, { isDraft: draft, isWhole: blanks.length === 0 }),
    ...lineFindings(tree, text),
    ...checkEmphasis(tree, text),
    ...checkEscapedLines(tree, text),
    ...checkEscapedMarks(tree, text),
  ]
  const reported = new Set([...faults, ...marks].flatMap(({ line }) => line ?? []))
  const others = [
    ...marks,
    ...checkListIndents(tree, text),
    // A removed fault may have been the content of the item.
    ...(blanks.length === 0 ? checkEmptyItems(tree) : []),
    ...checkTables(tree, text),
    ...checkHeadings(headings, { ...content, body }, reported.size === 0),
    // A removed fault may have been the content of the section.
    ...checkSections(tree, { mayBeEmpty: draft || blanks.length > 0 }),
    ...checkBlocks(tree, surroundings, headingIds, blanks, reported),
    ...checkBodyWords(tree, draft),
    // Not for a draft, which is still growing, nor after a fault that hides or adds words.
    ...(fields && !fields.draft && blanks.length === 0 && repeated.length === 0
      ? checkLength(body, fields.readTime)
      : []
    ).map((finding) => ({
      line: header.lines.get('readTime'),
      ...finding,
    })),
  ]
  const gone = [...repeated, { from: content.bodyLine, to: header.belowTo ?? 0 }]
  const goes = ({ line = 0 }: Finding) => gone.some(({ from, to }) => line >= from && line <= to)
  return [...findings, ...others.filter((finding) => !goes(finding))]
}

/** A line reported as one that belongs into a list is not also reported as one that does not. */
function lineFindings(tree: Root, text: string): Finding[] {
  const literals = checkLiterals(tree, text)
  const reported = new Set(literals.map(({ line }) => line))
  return [...literals, ...checkLazyLines(tree, text).filter(({ line }) => !reported.has(line))]
}

function linesFrom(text: string, line: number): string {
  return text
    .split('\n')
    .slice(line - 1)
    .join('\n')
}
