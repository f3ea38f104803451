import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { endWithMarkup } from '../../articles/article-markup'
import { nodesWithAncestors } from '../../articles/article-nodes'
import { frontMatter, functionsOf, markup, syntax } from '../../build/articles/article-plugins.mjs'
import type { Finding } from '../problem'
import { maxLevels, sizeFinding } from '../text/text-size'
import { asBlanks, type Span } from '../text/text-span'
import { placeBareLinks } from './bare-links'
import { openFence } from './code-fence'
import { curlyTags } from './curly-tags'
import { boxFences, editorMarks, texFormulas } from './editor-marks'
import { htmlElements } from './html-elements'
import { openTags } from './open-tags'
import { type SyntaxFault, syntaxFault, tooDeep } from './syntax-fault'
import { tagStarts } from './tag-starts'

// Same plugins as `lib/articles/article-markup.ts`, so that what passes here compiles there, but for whole files, and
// without typography, so that words stay as typed.
const processor = createProcessor({
  remarkPlugins: [...functionsOf([...frontMatter, ...syntax]), keepTree],
  rehypePlugins: [...functionsOf(markup), endWithMarkup],
})

function keepTree() {
  return (tree: Root, file: VFile) => {
    placeBareLinks(tree, String(file))
    file.data.tree = tree
  }
}

/** How many faults of one file are reported. Each costs another parse. */
const maxFaults = 20
const longText = 100_000

/** Nodes that do not count as a level. */
const betweenLevels = new Set(['root', 'paragraph', 'listItem', 'tableRow', 'tableCell'])

export type ParsedArticle = {
  /** `undefined` if the text cannot be parsed after a fault. */
  tree: Root | undefined
  findings: Finding[]
  /** The parts that were removed in order to parse the rest. */
  blanks: Span[]
  /** The article with spaces in those places. */
  text: string
}

/**
 * Reads an article's whole text, front matter included, so that lines are those of the file. After a fault the
 * offending mark is blanked out and the rest is read again, so that all faults are found at once.
 * @param bodyLine where the text after the front matter begins
 */
export function parseArticle(text: string, bodyLine: number): ParsedArticle {
  const html = htmlElements(text, bodyLine)
  const fences = boxFences(html.text)
  const fenceless = withoutFaults(html.text, fences)
  const marks = [...texFormulas(fenceless), ...editorMarks(fenceless)]
  // Reported as faults, but not in `blanks`, because no content is lost with them.
  const parsed = parseWithoutMarks(withoutFaults(fenceless, marks))
  return { ...parsed, findings: [...html.findings, ...findingsOf([...fences, ...marks]), ...parsed.findings] }
}

function parseWithoutMarks(text: string): ParsedArticle {
  const tooMuch = sizeFinding(text)
  if (tooMuch) return unreadable(text, [tooMuch])
  const most = text.length > longText ? 1 : maxFaults
  const faults: SyntaxFault[] = [...curlyTags(text), ...tagStarts(text), ...openFence(text)]
  let rest = withoutFaults(text, faults)
  const open = openTags(rest)
  faults.push(...open)
  rest = withoutFaults(rest, open)
  while (faults.length <= most) {
    const outcome = compile(rest)
    if (!(outcome instanceof Error)) {
      return isTooDeep(outcome)
        ? unreadable(text, [tooDeep, ...findingsOf(faults)])
        : readable(outcome, rest, faults)
    }
    const fault = syntaxFault(outcome, rest, faults)
    faults.push(fault)
    if (!fault.blank) break
    rest = blankOut(rest, fault.blank)
  }
  return unreadable(text, findingsOf(faults))
}

function unreadable(text: string, findings: Finding[]): ParsedArticle {
  return { tree: undefined, findings, blanks: [], text }
}

function readable(tree: Root, text: string, faults: SyntaxFault[]): ParsedArticle {
  return { tree, findings: findingsOf(faults), blanks: faults.flatMap(({ blank }) => blank ?? []), text }
}

function isTooDeep(tree: Root): boolean {
  return nodesWithAncestors(tree).some(
    ({ ancestors }) => ancestors.filter(({ type }) => !betweenLevels.has(type)).length > maxLevels,
  )
}

function compile(text: string): Root | Error {
  try {
    return processor.processSync(text).data.tree as Root
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function findingsOf(faults: SyntaxFault[]): Finding[] {
  return faults.flatMap(({ finding }) => finding ?? [])
}

function withoutFaults(text: string, faults: readonly SyntaxFault[]): string {
  return faults.reduce((left, { blank }) => (blank ? blankOut(left, blank) : left), text)
}

function blankOut(text: string, { start, end }: Span): string {
  return text.slice(0, start) + asBlanks(text.slice(start, end)) + text.slice(end)
}
