import { listArticles } from '@/lib/articles'
import { articleFeed } from '@/lib/articles/article-feed'
import { environment } from '@/lib/env'

// An export has no server. https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

export function GET() {
  const xml = articleFeed(listArticles(), environment().siteUrl)
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
