/** Code that runs in the page, in either engine. Functions are self-contained: only their text reaches the browser. */

/**
 * Scrolls an element to the middle of the window. A label stands for its field.
 * @param {{ css: string, text?: string }} place the first element that matches the selector and contains the text
 */
export function findElement({ css, text = '' }) {
  const found = Array.from(document.querySelectorAll(css)).find((element) =>
    element.textContent.includes(text),
  )
  if (!found) throw new Error(`there is no ${css} ${text}`)
  const element = found.control ?? found
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element
}

/** Waits until elements that have come into view have their height, which moves those below them. */
export const settle = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

export function readWords() {
  return Array.from(
    document.querySelectorAll('main :is(h1, h2, h3, p, li)'),
    (element) => element.textContent,
  )
}

/** The text of what is rendered, but not laid out until somebody comes near it. */
export function heldBack() {
  return Array.from(document.querySelectorAll('main *'))
    .filter(
      (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map((element) => element.textContent)
}

export function scrollToMiddle(css, index) {
  document.querySelectorAll(css)[index].scrollIntoView({ block: 'center', behavior: 'instant' })
}

/**
 * Scrolls one step, so that repeated calls bring everything lazy into view.
 * @returns {boolean} whether the end of the page is reached
 */
export function scrollOn() {
  scrollBy({ top: innerHeight / 2, behavior: 'instant' })
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
}

/**
 * How many colors the uppermost row of the window has, without the scroll bar.
 * @param {string} picture of the window, a PNG in base64
 */
export async function colorsOfTopRow(picture) {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width - 30, 1).getContext('2d')
  canvas.drawImage(bitmap, 0, 0)
  const { data } = canvas.getImageData(0, 0, bitmap.width - 30, 1)
  return new Set(new Uint32Array(data.buffer)).size
}

export function isInView(css) {
  const { top, bottom } = document.querySelector(css).getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

export function selectField() {
  document.activeElement.select()
}

/** Presses are recorded only until the page is live (lib/build/browser/early-presses.js). */
export const isLive = () => self.presses === null

/** Whether the fonts have loaded and the page has switched to them, down to its end. */
export function usesItsFonts() {
  const last = [...document.querySelectorAll('body, .prose > p')].at(-1)
  const isReached = getComputedStyle(last).fontFamily.startsWith('"Public Sans",')
  return isReached && document.fonts.check('1rem "Public Sans"')
}

export const isOpen = (css) => document.querySelector(css).parentElement.open

/**
 * Opens the definition of a defined term, scrolled to this height of the window, and returns the
 * positions of both.
 */
export function showDefinition(index, height) {
  const word = document.querySelectorAll('button.term')[index]
  scrollBy({ top: word.getBoundingClientRect().top - height, behavior: 'instant' })
  word.click()
  const definition = document.getElementById(word.getAttribute('popovertarget'))
  return {
    line: getComputedStyle(word).textDecorationLine,
    word: word.getBoundingClientRect().toJSON(),
    definition: definition.getBoundingClientRect().toJSON(),
    width: innerWidth,
  }
}

export function listenForComplaints() {
  window.complaints = []
  const complain = (...words) => window.complaints.push(words.join(' '))
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...words) => {
      complain(level, ...words)
      write.apply(console, words)
    }
  }
  addEventListener(
    'error',
    ({ message, target }) => complain('error:', message ?? target.src ?? target.href),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => complain('rejected:', reason))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    complain('policy:', effectiveDirective, 'refused', blockedURI, sample),
  )
}
