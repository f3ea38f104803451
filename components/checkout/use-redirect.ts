import { useEffect, useEffectEvent, useState } from 'react'
import { redirectsToApp } from '@/lib/signup/deployment-kind'
import { scheduleRedirect } from '@/lib/signup/redirect'
import type { SignupSettings } from '@/lib/signup/settings'

/** `leaving`: on the way. `skipped`: a local or preview host. `cancelled`: the buyer left and came back. */
type RedirectState = 'leaving' | 'skipped' | 'cancelled'

/**
 * Sends the buyer to the app once, from the moment it is mounted.
 * @param go follows the link to the app
 */
export function useRedirect({ crmAppUrl, siteUrl }: SignupSettings, go: () => void): RedirectState {
  const [redirects] = useState(() => redirectsToApp(location.hostname, siteUrl))
  const [isCancelled, setIsCancelled] = useState(false)
  const leave = useEffectEvent(go)

  useEffect(() => {
    const cancel = scheduleRedirect({ appUrl: crmAppUrl, redirects, go: leave })
    // A page in the back/forward cache would continue its countdown when it is restored.
    const onHide = () => {
      cancel()
      setIsCancelled(true)
    }
    addEventListener('pagehide', onHide)
    return () => {
      cancel()
      removeEventListener('pagehide', onHide)
    }
  }, [crmAppUrl, redirects])

  if (!redirects) return 'skipped'
  return isCancelled ? 'cancelled' : 'leaving'
}
