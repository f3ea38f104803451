/** @jest-environment jsdom */
import { answerPresses } from '@/lib/build/browser/early-presses.js'
import { assign, live, recordPresses, runLoader } from './hydration-loader-page'

beforeEach(answerPresses)

/** A page with a "Go Back" button, in a tab with this many history entries. */
function backButton(pages: number, whileLoading?: (button: HTMLButtonElement) => void) {
  const back = jest.spyOn(history, 'back').mockImplementation(() => {})
  jest.spyOn(history, 'length', 'get').mockReturnValue(pages)
  const button = document.createElement('button')
  button.dataset.back = ''
  document.body.append(button)
  if (whileLoading) recordPresses()
  whileLoading?.(button)
  runLoader()
  return { button, back }
}

test('“Go Back” goes back in the history, only once even if the page goes live meanwhile', () => {
  const { button, back } = backButton(2)
  button.click()
  expect(back).toHaveBeenCalledTimes(1)
  live()
  expect(back).toHaveBeenCalledTimes(1)
  button.click()
  expect(back).toHaveBeenCalledTimes(2)
  expect(assign).not.toHaveBeenCalled()
})

test('a double click on “Go Back” goes back only once', () => {
  const { button, back } = backButton(2)
  recordPresses()
  for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  live()
  expect(back).toHaveBeenCalledTimes(1)
})

test('pressed before the loader has arrived, “Go Back” takes effect when the page is live', () => {
  const { back } = backButton(2, (button) => button.click())
  expect(back).not.toHaveBeenCalled()
  live()
  expect(back).toHaveBeenCalledTimes(1)
})

test('a link closes the popover it is in, and nothing else in the popover closes it', () => {
  document.body.innerHTML = '<a href="#x">Out</a><nav popover><b>Words</b><a href="#x">In</a></nav>'
  // jsdom has no popovers.
  const hidePopover = jest.fn()
  Object.assign(document.querySelector('nav') ?? {}, { hidePopover })
  runLoader()
  const [out, within] = document.links
  out?.click()
  document.querySelector('b')?.click()
  expect(hidePopover).not.toHaveBeenCalled()
  within?.click()
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('a link pressed before the loader arrived closes its popover when the page is live', () => {
  document.body.innerHTML = '<nav popover><a href="#x">In</a></nav>'
  const hidePopover = jest.fn()
  Object.assign(document.querySelector('nav') ?? {}, { hidePopover })
  recordPresses()
  document.links[0]?.click()
  runLoader()
  expect(hidePopover).not.toHaveBeenCalled()
  live()
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('a press on a link in a popover throws no error in browsers without popovers', () => {
  document.body.innerHTML = '<nav popover><a href="#x">In</a></nav>'
  const failed = jest.fn()
  window.addEventListener('error', failed)
  runLoader()
  document.querySelector('a')?.click()
  expect(failed).not.toHaveBeenCalled()
})

test('in a tab without history “Go Back” leads to the home page', () => {
  const { button, back } = backButton(1)
  button.click()
  expect(assign).toHaveBeenCalledWith('/')
  expect(back).not.toHaveBeenCalled()
})
