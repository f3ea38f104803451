import type { MetadataRoute } from 'next'
import { listArticles } from '@/lib/articles'
import { environment } from '@/lib/env'
import { routes } from '@/lib/routes'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = environment()
  const pages = [routes.home, routes.blog, routes.transparency, ...listArticles().map(({ path }) => path)]
  return pages.map((path) => ({ url: path === routes.home ? `${siteUrl}/` : `${siteUrl}${path}` }))
}
