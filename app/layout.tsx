import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { product } from '@/lib/site'
import './globals.css'

export const metadata: Metadata = { title: product.name }

export const viewport: Viewport = { themeColor: '#f8fbf7', colorScheme: 'light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
