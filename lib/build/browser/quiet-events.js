const names =
  'pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup click ' +
  'keydown keypress keyup input textInput compositionstart compositionend change submit'

/**
 * At each of these events React would hydrate the rest of the page in one go and then stop the event, which it cannot
 * answer yet. So they are kept from React until the page is live: presses that only React can answer are recorded by
 * then, and the loader, which listens on the window, handles links and "Go back".
 */
export function keepFromReact() {
  const stop = (event) => {
    const isForLoader = event.type === 'click' && event.target.closest('a,[data-back]')
    if (self.presses && !isForLoader) event.stopPropagation()
  }
  for (const name of names.split(' ')) addEventListener(name, stop, true)
}
