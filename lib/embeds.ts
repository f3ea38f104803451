/**
 * Whether frames of other companies may load by themselves (the newsletter form; the video waits for a press anyway).
 * The visitor decides it in the privacy notice. `null`: not decided yet, and frames load.
 */
export type EmbedChoice = 'allowed' | 'refused' | null

export const embedChoiceKey = 'embeds'

const changed = new EventTarget()

/** For the case that the browser refuses storage: the choice then holds for this page view. */
let remembered: EmbedChoice = null

export function readEmbedChoice(): EmbedChoice {
  try {
    const stored = localStorage.getItem(embedChoiceKey)
    return stored === 'allowed' || stored === 'refused' ? stored : remembered
  } catch {
    return remembered
  }
}

export function storeEmbedChoice(choice: Exclude<EmbedChoice, null>) {
  remembered = choice
  try {
    localStorage.setItem(embedChoiceKey, choice)
  } catch {
    // The visitor blocks storage; `remembered` serves.
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
