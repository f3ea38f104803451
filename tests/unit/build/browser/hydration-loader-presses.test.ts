/** @jest-environment jsdom */
import { arrive, asked, host, keepPresses, sign } from './hydration-loader-page'

const button = () => document.body.appendChild(document.createElement('button'))

test('a button that is pressed before the page is live is marked, and neither another nor one that needs no React', () => {
  const element = button()
  const other = button()
  const menu = button()
  menu.setAttribute('popovertarget', 'menu')
  arrive()
  menu.click()
  element.appendChild(document.createElement('span')).click()
  Object.assign(window, { presses: null })
  other.click()
  expect(element).toHaveAttribute('data-kept')
  for (const unmarked of [other, menu]) expect(unmarked).not.toHaveAttribute('data-kept')
})

test('a press that was made before the loader came is a sign', () => {
  keepPresses()
  button().click()
  arrive()
  expect(asked()).toHaveLength(2)
})

const alerts = () => Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) => textContent)

/** The browser's word that the first script did not arrive, and time for the loader to ask the host why. */
async function fail() {
  document.head.querySelector('script[src]')?.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: jest.fn() })
  host.mockRejectedValue(new TypeError('Failed to fetch'))
})

afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))

test('whoever has pressed a button is told, once, that what answers it did not come', async () => {
  arrive()
  button().click()
  expect(alerts()).toEqual([])
  for (const _ of [1, 2]) await fail()
  expect(alerts()).toEqual(['No connection yet…'])
})

test('whoever only reads on is told nothing of it', async () => {
  arrive()
  sign('scroll')
  await fail()
  expect(alerts()).toEqual([])
})

test('nobody is told to wait for what the host has thrown away', async () => {
  host.mockResolvedValue({ status: 404 })
  arrive()
  button().click()
  await fail()
  expect(alerts()).toEqual([])
})
