// First, so that its layers are declared before any component writes into them.
import './globals.css'

import nationalPark from '@fontsource-variable/national-park/files/national-park-latin-wght-normal.woff2'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { HydrationSignal } from '@/components/layout/hydration-signal'
import { SiteNotice } from '@/components/layout/site-notice'
import { SkipLink } from '@/components/layout/skip-link'
import { Toaster } from '@/components/layout/toaster'
import { product } from '@/lib/site'

export const metadata: Metadata = { title: product.name }

export const viewport: Viewport = { themeColor: '#f8fbf7', colorScheme: 'light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <link rel="preload" href={nationalPark} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={publicSans} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>
        <SkipLink />
        {children}
        <SiteNotice />
        <Toaster />
        <HydrationSignal />
      </body>
    </html>
  )
}
