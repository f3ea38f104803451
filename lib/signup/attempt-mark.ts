/** In milliseconds. If this page still exists so long after `beforeunload`, it was not left after all. */
const departureLimit = 30_000

let isRunning = false
let isLeaving = false

/**
 * Marks in this tab's storage that an attempt is under way. If the page is reloaded meanwhile, by the buyer or after a
 * deploy (lib/build/browser/hydration-loader.js), the new page learns from the mark that the buyer is still waiting for
 * an answer. Where the visitor blocks storage, nothing is marked.
 */
export function beginAttempt(): void {
  isRunning = true
  isLeaving = false
  addEventListener('beforeunload', noteLeaving)
  remember(true)
}

/** The account exists from now on, so a later visit finds it whatever becomes of this page. */
export function endAttempt(): void {
  isRunning = false
  remember(false)
}

/**
 * An attempt may fail only because the page is being left: Chromium aborts its requests as the page unloads, other
 * browsers as soon as the next page is requested. The buyer never gets to read of such a failure, so the mark stays
 * until the failure has been painted. Firefox keeps painting while it leaves, but fires `beforeunload` first; WebKit
 * fires no such event on phones, but stops painting.
 */
export function endFailedAttempt(): void {
  isRunning = false
  if (isLeaving) setTimeout(forget, departureLimit)
  else requestAnimationFrame(forget)
}

/** Whether an attempt was on its way when the page was loaded afresh; false from then on. */
export function takePendingAttempt(): boolean {
  try {
    const wasPending = sessionStorage.attempt === 'true'
    remember(false)
    return wasPending
  } catch {
    return false
  }
}

function noteLeaving() {
  isLeaving = true
}

function forget() {
  // Unless the next attempt has already begun.
  if (!isRunning) remember(false)
}

function remember(isPending: boolean) {
  try {
    sessionStorage.attempt = isPending
  } catch {
    // A reload then shows the form again, as it was.
  }
}
