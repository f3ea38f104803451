/** Buttons that only React can answer. A popover has opened already, and early-form.js keeps submits itself. */
const awaited = 'button:not([popovertarget],[data-wait])'

/**
 * Replays what was pressed before the page was live. Each button counts once, so that an impatient second press does
 * not undo the first, in the order of their last presses; and F8, unless something was pressed after it. A link has
 * been followed already; it closes the menu that it is in.
 */
export function answerPresses() {
  const answer = () => {
    const { presses } = self
    self.presses = null
    // The "No connection yet" note of hydration-loader.js.
    presses.note?.remove()
    const clicked = presses.filter(({ key }) => !key).map(({ target }) => target)
    clicked.at(-1)?.closest('a')?.closest('[popover]')?.hidePopover?.()
    const newestFirst = new Set(clicked.map((target) => target.closest(awaited)).reverse())
    for (const button of [...newestFirst].reverse()) button?.click()
    const last = presses.at(-1)
    if (last?.key === 'F8') document.dispatchEvent(last)
  }
  addEventListener('live', answer, { once: true })
}
