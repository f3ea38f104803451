import 'server-only'
import type { Metadata } from 'next'
import type { Article } from './articles'
import { environment } from './env'
import { routes } from './routes'
import { sharePicturePath, sharePictureSize, wordsOnPicture } from './share/share-pictures'
import { product } from './site'

type PageFacts = {
  title: string
  description: string
  /** Address of the page on this site, without a slash at the end. */
  path: string
  /** Name of the share picture, without `.png`. */
  picture: string
  /** For pages that search engines must not list. */
  hidden?: boolean
  /** Origins whose pages may stand in frames on this one. */
  frames?: readonly string[]
  /** Origins, besides this site's, that the page's scripts talk to. */
  connects?: readonly string[]
  openGraph?: NonNullable<Metadata['openGraph']>
}

/** Title, description, canonical address and share card of a page; every page gets its own from here. */
export function pageMetadata({
  title,
  description,
  path,
  picture,
  hidden,
  frames,
  connects,
  openGraph,
}: PageFacts): Metadata {
  const image = { url: sharePicturePath(picture), alt: wordsOnPicture(picture, title) }
  return {
    metadataBase: new URL(environment().siteUrl),
    title: path === routes.home ? title : titleWithName(title),
    description,
    alternates: { canonical: path, types: { 'application/rss+xml': routes.feed } },
    robots: hidden ? { index: false, follow: false } : undefined,
    openGraph: {
      type: 'website',
      siteName: product.name,
      title,
      description,
      url: path,
      images: [{ ...image, ...sharePictureSize }],
      ...openGraph,
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    // The build turns these into the page's policy (lib/build/export/page-policy.mjs).
    other: {
      ...(frames && { 'frame-src': frames.join(' ') }),
      ...(connects && { 'connect-src': connects.join(' ') }),
    },
  }
}

/**
 * In characters. Search engines cut titles at a width of about 60 to 70 characters. A title with the product's name
 * stays well below, because the name comes last and would be cut.
 */
const longestWithName = 65

/** Appends the product's name, unless the title would get too long. */
export function titleWithName(title: string): string {
  const full = `${title} | ${product.name}`
  return full.length > longestWithName ? title : full
}

/** Title, excerpt and day are the article's own; its author is the team, and its share picture is named by its slug. */
export function articleMetadata(article: Article): Metadata {
  return pageMetadata({
    title: article.title,
    description: article.excerpt,
    path: article.path,
    picture: article.slug,
    openGraph: { type: 'article', publishedTime: article.date, authors: [product.team] },
  })
}
