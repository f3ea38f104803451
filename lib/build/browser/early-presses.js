/** What only React can answer. A popover is open already, and early-form.js keeps the rest itself. */
const awaited = 'button:not([popovertarget],[data-wait])'

/**
 * Does what was pressed before the page was live once it is: each button once, so that an impatient second press does not
 * undo the first, in the order of their last presses; and F8, unless something was pressed since. A link has led where it
 * leads already, and closes the menu that it stands in.
 */
export function answerPresses() {
  const answer = () => {
    const { presses } = self
    self.presses = null
    // What hydration-loader.js has said.
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
