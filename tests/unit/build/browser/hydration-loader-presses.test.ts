/** @jest-environment jsdom */
import { arrive, asked, keepPresses, live } from './hydration-loader-page'

function button(): { element: HTMLButtonElement; pressed: jest.Mock } {
  const element = document.body.appendChild(document.createElement('button'))
  const pressed = jest.fn()
  element.addEventListener('click', pressed)
  return { element, pressed }
}

test('a press on the button of a form that waits is left to the form', () => {
  const { element, pressed } = button()
  element.dataset.wait = ''
  arrive({ atOnce: '' })
  element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a button that is pressed before the page is live is marked, and no other', () => {
  const { element } = button()
  const other = button().element
  arrive()
  element.appendChild(document.createElement('span')).click()
  live()
  other.click()
  expect(element).toHaveAttribute('data-kept')
  expect(other).not.toHaveAttribute('data-kept')
})

test('a press before the page is live is done again once it is', () => {
  const { element, pressed } = button()
  arrive()
  element.click()
  expect(pressed).toHaveBeenCalledTimes(1)
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a press that was made before the loader came is a sign, and is done again', () => {
  const { element, pressed } = button()
  keepPresses()
  element.click()
  arrive()
  expect(asked()).toHaveLength(2)
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a press on what stands in a button counts for the button', () => {
  const { element, pressed } = button()
  const icon = element.appendChild(document.createElement('span'))
  arrive()
  icon.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('of several presses the last is done again, so an impatient second one does not undo the first', () => {
  const { element: first, pressed: onFirst } = button()
  const { element: second, pressed: onSecond } = button()
  arrive()
  first.click()
  second.click()
  second.click()
  live()
  expect([onFirst.mock.calls.length, onSecond.mock.calls.length]).toEqual([1, 3])
})

test('a press before one on a link is not done again, and neither is the link', () => {
  const { element, pressed } = button()
  const link = document.body.appendChild(document.createElement('a'))
  const followed = jest.fn()
  link.href = '#prices'
  link.addEventListener('click', followed)
  arrive()
  element.click()
  link.click()
  live()
  expect([pressed.mock.calls.length, followed.mock.calls.length]).toEqual([1, 1])
})

test('a press on a definition, which needs no React, is not done again', () => {
  const { element, pressed } = button()
  element.setAttribute('popovertarget', 'term')
  arrive()
  element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('F8 before the page is live is pressed again, even with the focus on a button', () => {
  const { element, pressed } = button()
  const heard = jest.fn()
  document.addEventListener('keydown', heard)
  arrive()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true }))
  live()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(heard.mock.calls[1][0]).toMatchObject({ key: 'F8' })
  expect(pressed).not.toHaveBeenCalled()
  document.removeEventListener('keydown', heard)
})

test('an F8 that is held down before the page is live is done again once', () => {
  const heard = jest.fn()
  arrive()
  for (const repeat of [false, true, true])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', repeat, bubbles: true }))
  document.addEventListener('keydown', heard)
  live()
  expect(heard).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', heard)
})

test('other keys are not kept', () => {
  const heard = jest.fn()
  document.addEventListener('keydown', heard)
  arrive()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  live()
  expect(heard).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', heard)
})

test('once live, presses are React’s own business', () => {
  const { element, pressed } = button()
  arrive()
  live()
  element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a page that React draws anew is live a second time, and nothing is pressed again', () => {
  const { element, pressed } = button()
  arrive()
  element.click()
  live()
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})
