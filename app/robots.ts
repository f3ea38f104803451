import type { MetadataRoute } from 'next'
import { environment } from '@/lib/env'

export const dynamic = 'force-static'

// The checkout screens are not disallowed: a crawler must be able to read that they are not to be indexed.
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${environment().siteUrl}/sitemap.xml` }
}
