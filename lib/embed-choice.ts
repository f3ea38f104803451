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

/**
 * Calls back when the choice changes: here, in another tab, or, while this page was in the back/forward cache, on
 * another page (Firefox and Safari tell it of no change then). For `useSyncExternalStore`.
 */
export function subscribeToEmbedChoice(listener: () => void) {
  changed.addEventListener('change', listener)
  for (const event of ['storage', 'pageshow']) addEventListener(event, listener)
  return () => {
    changed.removeEventListener('change', listener)
    for (const event of ['storage', 'pageshow']) removeEventListener(event, listener)
  }
}
