/** @jest-environment jsdom */
import { answerPresses } from '@/lib/build/browser/early-presses.js'
import { arrive, assign, keepPresses, live } from './hydration-loader-page'

beforeEach(answerPresses)

/** A page with a button that leads back, in a tab with so many pages. */
function backButton(pages: number, whileLoading?: (button: HTMLButtonElement) => void) {
  const back = jest.spyOn(history, 'back').mockImplementation(() => {})
  jest.spyOn(history, 'length', 'get').mockReturnValue(pages)
  const button = document.createElement('button')
  button.dataset.back = ''
  document.body.append(button)
  if (whileLoading) keepPresses()
  whileLoading?.(button)
  arrive()
  return { button, back }
}

test('the button that leads back does so in the history, and once, when the page goes live meanwhile', () => {
  const { button, back } = backButton(2)
  button.click()
  expect(back).toHaveBeenCalledTimes(1)
  live()
  expect(back).toHaveBeenCalledTimes(1)
  button.click()
  expect(back).toHaveBeenCalledTimes(2)
  expect(assign).not.toHaveBeenCalled()
})

test('a double click on the button leads back once', () => {
  const { button, back } = backButton(2)
  keepPresses()
  for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  live()
  expect(back).toHaveBeenCalledTimes(1)
})

test('pressed before the loader has come, the button leads back when the page is live', () => {
  const { back } = backButton(2, (button) => button.click())
  expect(back).not.toHaveBeenCalled()
  live()
  expect(back).toHaveBeenCalledTimes(1)
})

test('a link closes the popover that it stands in, and only that', () => {
  document.body.innerHTML = '<a href="#x">Out</a><nav popover><b>Words</b><a href="#x">In</a></nav>'
  // jsdom has no popovers.
  const hidePopover = jest.fn()
  Object.assign(document.querySelector('nav') ?? {}, { hidePopover })
  arrive()
  const [out, within] = document.links
  out?.click()
  document.querySelector('b')?.click()
  expect(hidePopover).not.toHaveBeenCalled()
  within?.click()
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('one that was pressed before the loader came closes it once the page is live', () => {
  document.body.innerHTML = '<nav popover><a href="#x">In</a></nav>'
  const hidePopover = jest.fn()
  Object.assign(document.querySelector('nav') ?? {}, { hidePopover })
  keepPresses()
  document.links[0]?.click()
  arrive()
  expect(hidePopover).not.toHaveBeenCalled()
  live()
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('a press on such a link is no error where there are no popovers', () => {
  document.body.innerHTML = '<nav popover><a href="#x">In</a></nav>'
  const failed = jest.fn()
  window.addEventListener('error', failed)
  arrive()
  document.querySelector('a')?.click()
  expect(failed).not.toHaveBeenCalled()
})

test('in a tab without a history the button that leads back leads home', () => {
  const { button, back } = backButton(1)
  button.click()
  expect(assign).toHaveBeenCalledWith('/')
  expect(back).not.toHaveBeenCalled()
})
