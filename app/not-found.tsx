import type { Metadata } from 'next'
import { PageSheet } from '@/components/layout/page-sheet'
import { SiteHeader } from '@/components/layout/site-header'
import { NotFoundScreen } from '@/components/not-found/not-found-screen'
import { listArticles } from '@/lib/articles'
import { environment } from '@/lib/env'
import { titleWithName } from '@/lib/metadata'

// Next itself adds `noindex`.
export const metadata: Metadata = { title: titleWithName('404 Page Not Found') }

export default function NotFoundPage() {
  return (
    <>
      <SiteHeader />
      <PageSheet settings={environment()}>
        <NotFoundScreen articles={listArticles().length} />
      </PageSheet>
    </>
  )
}
