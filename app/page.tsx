import { Faq } from '@/components/landing/faq'
import { Features } from '@/components/landing/features'
import { Hero } from '@/components/landing/hero'
import { Pricing } from '@/components/landing/pricing'
import { Walkthrough } from '@/components/landing/walkthrough'
import { WhatsDifferent } from '@/components/landing/whats-different'
import { FirstViewEnd } from '@/components/layout/first-view-end'
import { PageSheet } from '@/components/layout/page-sheet'
import { SiteHeader } from '@/components/layout/site-header'
import { StructuredData } from '@/components/layout/structured-data'
import { frameOrigins } from '@/lib/embed-frames'
import { environment } from '@/lib/env'
import { landing } from '@/lib/landing'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { landingData } from '@/lib/structured-data/landing'
import '@/components/layout/content-visibility.css'
import '@/components/landing/band-heights.css'

export const metadata = pageMetadata({
  title: landing.title,
  description: landing.description,
  path: routes.home,
  picture: 'screen.home',
  frames: frameOrigins(environment()),
})

export default function LandingPage() {
  const settings = environment()
  return (
    <>
      <StructuredData graph={landingData(settings)} />
      <SiteHeader page={routes.home} lifetimeCheckout={settings.checkout.lifetime} />
      <PageSheet page={routes.home} settings={settings}>
        <Hero />
        <FirstViewEnd />
        <Features />
        <WhatsDifferent />
        <Walkthrough demoVideoUrl={settings.demoVideoUrl} />
        <Faq />
        <Pricing checkout={settings.checkout} newsletterUrl={settings.newsletterUrl} />
      </PageSheet>
    </>
  )
}
