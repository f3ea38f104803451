import type { Definition, Nodes, Root } from 'mdast'
import { findBlock } from '../../articles/article-blocks'
import {
  isBlock,
  lineOf,
  type NodeWithAncestors,
  nodesWithAncestors,
  siblingsOf,
  textOf,
} from '../../articles/article-nodes'
import { advice } from '../advice'
import { type Finding, quoted } from '../problem'
import { allowedInstead, isHtmlTag } from './html-tags'
import { startFinding } from './list-start'
import { htmlTag, unknownBlock } from './wrong-tags'

/** `isWhole`: nothing was removed in order to parse it. */
type Article = { isDraft: boolean; isWhole: boolean }

/** Finds what Markdown or MDX allow but articles do not: code, HTML, comments, pictures without a block. */
export function checkMarkup(tree: Root, article: Article): Finding[] {
  const all = nodesWithAncestors(tree)
  const referredTo = all.flatMap(({ node }) => (node.type === 'footnoteReference' ? node.identifier : []))
  const used = all.flatMap(({ node }) =>
    node.type === 'linkReference' || node.type === 'imageReference' ? node.identifier : [],
  )
  return all.flatMap((visit) => {
    const { node } = visit
    // A footnote is reported once, where readers come upon it.
    if (node.type === 'footnoteDefinition' && referredTo.includes(node.identifier)) return []
    if (node.type === 'definition' && used.includes(node.identifier))
      return node === firstDefinition(node, all) ? [] : [{ line: lineOf(node), ...secondAddress(node) }]
    const finding = markupFinding(visit, article)
    return finding ? [{ line: lineOf(node), ...finding }] : []
  })
}

/** Of several addresses for a name, Markdown uses the first. */
function firstDefinition({ identifier }: Definition, all: readonly NodeWithAncestors[]): Nodes | undefined {
  return all.find(({ node }) => node.type === 'definition' && node.identifier === identifier)?.node
}

function secondAddress({ label, identifier }: Definition): Finding {
  return {
    found: `a second address for ${quoted(`[${label ?? identifier}]`)}, which no link would lead to`,
    allowed: 'one address for each name, or [words](address)',
  }
}

function markupFinding(visit: NodeWithAncestors, { isDraft, isWhole }: Article): Finding | undefined {
  const { node, ancestors } = visit
  switch (node.type) {
    case 'mdxjsEsm':
      return {
        found: `code (${quoted(node.value.slice(0, 40))})`,
        allowed: 'a line that begins with another word than import or export',
      }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value)
        ? { found: 'a comment or empty braces', allowed: 'text for readers' }
        : {
            found: `code in braces (${quoted(`{${node.value.slice(0, 40)}}`)})`,
            allowed: advice.brace,
          }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementFinding(node.name)
    case 'image':
    case 'imageReference':
      return {
        found: node.alt?.trim() ? 'a picture in Markdown' : 'a picture without alt text',
        allowed: allowedInstead('img'),
      }
    case 'list':
      return startFinding(node, ancestors)
    case 'listItem':
      return isWhole && typeof node.checked === 'boolean' && !mayHoldBoxes(ancestors)
        ? { found: 'a line with a checkbox', allowed: 'such lines inside <Checklist> only' }
        : undefined
    case 'footnoteReference':
    case 'footnoteDefinition':
      return { found: 'a footnote', allowed: advice.footnote }
    case 'emphasis':
    case 'strong':
      return isBetweenDigits(visit)
        ? {
            found: `stars between digits before and after ${quoted(textOf(node))}, which readers would not see`,
            allowed: '× between factors, or \\* for a star that readers should see',
          }
        : undefined
    case 'definition':
      return {
        found: `the address for ${quoted(`[${node.label ?? node.identifier}]`)}, which no link uses, so readers would not see the line`,
        allowed: '[words](address)',
      }
    case 'delete':
      return {
        found: `the words ${quoted(textOf(node))} between tildes, which strike them out`,
        allowed: 'words that are not struck out, or \\~ for a mark that readers should see',
      }
    case 'code':
      return {
        found: 'a block of code between fences (```)',
        allowed: advice.code,
      }
    case 'inlineCode':
      return isDraft
        ? undefined
        : {
            found: `code between backticks (${quoted(node.value)})`,
            allowed: 'plain or **bold** words, since articles have no style for code',
          }
    default:
      return undefined
  }
}

/** As in `100*200 and 50*400`, where a star was meant as a sign between figures. */
function isBetweenDigits(visit: NodeWithAncestors): boolean {
  const [before, after] = siblingsOf(visit)
  const words = textOf(visit.node)
  return (
    (before?.type === 'text' && /\d$/.test(before.value) && /^\d/.test(words)) ||
    (after?.type === 'text' && /^\d/.test(after.value) && /\d$/.test(words))
  )
}

/** Also true inside a tag that is reported itself, and may be a misspelled `<Checklist>`. */
function mayHoldBoxes(ancestors: NodeWithAncestors['ancestors']): boolean {
  return ancestors.some((node) => isBlock(node) && (node.name === 'Checklist' || !findBlock(node.name)))
}

function elementFinding(name: string | null): Finding | undefined {
  // `html-elements.ts` finds HTML.
  if (findBlock(name) || isHtmlTag(name ?? '')) return undefined
  return name && /^[A-Z][A-Za-z0-9]*$/.test(name) ? unknownBlock(name) : htmlTag(name ?? '')
}
