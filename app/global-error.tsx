'use client'

import { HydrationSignal } from '@/components/layout/hydration-signal'
import './global-error.css'

/**
 * Shown when a page fails as a whole. Next's own screen needs styles that the security policy refuses, so nothing would
 * be seen. https://nextjs.org/docs/app/api-reference/file-conventions/error#global-error
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <body data-failed>
        <main>
          <h1>This page could not be shown.</h1>
          <p>Something on it failed in your browser.</p>
          <p>
            <button type="button" onClick={() => location.reload()}>
              Load it again
            </button>{' '}
            or go <a href="/">home</a>.
          </p>
        </main>
        <HydrationSignal />
      </body>
    </html>
  )
}
