/** @jest-environment jsdom */
import { feed, withoutMarks } from './page-script-page'

const { body, documentElement, head } = document

const markup = `<a class="skip-link" href="#main">Skip</a>
  <main><p>Words</p>
    <fieldset id="access"><label><input type="checkbox">Road</label><label><input type="checkbox">Water</label></fieldset>
    <input id="search"><input id="email" type="email"><button type="button">Law</button>
    <details><summary>Why?</summary></details>
    <div class="calculator-place"></div><p>Sources</p></main>`

const all = <Kind extends Element>(css: string) => Array.from(body.querySelectorAll<Kind>(css))

beforeEach(() => {
  body.innerHTML = markup
  feed(withoutMarks)
})

/** As React does: empties the head and the body, removes their attributes, and draws the page again. */
async function redraw() {
  for (const root of [head, body]) for (const child of [...root.childNodes]) root.removeChild(child)
  for (const root of [documentElement, body])
    for (const { name } of [...root.attributes]) root.removeAttribute(name)
  documentElement.lang = 'en'
  body.innerHTML = markup
  await Promise.resolve()
}

test('a page that React redraws keeps its fonts, a translator’s language and an extension’s theme', async () => {
  body.dataset.fonts = ''
  documentElement.lang = 'de'
  documentElement.dataset.theme = 'dark'
  await redraw()
  expect([body.dataset.fonts, documentElement.lang, documentElement.dataset.theme]).toEqual([
    '',
    'de',
    'dark',
  ])
  for (const root of [body, documentElement])
    for (const { name } of [...root.attributes]) root.removeAttribute(name)
})

test('a page that React redraws gets its head back', async () => {
  head.innerHTML = '<title>Land</title><meta name="darkreader">'
  await redraw()
  expect(head.innerHTML).toBe('<title>Land</title><meta name="darkreader">')
})

test('typed, ticked and opened elements carry over, even if an extension has added an element between them', async () => {
  const [, water] = all<HTMLInputElement>('[type=checkbox]')
  const [search] = all<HTMLInputElement>('#search')
  const [question] = all<HTMLDetailsElement>('details')
  if (!water || !search || !question) throw new Error('The page is not whole.')
  water.checked = true
  search.value = 'perc'
  question.open = true
  search.before(Object.assign(document.createElement('input'), { className: 'of-an-extension', value: 'x' }))
  await redraw()
  expect(all<HTMLInputElement>('[type=checkbox]').map(({ checked }) => checked)).toEqual([false, true])
  expect(all<HTMLInputElement>('#search')[0]?.value).toBe('perc')
  expect(all<HTMLDetailsElement>('details')[0]?.open).toBe(true)
})

test('a typed value carries over even if an extension has changed the field’s class, and a password goes to no other field', async () => {
  const [search] = all<HTMLInputElement>('#search')
  if (!search) throw new Error('The page is not whole.')
  search.before(Object.assign(document.createElement('input'), { type: 'password', value: 'secret' }))
  search.value = 'perc'
  search.className = 'of-an-extension'
  search.focus()
  await redraw()
  expect(all<HTMLInputElement>('input').map(({ value }) => value)).toEqual(['on', 'on', 'perc', ''])
  expect(all('#search')[0]).toHaveFocus()
})

test('a tick stays on its item even if an extension has added a field before the list', async () => {
  const [, water] = all<HTMLInputElement>('[type=checkbox]')
  if (!water) throw new Error('The page is not whole.')
  water.checked = true
  all('main')[0]?.prepend(Object.assign(document.createElement('input'), { value: 'x' }))
  await redraw()
  expect(all<HTMLInputElement>('[type=checkbox]').map(({ checked }) => checked)).toEqual([false, true])
})

test('state carries over even if an id is the name of an Object.prototype property', async () => {
  const [search] = all<HTMLInputElement>('#search')
  if (search) search.value = 'perc'
  search?.before(Object.assign(document.createElement('p'), { id: 'constructor' }))
  await redraw()
  expect(all<HTMLInputElement>('#search')[0]?.value).toBe('perc')
})

test('focus and selection carry over', async () => {
  const [search] = all<HTMLInputElement>('#search')
  search?.focus()
  if (search) search.value = 'percolation'
  search?.setSelectionRange(2, 5)
  await redraw()
  const [fresh] = all<HTMLInputElement>('#search')
  expect(fresh).toHaveFocus()
  expect([fresh?.selectionStart, fresh?.selectionEnd]).toEqual([2, 5])
})

test('a recorded click carries over to the new button, and a key pressed on it stays a key, even while an email field, which has no selection, is in focus', async () => {
  const [button] = all('button')
  const [email] = all<HTMLInputElement>('#email')
  email?.focus()
  const key = new KeyboardEvent('keydown', { key: 'F8' })
  Object.defineProperty(key, 'target', { value: button })
  const presses = [{ type: 'click', target: button }, key]
  Object.assign(window, { presses })
  await redraw()
  // `toEqual` would take the old button for the new one.
  expect(presses[0]?.target).toBe(all('button')[0])
  expect(presses[1]).toBe(key)
})

test('a calculator is kept as it was, for its code to take over', async () => {
  const price = document.createElement('input')
  price.id = 'price'
  price.value = '20000'
  all('.calculator-place')[0]?.append(price)
  price.focus()
  await redraw()
  expect(all('.calculator-place > input')).toEqual([price])
  expect(price).toHaveFocus()
})

test('a calculator within which the connection broke is not kept: its code draws it whole', async () => {
  const [place] = all('.calculator-place')
  place?.append(document.createElement('header'))
  place?.nextElementSibling?.remove()
  await redraw()
  expect(all('.calculator-place')[0]).toBeEmptyDOMElement()
})

test('nothing is restored when an extension removes an element of its own', async () => {
  const banner = body.appendChild(document.createElement('div'))
  documentElement.lang = 'de'
  body.removeChild(banner)
  documentElement.lang = 'en'
  await Promise.resolve()
  expect(documentElement.lang).toBe('en')
  expect(banner).not.toBeInTheDocument()
})

test('what is typed after an extension has removed an element of its own carries over, too', async () => {
  body.removeChild(body.appendChild(document.createElement('div')))
  await Promise.resolve()
  const [search] = all<HTMLInputElement>('#search')
  if (search) search.value = 'perc'
  await redraw()
  expect(all<HTMLInputElement>('#search')[0]?.value).toBe('perc')
})

/** Scrolls the page by so much, and puts its elements at these distances from the window's top, a paragraph in the middle. */
function stand(scrollY: number, tops: { input: number; p: number }) {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.localName as keyof typeof tops], 100, 30)
  })
  Object.assign(document, { elementFromPoint: () => all('p')[0] })
}

test.each([
  ['the focused field, which is in the window,', 200, 260, 60],
  ['what is in the middle, while the focus is above the window,', -900, -300, 50],
  ['what is in the middle, while the focus is below the window,', 9000, 9900, 50],
])('a redrawn page is scrolled so that %s stays where it was', async (_, before, after, distance) => {
  const scroll = jest.spyOn(window, 'scrollBy').mockImplementation()
  stand(700, { input: before, p: 300 })
  all<HTMLInputElement>('#search')[0]?.focus()
  const drawn = redraw()
  stand(700, { input: after, p: 350 })
  await drawn
  expect(scroll).toHaveBeenCalledWith({ top: distance, behavior: 'instant' })
})

test('a redrawn page that was not scrolled stays at its top', async () => {
  const scroll = jest.spyOn(window, 'scrollBy').mockImplementation()
  stand(0, { input: 200, p: 300 })
  const drawn = redraw()
  stand(0, { input: 260, p: 350 })
  await drawn
  expect(scroll).not.toHaveBeenCalled()
})
