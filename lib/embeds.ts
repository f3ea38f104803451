import { behaviour } from './site'

/**
 * What the frames of other companies may do, and no more: both need their own scripts and storage, and open links in a
 * new tab; neither may navigate this page. Their hosts learn the origin of this site, never the page.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/iframe#sandbox
 */
const links = 'allow-popups allow-popups-to-escape-sandbox'
const referrerPolicy = 'strict-origin-when-cross-origin'

export const videoFrame = {
  sandbox: `allow-scripts allow-same-origin allow-presentation ${links}`,
  referrerPolicy,
} as const

/** Lazy, because unlike the video it is on the page as soon as that is live. */
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

/**
 * Whether frames of other companies may load by themselves (the newsletter form; the video waits for a press anyway).
 */
export type EmbedAnswer = 'allowed' | 'refused'

/** The visitor decides it in the privacy notice. `null`: not decided yet, and frames load. */
export type EmbedChoice = EmbedAnswer | null

export const embedChoiceKey = 'embeds'

const changed = new EventTarget()

/** The choice made on this page view, in case the browser refuses to store it. */
let remembered: EmbedChoice = null

/** The stored choice, or else the one made on this page view. Any other stored value counts as none. */
export function readEmbedChoice(): EmbedChoice {
  try {
    const stored = localStorage.getItem(embedChoiceKey)
    return stored === 'allowed' || stored === 'refused' ? stored : remembered
  } catch {
    return remembered
  }
}

/** Keeps the choice for later visits, or for this page view where storage is refused, and tells the subscribers. */
export function storeEmbedChoice(choice: EmbedAnswer) {
  try {
    localStorage.setItem(embedChoiceKey, choice)
    remembered = null
  } catch {
    remembered = choice
  }
  changed.dispatchEvent(new Event('change'))
}

/** Calls back when the choice changes, here or in another tab. For `useSyncExternalStore`. */
export function subscribeToEmbedChoice(listener: () => void) {
  changed.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    changed.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}
