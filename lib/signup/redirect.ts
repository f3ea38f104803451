import { behaviour } from '../site'

type Departure = {
  /** Address of the CRM app. */
  appUrl: string
  /** As `redirectsToApp` says of this host. */
  redirects: boolean
  go: () => void
}

/**
 * Sends the buyer on after `behaviour.redirectDelay`, or only logs it on a local or preview host.
 * Returns how to call it off.
 */
export function scheduleRedirect({ appUrl, redirects, go }: Departure): () => void {
  if (!redirects) {
    console.info(`Local or preview host: the redirect to ${appUrl} is skipped.`)
    return () => {}
  }
  const timer = setTimeout(go, behaviour.redirectDelay)
  return () => clearTimeout(timer)
}
