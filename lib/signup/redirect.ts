import { behaviour } from '../site'

type Departure = {
  /** Address of the CRM app. */
  appUrl: string
  /** What `redirectsToApp` returned for this host. */
  redirects: boolean
  go: () => void
}

/**
 * Sends the buyer to the app after `behaviour.redirectDelay`, or only logs that on a local or preview host.
 * @returns a function that cancels the redirect
 */
export function scheduleRedirect({ appUrl, redirects, go }: Departure): () => void {
  if (!redirects) {
    console.info(`Local or preview host: the redirect to ${appUrl} is skipped.`)
    return () => {}
  }
  const timer = setTimeout(go, behaviour.redirectDelay)
  return () => clearTimeout(timer)
}
