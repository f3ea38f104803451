/**
 * Focuses a frame that has replaced the focused button. A reader who pressed that button before the page was live may
 * have moved on, and stays there.
 */
export function takeLostFocus(frame: HTMLIFrameElement | null) {
  if (document.activeElement === document.body) frame?.focus()
}
