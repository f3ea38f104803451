// First, so that its layers are declared before any component writes into them.
import './globals.css'

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { HydrationSignal } from '@/components/layout/hydration-signal'
import { SiteNotice } from '@/components/layout/site-notice'
import { SkipLink } from '@/components/layout/skip-link'
import { Toaster } from '@/components/layout/toaster'
import { readHexColours } from '@/lib/palette'
import { appleTouchIcon, iconPath, tabIcon } from '@/lib/share/icons'
import { product } from '@/lib/site'

export const metadata: Metadata = {
  title: product.name,
  icons: {
    icon: [
      // Browsers that cannot draw SVG icons take this one; the others must not prefer it for its size.
      { url: '/favicon.ico', sizes: '32x32' },
      { url: iconPath(tabIcon.file), type: 'image/svg+xml' },
    ],
    apple: appleTouchIcon,
  },
}

export const viewport: Viewport = { themeColor: readHexColours().sheet }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
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
