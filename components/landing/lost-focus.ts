/**
 * Gives a frame the focus that went with the button it has replaced. Whoever pressed that before the page was live may
 * be elsewhere by now, and stays there.
 */
export function takeLostFocus(frame: HTMLIFrameElement | null) {
  if (document.activeElement === document.body) frame?.focus()
}
