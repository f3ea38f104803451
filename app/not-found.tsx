import type { Metadata } from 'next'
import { PageSheet } from '@/components/layout/page-sheet'
import { SiteHeader } from '@/components/layout/site-header'
import { LostGround } from '@/components/not-found/lost-ground'
import { listArticles } from '@/lib/articles'
import { product } from '@/lib/site'

// That it is not to be indexed, Next says by itself.
export const metadata: Metadata = { title: `404 Page Not Found | ${product.name}` }

export default function NotFoundPage() {
  return (
    <>
      <SiteHeader />
      <PageSheet>
        <LostGround articles={listArticles().length} />
      </PageSheet>
    </>
  )
}
