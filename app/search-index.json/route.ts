import { listArticles } from '@/lib/articles'
import { packEntries } from '@/lib/search/search-file'
import { buildSearchIndex } from '@/lib/search/search-index'

// An export has no server. https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

export function GET() {
  return Response.json(packEntries(buildSearchIndex(listArticles())))
}
