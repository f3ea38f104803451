import { behaviour } from '../site'
import { redirectsToApp } from './hosts'

type Departure = {
  /** Address of the CRM app. */
  appUrl: string
  siteUrl: string
  hostname: string
  go: () => void
}

/** Sends the buyer on after `behaviour.redirectDelay`, or only logs it on a local or preview host. Returns how to call it off. */
export function scheduleRedirect({ appUrl, siteUrl, hostname, go }: Departure): () => void {
  if (!redirectsToApp(hostname, siteUrl)) {
    console.info(`Local or preview host: the redirect to ${appUrl} is skipped.`)
    return () => {}
  }
  const timer = setTimeout(go, behaviour.redirectDelay)
  return () => clearTimeout(timer)
}
