/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { keepFromReact } from '@/lib/build/browser/quiet-events.js'
import { removeListenersAfterEach } from '../../../fixtures/window-listeners'

const code = readFileSync('lib/build/browser/early-form.js', 'utf8')

const markup = `<form method="dialog">
  <input name="email"><input name="password" type="password"><button type="button" disabled>Show</button>
  <button type="submit" data-wait disabled>Create</button>
  <p data-wait-words>The form is still loading.</p>
</form>`

removeListenersAfterEach()

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = markup
  Object.assign(window, { presses: [] })
})

afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

const form = () => document.querySelector('form') as HTMLFormElement
const field = (name: string) => form().querySelector(`[name="${name}"]`) as HTMLInputElement
const submit = () => document.querySelector('[data-wait]') as HTMLButtonElement
const runScript = () => new Function(code)()

/** Hydrates the page, and returns what is submitted from then on. */
function submittedOnceLive() {
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

test('it enables the submit button and no other', () => {
  runScript()
  expect(submit().disabled).toBe(false)
  expect(form().querySelectorAll(':disabled')).toHaveLength(1)
})

test('on a slow connection, when it runs before the form has arrived, it waits for the end of the page', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  document.body.innerHTML = ''
  runScript()
  document.body.innerHTML = markup
  expect(submit().disabled).toBe(true)
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('readystatechange'))
  expect(submit().disabled).toBe(false)
  state.mockReturnValue('complete')
  document.dispatchEvent(new Event('readystatechange'))
  submit().click()
  expect(submittedOnceLive()).toEqual([{ email: '', password: '' }])
})

test('a page cut off before its form is left to React', () => {
  document.body.innerHTML = ''
  runScript()
  document.body.innerHTML = markup
  expect(submittedOnceLive()).toEqual([])
})

test('a submit counts even if the “still loading” note did not arrive', () => {
  document.querySelector('[data-wait-words]')?.remove()
  Object.assign(window, { presses: [{ key: 'Enter', target: field('email') }] })
  runScript()
  expect(submit().disabled).toBe(false)
  expect(submittedOnceLive()).toHaveLength(1)
})

test('presses are replayed as one submit when the page is live, with the current field values, and no note is left', () => {
  runScript()
  type('email', 'ann@example.com')
  submit().click()
  submit().click()
  expect(submittedOnceLive()).toEqual([{ email: 'ann@example.com', password: '' }])
  expect(document.querySelector('[role=status]')).not.toBeInTheDocument()
})

test('the browser never submits the form itself: without support for method="dialog" it would put passwords in the URL', () => {
  runScript()
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  form().dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
})

test('other forms on the page are left alone', () => {
  document.body.insertAdjacentHTML('beforeend', '<form id="other"><button>Send</button></form>')
  runScript()
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  document.getElementById('other')?.dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(false)
  expect(submittedOnceLive()).toEqual([])
})

test('nothing is submitted unless the user submits', () => {
  runScript()
  type('email', 'ann@example.com')
  expect(submittedOnceLive()).toEqual([])
})

test('an edit after the press cancels it and removes the note', () => {
  runScript()
  submit().click()
  expect(form()).toHaveAttribute('aria-busy', 'true')
  expect(document.querySelector('[role=status]')).toHaveTextContent('The form is still loading.')
  type('email', 'an')
  expect(form()).toHaveAttribute('aria-busy', 'false')
  expect(document.querySelector('[role=status]')).toBeEmptyDOMElement()
  expect(submittedOnceLive()).toEqual([])
})

test('it notices presses and edits that are still kept from React', () => {
  keepFromReact()
  runScript()
  submit().click()
  expect(form()).toHaveAttribute('aria-busy', 'true')
  type('email', 'an')
  expect(form()).toHaveAttribute('aria-busy', 'false')
})

test('an edit outside the form does not cancel the press', () => {
  runScript()
  submit().click()
  document.body.append(document.createElement('input'))
  document.querySelector('body > input')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(form()).toHaveAttribute('aria-busy', 'true')
  expect(submittedOnceLive()).toHaveLength(1)
})

test('Enter in a field counts, even if pressed before the script ran', () => {
  Object.assign(window, {
    presses: [
      { key: 'Tab', target: field('email') },
      { key: 'Enter', target: field('password') },
    ],
  })
  runScript()
  expect(submittedOnceLive()).toHaveLength(1)
})

test('Enter pressed before the script ran does not count if typing followed', () => {
  Object.assign(window, {
    presses: [
      { key: 'Enter', target: field('email') },
      { key: 'Backspace', target: field('email') },
    ],
  })
  runScript()
  expect(submittedOnceLive()).toEqual([])
})

test('Enter pressed before the script ran counts if only navigation keys or a click followed', () => {
  Object.assign(window, {
    presses: [
      { key: 'Enter', target: field('email') },
      { key: 'Tab', target: field('email') },
      { key: 'Shift', target: field('password') },
      { target: field('password') },
    ],
  })
  runScript()
  expect(submittedOnceLive()).toHaveLength(1)
})

test.each([
  ['counts', [], 1],
  ['does not count if typing followed', ['7'], 0],
])('an early press on the button, where the browser has enabled it, %s', (_, keys, times) => {
  Object.assign(window, {
    presses: [{ target: submit() }, ...keys.map((key) => ({ key, target: field('email') }))],
  })
  runScript()
  expect(submittedOnceLive()).toHaveLength(times)
})

test('Enter outside the form submits nothing', () => {
  Object.assign(window, { presses: [{ key: 'Enter', target: document.body }] })
  runScript()
  expect(submittedOnceLive()).toEqual([])
})

test('if the form is redrawn, the press carries over to the new one', () => {
  runScript()
  submit().click()
  document.body.innerHTML = markup
  expect(submittedOnceLive()).toHaveLength(1)
})

test('once the page is live, only React says whether the form is busy', () => {
  runScript()
  submit().click()
  expect(submittedOnceLive()).toHaveLength(1)
  expect(form()).toHaveAttribute('aria-busy', 'false')
  submit().click()
  expect(form()).toHaveAttribute('aria-busy', 'false')
})

test('nothing happens if the page no longer shows the form when it goes live', () => {
  runScript()
  submit().click()
  document.body.innerHTML = '<p>Finish setting up</p>'
  window.dispatchEvent(new Event('live'))
  jest.runAllTimers()
  expect(document.body).toHaveTextContent('Finish setting up')
})

test('a page restored by the Back button before it was live has its passwords cleared', () => {
  runScript()
  type('email', 'ann@example.com')
  type('password', 'secret12')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(field('password').value).toBe('secret12')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect([field('email').value, field('password').value]).toEqual(['ann@example.com', ''])
})

test('a page left while a submit waits marks the attempt as interrupted, for the next page to say so', () => {
  runScript()
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.attempt).toBeUndefined()
  submit().click()
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.attempt).toBe('true')
})

test('a withdrawn submit, or one that React has taken over, is not marked as interrupted', () => {
  runScript()
  submit().click()
  type('email', 'ann@example.com')
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.attempt).toBeUndefined()
  submit().click()
  expect(submittedOnceLive()).toHaveLength(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.attempt).toBeUndefined()
})

test('a visitor who blocks storage leaves the page without an error', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const onError = jest.fn()
  window.addEventListener('error', onError)
  runScript()
  submit().click()
  window.dispatchEvent(new Event('pagehide'))
  expect(onError).not.toHaveBeenCalled()
})

test('a submit that waits when the page is left is not made without its passwords when the Back button restores it', () => {
  runScript()
  type('password', 'secret12')
  submit().click()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(form().getAttribute('aria-busy')).toBe('false')
  expect(submittedOnceLive()).toEqual([])
})
