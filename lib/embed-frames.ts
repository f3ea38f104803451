import { behaviour } from './site'

/**
 * The frames of other companies, and what they may do: both need their own scripts and storage, and open links in a new
 * tab; neither may navigate this page. Their hosts learn the origin of this site, never the page.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/iframe#sandbox
 */
const links = 'allow-popups allow-popups-to-escape-sandbox'
const referrerPolicy = 'strict-origin-when-cross-origin'

/** Attributes of the demo video's frame. */
export const videoFrame = {
  sandbox: `allow-scripts allow-same-origin allow-presentation ${links}`,
  allow: 'autoplay; picture-in-picture; encrypted-media',
  allowFullScreen: true,
  referrerPolicy,
} as const

/**
 * The embed address with the parameter that makes the players of YouTube, Vimeo and Loom start at once: the reader has
 * already pressed play.
 */
export function autoplayAddress(address: string): string {
  const url = new URL(address)
  url.searchParams.set('autoplay', '1')
  return url.href
}

/**
 * Attributes of the newsletter form's frame. Lazy, because unlike the video it is on the page as soon as that is live.
 */
export const newsletterFrame = {
  sandbox: `allow-scripts allow-same-origin allow-forms ${links}`,
  referrerPolicy,
  height: behaviour.newsletterFrameHeight,
  loading: 'lazy',
} as const

/** The origins of both frames, for the policy of their page. */
export function frameOrigins({
  demoVideoUrl,
  newsletterUrl,
}: Record<'demoVideoUrl' | 'newsletterUrl', string>) {
  return [...new Set([demoVideoUrl, newsletterUrl].map((address) => new URL(address).origin))]
}
