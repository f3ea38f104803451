const names =
  'pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup click ' +
  'keydown keypress keyup input textInput compositionstart compositionend change submit'

/**
 * At each of these, React would take the rest of the page over in one go and then end the event, which it cannot answer
 * yet. So it does not hear of them until the page is live: what only React can answer is kept by then, and the loader,
 * which listens further out, answers links and the way back.
 */
export function keepFromReact() {
  const stop = (event) => {
    const isForLoader = event.type === 'click' && event.target.closest('a,[data-back]')
    if (self.presses && !isForLoader) event.stopPropagation()
  }
  for (const name of names.split(' ')) addEventListener(name, stop, true)
}
