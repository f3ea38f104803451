import type { Metadata } from 'next'
import { PageSheet } from '@/components/layout/page-sheet'
import { SiteHeader } from '@/components/layout/site-header'
import { LostGround } from '@/components/not-found/lost-ground'
import { listArticles } from '@/lib/articles'
import { product } from '@/lib/site'

export const metadata: Metadata = { title: `404 Page Not Found | ${product.name}`, robots: { index: false } }

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
