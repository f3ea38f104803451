/** @jest-environment jsdom */
import { assign, dispatch, host, recordPresses, requested, runLoader } from './hydration-loader-page'

const button = () => document.body.appendChild(document.createElement('button'))

test('a button pressed before the page is live is marked; one pressed later or that needs no React is not', () => {
  const element = button()
  const other = button()
  const menu = button()
  menu.setAttribute('popovertarget', 'menu')
  runLoader()
  menu.click()
  element.appendChild(document.createElement('span')).click()
  Object.assign(window, { presses: null })
  other.click()
  expect(element).toHaveAttribute('data-kept')
  for (const unmarked of [other, menu]) expect(unmarked).not.toHaveAttribute('data-kept')
  // As "Go back" would do.
  expect(assign).not.toHaveBeenCalled()
})

test('a press made before the loader arrived is a sign of intent', () => {
  recordPresses()
  button().click()
  runLoader()
  expect(requested()).toHaveLength(2)
})

const alerts = () => Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) => textContent)

/** Fires the first script's error event, and gives the loader time to ask the host why. */
async function fail() {
  document.head.querySelector('script[src]')?.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: jest.fn() })
  host.mockRejectedValue(new TypeError('Failed to fetch'))
})

afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))

test('a reader who has pressed a button is told, once, that there is no connection yet', async () => {
  runLoader()
  button().click()
  expect(alerts()).toEqual([])
  for (const _ of [1, 2]) await fail()
  expect(alerts()).toEqual(['No connection yet…'])
})

test('a reader who has pressed nothing sees no message', async () => {
  runLoader()
  dispatch('scroll')
  await fail()
  expect(alerts()).toEqual([])
})

test('there is no message if the host has deleted the file', async () => {
  host.mockResolvedValue({ status: 404 })
  runLoader()
  button().click()
  await fail()
  expect(alerts()).toEqual([])
})
