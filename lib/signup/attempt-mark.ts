/** How long the next page may take to come, in milliseconds; a page that is still there has not been left. */
const departureLimit = 30_000

let isRunning = false
let isLeaving = false

/**
 * Remembers in this tab that an attempt is on its way. A page that is loaded afresh meanwhile, by the buyer or by a deploy
 * (lib/build/browser/hydration-loader.js), knows by it that the buyer waits for an answer. Nothing is remembered where the
 * visitor blocks storage.
 */
export function beginAttempt(): void {
  isRunning = true
  isLeaving = false
  addEventListener('beforeunload', noteLeaving)
  remember(true)
}

/** An account is there to be found from now on, whatever becomes of the page. */
export function endAttempt(): void {
  isRunning = false
  remember(false)
}

/**
 * An attempt may fail because the page is left: its calls are broken off then, by Chromium as the page goes, by others as
 * soon as the next one is asked for. Nobody has read of that, so the mark stays until the failure is painted. Firefox
 * goes on painting meanwhile, but tells of the leaving first; WebKit, which on phones tells of none, paints nothing more.
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
  // The next attempt may have begun.
  if (!isRunning) remember(false)
}

function remember(isPending: boolean) {
  try {
    sessionStorage.attempt = isPending
  } catch {
    // A reload then shows the form again, as it was.
  }
}
