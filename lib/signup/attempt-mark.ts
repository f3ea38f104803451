/**
 * Remembers in this tab whether an attempt is on its way. A page that is loaded afresh meanwhile, such as by a deploy
 * (lib/build/browser/hydration-loader.js), knows by it that the buyer waits for an answer.
 * @returns whether one was on its way before; never where the visitor blocks storage
 */
export function markAttempt(isOnItsWay: boolean): boolean {
  try {
    const before = sessionStorage.attempt
    sessionStorage.attempt = isOnItsWay
    return before === 'true'
  } catch {
    return false
  }
}
