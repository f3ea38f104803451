import type { Nodes, Root } from 'mdast'
import { lineOf, nodesWithAncestors } from '../../articles/article-nodes'
import { bodyPlaceholders } from '../../articles/article-placeholders'
import { formatWholeDollars } from '../../money'
import { founderOffer, founderPrice, landingPrices } from '../../offers'
import { placeholderWords } from '../../placeholder-words.mjs'
import { product } from '../../site'
import { type Finding, quoted } from '../problem'
import { holdsName } from './product-name'

/** The product's name and the prices have one home each, and the landing page's prices stay there. */
export function checkNameAndPrices(words: string): Finding[] {
  const founder = {
    found: `the founder price, ${founderPrice}`,
    allowed: '<FounderPrice />, which prints it',
  }
  const name = { found: `the product's name, "${product.name}"`, allowed: '<Product />, which prints it' }
  return [
    ...(holdsName(words, product.name) ? [name] : []),
    ...(holdsPrice(words, founderOffer.price) ? [founder] : []),
    ...landingPrices
      .filter((price) => holdsPrice(words, price))
      .map((price) => ({
        found: `the landing page's price of ${formatWholeDollars(price)}`,
        allowed: 'no price of the product but <FounderPrice />; choose another figure for an example',
      })),
  ]
}

/** Whether words hold `$1,997`, `$1997` or `$1,997.00`; `$1,997.50`, `$19,970` and `$67K` are other amounts. */
export function holdsPrice(words: string, price: number): boolean {
  // Few words hold one, and to build the expression takes longer than to look.
  if (!words.includes('$')) return false
  const digits = price.toLocaleString('en-US').replace(',', ',?')
  return new RegExp(
    `\\$\\s?${digits}(?:\\.00)?(?![\\d]|[.,]\\d|\\s?(?:[kmb]\\b|thousand|million|billion))`,
    'i',
  ).test(words)
}

/** What the published site must not show. */
export function checkPlaceholders(words: string, isAddress = false): Finding[] {
  return Array.from(words.matchAll(placeholderWords), ([word]) => ({
    found: `the placeholder ${quoted(word)}${isAddress ? ` in the link ${quoted(words)}` : ''}`,
    allowed: isAddress ? 'the address that the link leads to' : 'what readers should see instead',
  }))
}

/** What `npm run new:article` wrote and nobody has replaced. */
function bodyPlaceholderFindings(words: string): Finding[] {
  return Object.values(bodyPlaceholders)
    .filter((placeholder) => words.trim() === placeholder)
    .map((placeholder) => ({ found: `the placeholder ${quoted(placeholder)}`, allowed: 'your own words' }))
}

/** The same for every piece of a body that readers or search engines see; a draft may hold notes for later. */
export function checkBodyWords(tree: Root, isDraft: boolean): Finding[] {
  const check = (part: string, isAddress: boolean) => [
    ...(isAddress ? [] : checkNameAndPrices(part)),
    ...(isDraft ? [] : [...checkPlaceholders(part, isAddress), ...bodyPlaceholderFindings(part)]),
  ]
  // A bare address is its own words.
  const isReported = (node: Nodes) => node.type === 'link' && checkPlaceholders(node.url).length > 0
  return nodesWithAncestors(tree)
    .flatMap(({ node, ancestors }) => (ancestors.some(isReported) ? [] : piecesOf(node)))
    .flatMap(({ words, line, isAddress = false }) =>
      words
        .split('\n')
        .flatMap((part, index) =>
          check(part, isAddress).map((finding) => ({ line: line + index, ...finding })),
        ),
    )
}

/** What readers or search engines see of a node. An address is what it is; `link-check.ts` judges it. */
type Piece = { words: string; line: number; isAddress?: boolean }

function piecesOf(node: Nodes): Piece[] {
  const line = lineOf(node)
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return [{ words: node.value, line }]
    case 'link':
    case 'definition':
      return [
        { words: node.url, line, isAddress: true },
        { words: node.title ?? '', line },
      ]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.map((attribute) => ({
        words: typeof attribute.value === 'string' ? attribute.value : (attribute.value?.value ?? ''),
        line: attribute.position?.start.line ?? line,
      }))
    default:
      return []
  }
}
