/** @jest-environment jsdom */
import { answerPresses } from '@/lib/build/browser/early-presses.js'
import { keepPresses, live } from './hydration-loader-page'

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

/** A menu with a link in it, and what closes it; jsdom has no popovers. */
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

/** Which keys the page hears once it is live. */
function keysOnceLive(): string[] {
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => heard.push(key)
  document.addEventListener('keydown', hear)
  live()
  document.removeEventListener('keydown', hear)
  return heard
}

beforeEach(() => {
  keepPresses()
  answerPresses()
})

test('a press before the page is live is done again once it is', () => {
  const { element, pressed } = button()
  element.click()
  expect(pressed).toHaveBeenCalledTimes(1)
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a press on what stands in a button counts for the button', () => {
  const { element, pressed } = button()
  element.appendChild(document.createElement('span')).click()
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('several presses on a button are done again as one, so an impatient second one does not undo the first', () => {
  const { element, pressed } = button()
  for (const _ of [1, 2, 3]) element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(4)
})

test('presses on several buttons are done again in the order of their last ones', () => {
  const [first, second, third] = [button(), button(), button()]
  const answered: string[] = []
  for (const { element } of [first, second, third, first]) element.click()
  first.element.addEventListener('click', () => answered.push('first'))
  second.element.addEventListener('click', () => answered.push('second'))
  third.element.addEventListener('click', () => answered.push('third'))
  live()
  expect(answered).toEqual(['second', 'third', 'first'])
})

test('a press on a link is not done again, and leaves one on a button before it as it is', () => {
  const { element, pressed } = button()
  const away = link()
  element.click()
  away.element.click()
  live()
  expect([pressed.mock.calls.length, away.followed.mock.calls.length]).toEqual([2, 1])
})

test('a link closes the menu that it stands in, if nothing was pressed since', () => {
  const { element, hidePopover } = menu()
  element.click()
  live()
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('a menu that was opened again since stays open', () => {
  const { element, hidePopover } = menu()
  element.click()
  const { element: opens } = button()
  opens.setAttribute('popovertarget', 'menu')
  opens.click()
  live()
  expect(hidePopover).not.toHaveBeenCalled()
})

test.each([
  ['a definition, which needs no React,', 'popovertarget'],
  ['the button of a form that waits, which the form keeps,', 'data-wait'],
])('a press on %s is not done again', (_, mark) => {
  const { element, pressed } = button()
  element.setAttribute(mark, '')
  element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('F8 is pressed again, once, also when it was held down', () => {
  for (const repeat of [false, true, true]) press('F8', { repeat })
  expect(keysOnceLive()).toEqual(['F8'])
})

test('an F8 comes after a button that was pressed before it', () => {
  const { element, pressed } = button()
  element.click()
  press('F8')
  expect(keysOnceLive()).toEqual(['F8'])
  expect(pressed).toHaveBeenCalledTimes(2)
})

test.each([
  ['typed', () => press('a')],
  ['pressed', () => document.body.click()],
])('an F8 is not pressed again where somebody has %s something since', (_, goOn) => {
  press('F8')
  goOn()
  expect(keysOnceLive()).toEqual([])
})

test('other keys are not pressed again', () => {
  press('a')
  expect(keysOnceLive()).toEqual([])
})

test('a key that leads past a button does not press it', () => {
  const { element, pressed } = button()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  live()
  expect(pressed).not.toHaveBeenCalled()
})

test('once live, presses are React’s own business', () => {
  const { element, pressed } = button()
  live()
  element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a page that React draws anew is live a second time, and nothing is pressed again', () => {
  const { element, pressed } = button()
  element.click()
  live()
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('the words that there is no connection go when the page is live', () => {
  const note = document.body.appendChild(document.createElement('p'))
  Object.assign(Reflect.get(window, 'presses'), { note })
  live()
  expect(note).not.toBeInTheDocument()
})
