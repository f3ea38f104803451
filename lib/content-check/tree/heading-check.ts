import GithubSlugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { findBlock } from '../../articles/article-blocks'
import { isBlock, lineOf, nodesWithAncestors, textOf } from '../../articles/article-nodes'
import { readHeadings } from '../../articles/headings'
import remarkTypography from '../../build/articles/remark-typography.mjs'
import { privacyNoticeId } from '../../privacy-notice'
import { type Finding, quoted } from '../problem'

type Body = { body: string; bodyLine: number }

export type HeadingOfTree = { level: number; text: string; id: string; line: number; node: Heading }

/** Ids that an article's page uses outside of the article. */
export const pageIds = ['main', 'closing', 'related-heading', privacyNoticeId]

/** Articles have styles for two levels of headings. */
const deepest = 3

const typography = remarkTypography()

/** Headings as the compiler sees them, with the ids that rehype-slug will give them after typography. */
export function headingsOf(tree: Root): HeadingOfTree[] {
  const slugger = new GithubSlugger()
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    if (node.type !== 'heading') return []
    const id = slugger.slug(textOf(setInType(node)))
    return [{ level: node.depth, text: textOf(node), id, line: lineOf(node), node }]
  })
}

function setInType(heading: Heading): Heading {
  const copy = structuredClone(heading)
  typography({ type: 'root', children: [copy] })
  return copy
}

/** Whether a line of dashes or equals signs under a paragraph made it a heading. */
export function isUnderlined({ position }: Heading): boolean {
  return position !== undefined && position.end.line > position.start.line
}

function underlineFinding({ level, text, line, node }: HeadingOfTree): Finding {
  const heading = '## before the words of a heading, and no such line'
  const [name, allowed] =
    level === 1 ? ['equals signs', heading] : ['dashes', `an empty line before ---, or ${heading}`]
  return {
    line: node.position?.end.line ?? line,
    found: `a line of ${name} right under ${quoted(text)}, which makes that a heading`,
    allowed,
  }
}

/**
 * Checks headings: the page has its h1 already, no level is skipped, and every heading can be linked to.
 * @param isSound whether no other check has found something, such as code, that may hold lines like headings
 */
export function checkHeadings(all: readonly HeadingOfTree[], body: Body, isSound: boolean): Finding[] {
  const headings = all.filter(({ node }) => !isUnderlined(node))
  const levels = all.flatMap(({ level, text, line, node }, index) => {
    const before = all[index - 1]?.level ?? 1
    if (isUnderlined(node) || !hasWords(node)) return []
    if (level === 1)
      return [
        {
          line,
          found: `a first-level heading (#), ${quoted(text)}`,
          allowed: '## and ###, since the title of the page is its first-level heading',
        },
      ]
    // After a first-level heading, which is reported, the next one cannot be judged.
    if (level <= before + 1 || all[index - 1]?.level === 1) return depthFindings(level, line)
    if (hasBrokenHeading(body, line, all[index - 1]?.line)) return []
    const place = index === 0 ? 'as the first heading' : `after one with ${'#'.repeat(before)}`
    return [
      {
        line,
        found: `a heading with ${'#'.repeat(level)} ${place}`,
        allowed: `at most ${'#'.repeat(Math.min(before + 1, deepest))} there`,
      },
    ]
  })
  const underlined = all.filter(({ node }) => isUnderlined(node)).map(underlineFinding)
  return [
    ...underlined,
    ...levels,
    ...headings.flatMap(wordFindings),
    ...differences(headings, body, isSound),
  ]
}

/** Whether `##Words` or `\\## Words`, which `literals/` reports, stand above a heading, and below the one before it. */
function hasBrokenHeading({ body, bodyLine }: Body, line: number, above = bodyLine - 1): boolean {
  return body
    .split('\n')
    .slice(above - bodyLine + 1, line - bodyLine)
    .some((words) => /^(?:#{2,3}[^\s#\d]|\\#\\?#)/.test(words))
}

function depthFindings(level: number, line: number): Finding[] {
  return level > deepest
    ? [{ line, found: `a heading with ${'#'.repeat(level)}`, allowed: '## and ###' }]
    : []
}

function hasWords(node: Heading): boolean {
  return /[\p{L}\p{N}]/u.test(textOf(node))
}

function wordFindings({ node, id, line }: HeadingOfTree): Finding[] {
  if (!hasWords(node))
    return [{ line, found: 'a heading without words', allowed: 'a few words after the # signs' }]
  if (pageIds.includes(id))
    return [
      {
        line,
        found: `the heading ${quoted(textOf(node))}, whose section name #${id} the page already uses`,
        allowed: 'other words',
      },
    ]
  if (holdsBlock(node))
    return [{ line, found: 'a block inside a heading', allowed: 'plain words in headings' }]
  // The build makes each heading a link, and browsers break up a link inside a link.
  if (
    nodesWithAncestors(node).some(({ node: part }) => part.type === 'link' || part.type === 'linkReference')
  )
    return [
      {
        line,
        found: 'a link inside a heading',
        allowed: 'plain words in headings, which are already links',
      },
    ]
  return []
}

/**
 * The table of contents and the search read headings from the text alone, and must find the same ones as the compiler.
 */
function differences(headings: HeadingOfTree[], { body, bodyLine }: Body, isSound: boolean): Finding[] {
  const listed = readHeadings(body)
  const ids = new Set(headings.map(({ id }) => id))
  const listedIds = new Set(listed.map(({ id }) => id))
  const allowed = 'words after # signs at the start of a line'
  return [
    ...headings
      .filter(({ id, node }) => id && !listedIds.has(id) && !holdsBlock(node))
      .map(({ text, line }) => ({
        line,
        found: `the heading ${quoted(text)}, which the table of contents cannot list as written`,
        allowed,
      })),
    ...(isSound && headings.length < listed.length ? listed.filter(({ id }) => !ids.has(id)) : []).map(
      ({ text, line }) => ({
        line: bodyLine + line - 1,
        found: `${quoted(text)}, which looks like a heading but is not one`,
        allowed,
      }),
    ),
  ]
}

function holdsBlock(heading: Heading): boolean {
  // `markup-check.ts` reports any other tag.
  return heading.children.some((part) => isBlock(part) && findBlock(part.name))
}
