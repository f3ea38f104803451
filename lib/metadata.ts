import 'server-only'
import type { Metadata } from 'next'
import type { Article } from './articles'
import { environment } from './env'
import { routes } from './routes'
import { sharePicturePath, sharePictureSize } from './share-pictures'
import { product } from './site'

type PageFacts = {
  title: string
  description: string
  /** Address of the page on this site, without a slash at the end. */
  path: string
  /** Name of the share picture, without `.png`. */
  picture: string
  /** Screens that search engines must not list. */
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
  const image = { url: sharePicturePath(picture), ...sharePictureSize, alt: title }
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
      images: [image],
      ...openGraph,
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: title }] },
    // The build makes the page's policy from these (lib/build/export/page-policy.mjs).
    other: {
      ...(frames && { 'frame-src': frames.join(' ') }),
      ...(connects && { 'connect-src': connects.join(' ') }),
    },
  }
}

/**
 * In characters. Search engines cut titles at a width, where 60 to 70 characters end; a title with the name keeps well
 * inside, because the name would be what is cut.
 */
const longestWithName = 65

/** The product's name is the part of a long title that a reader can do without. */
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
