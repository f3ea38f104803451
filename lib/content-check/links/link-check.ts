import type { Root } from 'mdast'
import { lineOf, nodesWithAncestors, textOf } from '../../articles/article-nodes'
import { nearest } from '../../nearest'
import { readUrl } from '../../read-url'
import { articlePath } from '../../routes'
import { product } from '../../site'
import { type Finding, quoted } from '../problem'
import { invisibleFinding } from '../text/invisible'
import { isHostOf } from '../words/product-name'
import { isMail, leadsToHost, outsideFinding } from './outside-address'

/** Where links may lead. */
export type Destinations = {
  /** Address of every page and file; addresses with a `#` are sections. */
  addresses: readonly string[]
  /** Ids of the sections of this article. */
  ownIds: readonly string[]
  /** Ids of the sections of each article, by its address; `undefined` when it cannot be read. */
  articleIds: ReadonlyMap<string, readonly string[] | undefined>
  /** Addresses of articles that readers do not see. */
  draftAddresses: readonly string[]
}

/** A link as written. */
export type Link = { line: number; url: string; hasWords: boolean }

/** Every link of an article. Reference links are checked where their address is written. */
export function linksOf(tree: Root): Link[] {
  return nodesWithAncestors(tree).flatMap(({ node }) => {
    if (node.type === 'definition') return [{ line: lineOf(node), url: node.url, hasWords: true }]
    if (node.type !== 'link') return []
    const hasWords = node.children.some((child) => child.type !== 'text' || textOf(child).trim())
    return [{ line: lineOf(node), url: node.url, hasWords }]
  })
}

/** Checks links: they need words and an existing destination in a form that this site uses. */
export function checkLinks(links: readonly Link[], destinations: Destinations): Finding[] {
  return links.flatMap(({ line, url, hasWords }) => {
    if (!hasWords)
      return [{ line, found: 'a link without words', allowed: 'words between the square brackets' }]
    const finding = linkFinding(url, destinations)
    return finding ? [{ line, ...finding }] : []
  })
}

const allowedForms = 'an address of this site that begins with /, a section as #name, or https://…'

const publishedArticle = `the file name of a published article after ${articlePath('')}`

function linkFinding(url: string, destinations: Destinations): Finding | undefined {
  // Browsers ignore some of these characters, even inside a scheme, and send others to the host.
  const address = url.replace(/[\p{Cc}\p{Cf}\s]/gu, '')
  const found = `the link ${quoted(url)}`
  if (!address) return { found: 'a link without an address', allowed: allowedForms }
  const finding = addressFinding(address, destinations, found)
  if (finding || address === url) return finding
  const allowed = `the address without it${/\S\s+\S/.test(url) ? ', or %20 for a space that belongs in it' : ''}`
  return { found: `the link ${invisibleFinding(url).found}`, allowed, suggestion: address }
}

function addressFinding(address: string, destinations: Destinations, found: string): Finding | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address))
    return ownHostFinding(address, destinations, found) ?? outsideFinding(address, found)
  if (address.startsWith('#')) return sectionFinding(address.slice(1), destinations.ownIds, found)
  if (!address.startsWith('/') || address.startsWith('//') || address.includes('\\'))
    return { found, allowed: allowedForms, suggestion: meantAddress(address, destinations) }
  return internalFinding(address, destinations, found)
}

/** Suggests an address whose beginning or colon is missing. */
function meantAddress(address: string, destinations: Destinations): string | undefined {
  const rest = address.replace(/^(?:https?[.,;]?(?=\/\/))?[./\\]+/i, '')
  if (isMail(`mailto:${rest}`)) return `mailto:${rest}`
  const outside = `https://${rest}`
  // A host has a dot, and so has the name of a file.
  const isOutside = /^[^/?#]+\.(?!(?:mdx?|html?|pdf|svg|png|jpe?g)\b)[^/?#]+/i.test(rest)
  if (isOutside) return leadsToHost(outside) ? outside : undefined
  return rest.length > 2 ? nearestAddress(`/${rest}`, destinations) : undefined
}

/** An absolute link to this site, which would lead from a copy of the site to the published one. */
function ownHostFinding(address: string, destinations: Destinations, found: string): Finding | undefined {
  const url = /^https?:/i.test(address) ? readUrl(address) : undefined
  if (!url || !isHostOf(url.hostname, product.name)) return undefined
  const inside = `${url.pathname}${url.search}${url.hash}`
  const leadsNowhere = internalFinding(inside, destinations, found) !== undefined
  return {
    found,
    allowed: 'an address of this site that begins with /',
    suggestion: leadsNowhere ? nearestAddress(url.pathname, destinations) : inside,
  }
}

function internalFinding(address: string, destinations: Destinations, found: string): Finding | undefined {
  const { addresses, articleIds, draftAddresses } = destinations
  const [withQuery = '', fragment] = address.split('#')
  const page = withQuery.split('?')[0] ?? ''
  if (draftAddresses.includes(page))
    return { found: `${found} to a draft`, allowed: 'links to published articles' }
  const isPage = addresses.includes(page) || articleIds.has(page)
  if (!isPage)
    return {
      found: `${found}, which leads nowhere`,
      allowed: page.startsWith(articlePath('')) ? publishedArticle : allowedForms,
      suggestion: nearestAddress(page, destinations),
    }
  if (fragment === undefined) return undefined
  if (articleIds.has(page)) {
    const sections = articleIds.get(page)
    return sections && sectionFinding(fragment, sections, found)
  }
  // Other pages have few sections, whose names editors see nowhere.
  const sections = sectionsOf(page, addresses)
  return sectionFinding(fragment, sections, found, `one of ${sections.map((id) => `#${id}`).join(', ')}`)
}

function sectionsOf(page: string, addresses: readonly string[]): string[] {
  return addresses.flatMap((known) => (known.startsWith(`${page}#`) ? [known.slice(page.length + 1)] : []))
}

function sectionFinding(
  fragment: string,
  ids: readonly string[],
  found: string,
  allowed = 'the # name of a heading or checklist on that page',
): Finding | undefined {
  if (ids.includes(decoded(fragment))) return undefined
  const suggestion = nearest(fragment, ids)
  return {
    found: `${found}, which leads to no section`,
    allowed: ids.length > 0 ? allowed : 'an address without #',
    suggestion: suggestion && `#${suggestion}`,
  }
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

function nearestAddress(page: string, { addresses, articleIds }: Destinations): string | undefined {
  const known = [...addresses, ...articleIds.keys()]
  return nearest(page, known) ?? nearest(articlePath(page.split('/').at(-1) ?? ''), known)
}
