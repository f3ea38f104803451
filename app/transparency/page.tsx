import type { Metadata } from 'next'
import { PageSheet } from '@/components/layout/page-sheet'
import { SiteHeader } from '@/components/layout/site-header'
import { SignedStatement } from '@/components/transparency/signed-statement'
import { environment } from '@/lib/env'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { pageNames } from '@/lib/site'

export const metadata: Metadata = pageMetadata({
  title: pageNames.transparency,
  description:
    'What exists today, what is planned, what is not promised, and what happens if launch is late.',
  path: routes.transparency,
  picture: 'screen.transparency',
})

export default function TransparencyPage() {
  const settings = environment()
  return (
    <>
      <SiteHeader />
      <PageSheet settings={settings}>
        <SignedStatement founderName={settings.founderName} />
      </PageSheet>
    </>
  )
}
