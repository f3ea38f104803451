import 'server-only'
import type { Blog, BlogPosting, BreadcrumbList, Graph } from 'schema-dts'
import type { Article } from '../articles'
import { statedMinutes } from '../reading-time'
import { routes } from '../routes'
import { pageNames, product } from '../site'
import { graph, organization, organizationId, type Site, sharePictureUrl } from './site'

/** The index: of each article its headline, address and day. The article's own page, at that address, says more. */
export function blogData({ siteUrl }: Site, articles: readonly Article[]): Graph {
  const blog: Blog = {
    '@type': 'Blog',
    '@id': blogId(siteUrl),
    name: pageNames.blog,
    url: `${siteUrl}${routes.blog}`,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(siteUrl) },
    blogPost: articles.map(({ path, title, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: `${siteUrl}${path}`,
      datePublished: date,
    })),
  }
  return graph([organization({ siteUrl }), blog])
}

/** @param modified ISO day on which the article last changed */
export function articleData({ siteUrl }: Site, article: Article, modified: string): Graph {
  const url = `${siteUrl}${article.path}`
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    image: sharePictureUrl(siteUrl, article.slug),
    datePublished: article.date,
    dateModified: modified,
    author: { '@type': 'Organization', name: product.team, url: `${siteUrl}/` },
    publisher: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: url,
    isPartOf: { '@id': blogId(siteUrl) },
    timeRequired: `PT${statedMinutes(article.readTime)}M`,
  }
  const trail = [
    { name: product.name, url: `${siteUrl}/` },
    { name: pageNames.blog, url: `${siteUrl}${routes.blog}` },
    { name: article.title, url },
  ]
  return graph([organization({ siteUrl }), posting, breadcrumbs(trail)])
}

function breadcrumbs(trail: readonly { name: string; url: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

function blogId(siteUrl: string) {
  return `${siteUrl}${routes.blog}#blog`
}
