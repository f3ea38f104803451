import type { MetadataRoute } from 'next'
import { listArticles } from '@/lib/articles'
import { environment } from '@/lib/env'
import { articleModified, blogModified, landingModified } from '@/lib/last-modified'
import { routes } from '@/lib/routes'
import { transparencyUpdated } from '@/lib/site'

// An export has no server: this file, to Next a route handler, is worked out at build time.
// https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

// Search engines trust `lastmod` only where it is always true, and read neither priorities nor frequencies.
// https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#xml
export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = environment()
  const articles = listArticles()
  return [
    { url: `${siteUrl}/`, lastModified: landingModified() },
    { url: `${siteUrl}${routes.blog}`, lastModified: blogModified(articles) },
    { url: `${siteUrl}${routes.transparency}`, lastModified: transparencyUpdated },
    ...articles.map((article) => ({
      url: `${siteUrl}${article.path}`,
      lastModified: articleModified(article),
    })),
  ]
}
