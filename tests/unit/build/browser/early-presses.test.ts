/** @jest-environment jsdom */
import { answerPresses } from '@/lib/build/browser/early-presses.js'
import { live, recordPresses } from './hydration-loader-page'

function button(): { element: HTMLButtonElement; pressed: jest.Mock } {
  const element = document.body.appendChild(document.createElement('button'))
  const pressed = jest.fn()
  element.addEventListener('click', pressed)
  return { element, pressed }
}

function link(): { element: HTMLAnchorElement; followed: jest.Mock } {
  const element = document.createElement('a')
  const followed = jest.fn()
  element.href = '#prices'
  element.addEventListener('click', followed)
  document.body.append(element)
  return { element, followed }
}

/** A popover menu with a link in it, and a mock that closes it, because jsdom has no popovers. */
function menu(): { element: HTMLAnchorElement; hidePopover: jest.Mock } {
  const popover = document.body.appendChild(document.createElement('div'))
  const hidePopover = jest.fn()
  Object.assign(popover, { hidePopover })
  popover.setAttribute('popover', '')
  const { element } = link()
  popover.append(element)
  return { element, hidePopover }
}

const press = (key: string, more = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))

/** The keys that are replayed when the page goes live. */
function keysOnceLive(): string[] {
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => heard.push(key)
  document.addEventListener('keydown', hear)
  live()
  document.removeEventListener('keydown', hear)
  return heard
}

beforeEach(() => {
  recordPresses()
  answerPresses()
})

test('a press made before the page is live is replayed when it is', () => {
  const { element, pressed } = button()
  element.click()
  expect(pressed).toHaveBeenCalledTimes(1)
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a press on an element inside a button counts as a press on the button', () => {
  const { element, pressed } = button()
  element.appendChild(document.createElement('span')).click()
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('several presses on a button are replayed as one, so an impatient second one does not undo the first', () => {
  const { element, pressed } = button()
  for (const _ of [1, 2, 3]) element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(4)
})

test('presses on several buttons are replayed in the order of the last press on each', () => {
  const [first, second, third] = [button(), button(), button()]
  const answered: string[] = []
  for (const { element } of [first, second, third, first]) element.click()
  first.element.addEventListener('click', () => answered.push('first'))
  second.element.addEventListener('click', () => answered.push('second'))
  third.element.addEventListener('click', () => answered.push('third'))
  live()
  expect(answered).toEqual(['second', 'third', 'first'])
})

test('a press on a link is not replayed, and does not cancel an earlier press on a button', () => {
  const { element, pressed } = button()
  const away = link()
  element.click()
  away.element.click()
  live()
  expect([pressed.mock.calls.length, away.followed.mock.calls.length]).toEqual([2, 1])
})

test('a link closes the menu it is in if nothing was pressed since', () => {
  const { element, hidePopover } = menu()
  element.click()
  live()
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('a menu that has been reopened since stays open', () => {
  const { element, hidePopover } = menu()
  element.click()
  const { element: opens } = button()
  opens.setAttribute('popovertarget', 'menu')
  opens.click()
  live()
  expect(hidePopover).not.toHaveBeenCalled()
})

test.each([
  ['a popover button, which needs no React,', 'popovertarget'],
  ['a form’s waiting submit button, which early-form.js handles,', 'data-wait'],
])('a press on %s is not replayed', (_, mark) => {
  const { element, pressed } = button()
  element.setAttribute(mark, '')
  element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('F8 is replayed once, even if it was held down', () => {
  for (const repeat of [false, true, true]) press('F8', { repeat })
  expect(keysOnceLive()).toEqual(['F8'])
})

test('F8 is replayed after a button that was pressed before it', () => {
  const { element, pressed } = button()
  element.click()
  press('F8')
  expect(keysOnceLive()).toEqual(['F8'])
  expect(pressed).toHaveBeenCalledTimes(2)
})

test.each([
  ['typed', () => press('a')],
  ['clicked', () => document.body.click()],
])('F8 is not replayed if something was %s after it', (_, goOn) => {
  press('F8')
  goOn()
  expect(keysOnceLive()).toEqual([])
})

test('other keys are not replayed', () => {
  press('a')
  expect(keysOnceLive()).toEqual([])
})

test('tabbing past a button does not press it', () => {
  const { element, pressed } = button()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  live()
  expect(pressed).not.toHaveBeenCalled()
})

test('presses are left to React once the page is live', () => {
  const { element, pressed } = button()
  live()
  element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('when React redraws the page and it goes live again, nothing is replayed twice', () => {
  const { element, pressed } = button()
  element.click()
  live()
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('the “No connection yet” note is removed when the page goes live', () => {
  const note = document.body.appendChild(document.createElement('p'))
  Object.assign(Reflect.get(window, 'presses'), { note })
  live()
  expect(note).not.toBeInTheDocument()
})
