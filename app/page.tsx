import { PageSheet } from '@/components/layout/page-sheet'
import { SiteHeader } from '@/components/layout/site-header'
import { product } from '@/lib/site'

export default function LandingPage() {
  return (
    <>
      <SiteHeader />
      <PageSheet>
        <h1>{product.name}</h1>
      </PageSheet>
    </>
  )
}
