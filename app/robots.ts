import type { MetadataRoute } from 'next'
import { environment } from '@/lib/env'

// An export has no server: this file, to Next a route handler, is worked out at build time.
// https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

// The checkout screens are not disallowed: a crawler must be able to read that they are not to be indexed.
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${environment().siteUrl}/sitemap.xml` }
}
