import type { Metadata } from 'next'
import { PageSheet } from '@/components/layout/page-sheet'
import { SiteHeader } from '@/components/layout/site-header'
import { LostGround } from '@/components/not-found/lost-ground'
import { listArticles } from '@/lib/articles'
import { titleWithName } from '@/lib/metadata'

// That it is not to be indexed, Next says by itself.
export const metadata: Metadata = { title: titleWithName('404 Page Not Found') }

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
