import type { Nodes, Root } from 'mdast'
import { lineOf, type Visit, visits } from '../article-nodes'
import { type Finding, quoted } from './problem'

const link = { allowed: '[words](address), with no blank between the brackets and none in the address' }
const address = String.raw`(?:https?:|mailto:|tel:|www\.|\/[a-z]|#[a-z])`

/** What was meant as Markdown and is printed as it stands. The first that fits a place tells about it. */
const marks: { pattern: RegExp; found: (written: string) => string; allowed: string }[] = [
  {
    pattern: /\]\(/g,
    found: () => 'a link that is not complete',
    allowed: '[words](address) without spaces in the address',
  },
  { pattern: new RegExp(String.raw`\[[^[\]]+\]\s+\(${address}[^)]*\)?`, 'g'), found: brokenLink, ...link },
  { pattern: new RegExp(String.raw`\([^()]+\)\[${address}[^\]]*\]?`, 'g'), found: brokenLink, ...link },
  {
    pattern: new RegExp(String.raw`\[[^[\]()]*[^\s[\]()]\(${address}[^)]*\)?`, 'g'),
    found: brokenLink,
    ...link,
  },
  { pattern: /\[\^/g, found: () => 'a footnote', allowed: 'a link, or a line under "Sources"' },
  {
    pattern: /\[[^[\]]+\]\[[^[\]]*\]/g,
    found: (written) => `the link ${quoted(written)}, whose address is written nowhere`,
    allowed: '[words](address)',
  },
  { pattern: /\[\[[^[\]\n]+\]\]/g, found: brokenLink, ...link },
  {
    pattern: /\*\*[^*\n]{0,80}(?:\*\*)?/g,
    found: (written) => `the stars of ${quoted(written)}, which readers would see`,
    allowed: '**words** with no blank inside the stars',
  },
  {
    // "5 *3 * 2" is a sum.
    pattern: /(?<![\p{L}\p{N}*])\*(?=[^\s*])(?=[^*\n]*\p{L})[^*\n]{0,80}\s\*(?![\p{L}\p{N}*])/gu,
    found: (written) => `the stars of ${quoted(written)}, which readers would see`,
    allowed: '*words* with no blank inside the stars',
  },
  {
    // In the first line of a paragraph it may be the star of a remark.
    pattern: /(?<=\n)[*+](?=\p{L})/gu,
    found: (written) => `a list line without a space after ${written}`,
    allowed: '"- words", with an empty line before the list',
  },
  {
    // "x == y" is an equation.
    pattern: /==(?![=\s])[^=\n]*[^=\s]==/g,
    found: (written) => `the marks of ${quoted(written)}, which readers would see`,
    allowed: '**words**',
  },
  {
    pattern:
      /&(?:(?:[lg]t|amp|nbsp|quot|apos|[mn]dash|[lr][sd]quo|hellip)(?![a-z_]|\d*=)|#\d{2,5}(?![\w=]))/gi,
    found: (written) => `${quoted(written)} without a semicolon, which readers would see`,
    allowed: 'the same with a semicolon after it',
  },
]

/** The same at the start of a line of a paragraph. */
const lineMarks: typeof marks = [
  { pattern: /^#{1,6}[^\s#\d]/, found: () => 'a heading without a space after #', allowed: '"## Words"' },
  {
    pattern: /^-[\p{L}*"“]/u,
    found: () => 'a list line without a space after -',
    allowed: '"- words", with an empty line before the list',
  },
  {
    // As a word processor writes its lists: its signs, a dash, a letter before a tab.
    pattern: /^(?:[•·●○■□▪◦‣⁃❖➢➤]|–(?=\s)|o(?=\t))/u,
    found: (written) => `${quoted(written)} at the start of a line`,
    allowed: '"- words" in each line of a list',
  },
  {
    // It looks like a list line or a heading in every editor, so the sentence says what nobody can see.
    pattern: /^(?:[-*+]|#{1,6}|\d{1,2}[.)])(?=[\u00A0\u2007\u202F])/u,
    found: (written) => `a blank that never breaks after ${quoted(written)}`,
    allowed: 'a common space there: delete the blank and type it again',
  },
  {
    // As other sites and editors write a boxed remark.
    pattern: /^(?:\[!\w+\]|:{3,} ?[\w{[]+)/,
    found: (written) => `${quoted(written)}, which readers would see`,
    allowed: '<Callout kind="note"> before a boxed remark and </Callout> after it',
  },
  {
    pattern: /^\d{1,2}[.)](?=\p{Lu}?\p{Ll})/u,
    found: (written) => `${quoted(written)} without a space after it`,
    allowed: '"1. Words", with an empty line before the list',
  },
]

/** Marks that Markdown did not take, in every piece of text. */
export function checkLiterals(tree: Root): Finding[] {
  return visits(tree).flatMap((visit) => {
    const words = flatWords(visit.node)
    if (!words) return []
    const line = lineOf(visit.node)
    return [
      ...literalMarkFindings(words, line),
      ...paragraphFindings(words, visit, line),
      ...boxFindings(words, visit),
    ]
  })
}

/** The words directly in a node, with bare addresses; anything else in it is one strange letter. */
function flatWords(node: Nodes): string {
  if (!('children' in node) || !node.children.some(({ type }) => type === 'text')) return ''
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type === 'break') return '\n'
      const [only] = child.type === 'link' ? child.children : []
      return child.type === 'link' && only?.type === 'text' && child.url.endsWith(only.value)
        ? child.url
        : '\uFFFC'
    })
    .join('')
}

function literalMarkFindings(words: string, line: number): Finding[] {
  const found: { at: number; end: number; finding: Finding }[] = []
  for (const { pattern, found: say, allowed } of marks)
    for (const { 0: written, index } of words.matchAll(pattern)) {
      const end = index + written.length
      if (found.some((other) => index < other.end && end > other.at)) continue
      const before = words.slice(0, index).split('\n').length - 1
      found.push({
        at: index,
        end,
        finding: { line: line + before, found: say(written.replaceAll('\uFFFC', '…')), allowed },
      })
    }
  return found.map(({ finding }) => finding)
}

function paragraphFindings(words: string, { node }: Visit, line: number): Finding[] {
  if (node.type !== 'paragraph') return []
  if (looksPasted(words))
    return [
      {
        line,
        found: 'lines with tabs, as a spreadsheet copies its cells',
        allowed: '| cell | cell | in each line, and | --- | --- | as the second line',
      },
    ]
  if (looksLikeTable(words))
    return [
      {
        line,
        found: 'lines of a table without a line of dashes under the first',
        allowed: '| --- | --- | as the second line, with as many parts as the first',
      },
    ]
  return words.split('\n').flatMap((part, index) =>
    lineMarks.flatMap(({ pattern, found, allowed }) => {
      const [written] = pattern.exec(part) ?? []
      return written ? [{ line: line + index, found: found(written), allowed }] : []
    }),
  )
}

/** Two lines or more, each with a tab after some words. */
export function looksPasted(words: string): boolean {
  const lines = words.split('\n')
  return lines.length > 1 && lines.every((part) => /[\p{L}\p{N}]{2}[^\t]*\t\s*\S/u.test(part))
}

/** Two lines or more, each between bars. */
export function looksLikeTable(words: string): boolean {
  const lines = words.split('\n')
  return lines.length > 1 && lines.every((part) => /^\s*\|.*\|\s*$/.test(part))
}

/** A box that is written another way than `[ ]`; the lines of a `Checklist` are told by the block itself. */
function boxFindings(words: string, { node, ancestors }: Visit): Finding[] {
  const item = ancestors.at(-1)
  const isChecklist = ancestors.some((outer) => 'name' in outer && outer.name === 'Checklist')
  const [box] = /^\[\s?[xX]?\](?!\()/.exec(words) ?? []
  if (!box || isChecklist || item?.type !== 'listItem' || typeof item.checked === 'boolean') return []
  return [
    {
      line: lineOf(node),
      found: `${quoted(box)} for a box to tick`,
      allowed: '"- [ ] words" inside <Checklist>',
    },
  ]
}

function brokenLink(written: string): string {
  return `${quoted(written)}, which looks like a link but is none`
}
