/**
 * The content of pages as schema.org types (https://schema.org/docs/full.html). Apart from the days on which an article
 * last changed and the video was published, nothing is stated that a reader of the page is not told, and there are no
 * ratings, because none exist.
 */

import 'server-only'
import type { Graph, Organization, Thing } from 'schema-dts'
import type { Environment } from '../env'
import { iconPath } from '../share/icons'
import { sharePicturePath } from '../share/share-pictures'
import { product } from '../site'

export type Site = Pick<Environment, 'siteUrl'>

/** One JSON-LD document, in which things may name each other by their `@id`. */
export function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** The publisher, with the profiles that have an address as `sameAs`. */
export function organization({
  siteUrl,
  social = [],
}: Site & Partial<Pick<Environment, 'social'>>): Organization {
  const profiles = social.flatMap(({ url }) => url ?? [])
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: product.name,
    url: `${siteUrl}/`,
    logo: siteUrl + iconPath('512.png'),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** The `@id` by which other things name the publisher without describing it again. */
export function organizationId(siteUrl: string) {
  return `${siteUrl}/#organization`
}

/**
 * The whole address, origin included.
 * @param name as in `SharePicture`
 */
export function sharePictureUrl(siteUrl: string, name: string) {
  return siteUrl + sharePicturePath(name)
}
