/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { keepFromReact } from '@/lib/build/browser/quiet-events.js'
import { forgetListeners } from '../../../fixtures/window-listeners'

const code = readFileSync('lib/build/browser/early-form.js', 'utf8')

const markup = `<form method="dialog">
  <input name="email"><input name="password" type="password"><button type="button" disabled>Show</button>
  <button type="submit" data-wait disabled>Create</button>
  <p data-wait-words>The form is still loading.</p>
</form>`

forgetListeners()

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = markup
  Object.assign(window, { presses: [] })
})

afterEach(() => jest.useRealTimers())

const form = () => document.querySelector('form') as HTMLFormElement
const field = (name: string) => form().querySelector(`[name="${name}"]`) as HTMLInputElement
const submit = () => document.querySelector('[data-wait]') as HTMLButtonElement
const arrive = () => new Function(code)()

/** React has taken the page over: what is sent from now on. */
function live() {
  const sent: Record<string, unknown>[] = []
  form().addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(Object.fromEntries(new FormData(form())))
  })
  window.dispatchEvent(new Event('live'))
  jest.runAllTimers()
  return sent
}

function type(name: string, value: string) {
  field(name).value = value
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

test('its button may be pressed, and no other', () => {
  arrive()
  expect(submit().disabled).toBe(false)
  expect(form().querySelectorAll(':disabled')).toHaveLength(1)
})

test('where it is here before the form, on a slow line, it waits for the end of the page', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  document.body.innerHTML = ''
  arrive()
  document.body.innerHTML = markup
  expect(submit().disabled).toBe(true)
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('readystatechange'))
  expect(submit().disabled).toBe(false)
  submit().click()
  expect(live()).toEqual([{ email: '', password: '' }])
})

test('a page that broke off before its form is left to React', () => {
  document.body.innerHTML = ''
  arrive()
  document.body.innerHTML = markup
  expect(live()).toEqual([])
})

test('where the words for a wait did not come, a press counts all the same', () => {
  document.querySelector('[data-wait-words]')?.remove()
  Object.assign(window, { presses: [{ key: 'Enter', target: field('email') }] })
  arrive()
  expect(submit().disabled).toBe(false)
  expect(live()).toHaveLength(1)
})

test('a press is carried out once the page is live, once, with what stands in the fields', () => {
  arrive()
  type('email', 'ann@example.com')
  submit().click()
  submit().click()
  expect(live()).toEqual([{ email: 'ann@example.com', password: '' }])
})

test('a press sends nothing by itself: a browser that knows no dialog would put the passwords into the address', () => {
  arrive()
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  form().dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
})

test('another form of the page is none of its business', () => {
  document.body.insertAdjacentHTML('beforeend', '<form id="other"><button>Send</button></form>')
  arrive()
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  document.getElementById('other')?.dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(false)
  expect(live()).toEqual([])
})

test('nothing is sent that nobody asked for', () => {
  arrive()
  type('email', 'ann@example.com')
  expect(live()).toEqual([])
})

test('an edit after the press takes it back, and the words with it', () => {
  arrive()
  submit().click()
  expect(form()).toHaveAttribute('aria-busy', 'true')
  expect(document.querySelector('[role=status]')).toHaveTextContent('The form is still loading.')
  type('email', 'an')
  expect(form()).toHaveAttribute('aria-busy', 'false')
  expect(document.querySelector('[role=status]')).toBeEmptyDOMElement()
  expect(live()).toEqual([])
})

test('it hears of a press and of an edit what React must not hear yet', () => {
  keepFromReact()
  arrive()
  submit().click()
  expect(form()).toHaveAttribute('aria-busy', 'true')
  type('email', 'an')
  expect(form()).toHaveAttribute('aria-busy', 'false')
})

test('an edit elsewhere on the page leaves the press as it is', () => {
  arrive()
  submit().click()
  document.body.append(document.createElement('input'))
  document.querySelector('body > input')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(form()).toHaveAttribute('aria-busy', 'true')
  expect(live()).toHaveLength(1)
})

test('Enter in a field counts, also from before this came', () => {
  Object.assign(window, {
    presses: [
      { key: 'Tab', target: field('email') },
      { key: 'Enter', target: field('password') },
    ],
  })
  arrive()
  expect(live()).toHaveLength(1)
})

test('Enter from before this came does not count once somebody typed on', () => {
  Object.assign(window, {
    presses: [
      { key: 'Enter', target: field('email') },
      { key: 'Backspace', target: field('email') },
    ],
  })
  arrive()
  expect(live()).toEqual([])
})

test('Enter from before this came counts though somebody moved on with a key or a click', () => {
  Object.assign(window, {
    presses: [
      { key: 'Enter', target: field('email') },
      { key: 'Tab', target: field('email') },
      { key: 'Shift', target: field('password') },
      { target: field('password') },
    ],
  })
  arrive()
  expect(live()).toHaveLength(1)
})

test.each([
  ['counts', [], 1],
  ['does not count once somebody typed on', ['7'], 0],
])('a press on its button, where a browser has enabled it before this came, %s', (_, keys, times) => {
  Object.assign(window, {
    presses: [{ target: submit() }, ...keys.map((key) => ({ key, target: field('email') }))],
  })
  arrive()
  expect(live()).toHaveLength(times)
})

test('Enter elsewhere asks for nothing', () => {
  Object.assign(window, { presses: [{ key: 'Enter', target: document.body }] })
  arrive()
  expect(live()).toEqual([])
})

test('where the form was drawn anew, the press goes over to the new one', () => {
  arrive()
  submit().click()
  document.body.innerHTML = markup
  expect(live()).toHaveLength(1)
})

test('a page that shows something else by then is left alone', () => {
  arrive()
  submit().click()
  document.body.innerHTML = '<p>Finish setting up</p>'
  window.dispatchEvent(new Event('live'))
  jest.runAllTimers()
  expect(document.body).toHaveTextContent('Finish setting up')
})

test('a page that the Back button brings back before it was live comes without passwords', () => {
  arrive()
  type('email', 'ann@example.com')
  type('password', 'secret12')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(field('password').value).toBe('secret12')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect([field('email').value, field('password').value]).toEqual(['ann@example.com', ''])
})
