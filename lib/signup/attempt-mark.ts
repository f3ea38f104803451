/**
 * Remembers in this tab whether an attempt is on its way. A page that is loaded afresh meanwhile, such as by a deploy
 * (lib/build/browser/hydration-loader.js), knows by it that the buyer waits for an answer. Nothing is remembered where
 * the visitor blocks storage.
 */
export function setAttemptPending(isPending: boolean): void {
  try {
    sessionStorage.attempt = isPending
  } catch {
    // A reload then shows the form again, as it was.
  }
}

/** Whether an attempt was on its way when the page was loaded afresh; false from then on. */
export function takePendingAttempt(): boolean {
  try {
    const wasPending = sessionStorage.attempt === 'true'
    setAttemptPending(false)
    return wasPending
  } catch {
    return false
  }
}
