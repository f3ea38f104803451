/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { compiledText } from '@/components/mdx/article-text'
import { readTicks, writeTicks } from '@/lib/checklist-ticks'
import { exportedPage } from '../../fixtures/exported-page'

const source =
  '<Checklist id="terms" title="Terms">\n\n- [ ] **Parties:** both\n- [ ] Price\n- [x] Rate\n\n</Checklist>'

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'presses')
})

function box(name: string | RegExp) {
  return screen.getByRole('checkbox', { name })
}

test('each line is a labelled checkbox, and none is ticked', async () => {
  render(compiledText(source))
  expect(screen.getByRole('group', { name: 'Terms' })).toBeInTheDocument()
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  for (const line of screen.getAllByRole('checkbox')) expect(line).not.toBeChecked()
  expect(box('Parties: both')).toBeEnabled()
})

test('ticks are stored in this browser and restored', async () => {
  const { unmount } = render(compiledText(source))
  await userEvent.click(box('Price'))
  expect(screen.getByRole('status')).toHaveTextContent('1 checked, kept in this browser.')
  unmount()
  render(compiledText(source))
  expect(box('Price')).toBeChecked()
  expect(box('Rate')).not.toBeChecked()
})

test('ticks made before hydration are merged with those of an earlier visit', async () => {
  localStorage.setItem('checklist:terms', '["Price"]')
  const { wake } = exportedPage(compiledText(source))
  await userEvent.click(box('Rate'))
  await wake()
  expect(box('Rate')).toBeChecked()
  expect(box('Price')).toBeChecked()
  expect(localStorage.getItem('checklist:terms')).toBe('["Price","Rate"]')
})

test('after back navigation, only boxes that are stored or were clicked count as ticked', async () => {
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming])
  localStorage.setItem('checklist:terms', '["Price"]')
  const { wake } = exportedPage(compiledText(source))
  // As browsers restore the state of a form, without a click.
  Object.assign(box('Parties: both'), { checked: true })
  Object.assign(globalThis, { presses: [{ type: 'click', target: box('Rate') }] })
  await userEvent.click(box('Rate'))
  await wake()
  expect(readTicks('terms')).toEqual(['Price', 'Rate'])
  expect(box('Parties: both')).not.toBeChecked()
})

test('tabbing past a box before hydration keeps its tick from an earlier visit', async () => {
  localStorage.setItem('checklist:terms', '["Price"]')
  const { wake } = exportedPage(compiledText(source))
  Object.assign(globalThis, { presses: [{ type: 'keydown', key: 'Tab', target: box('Price') }] })
  await wake()
  expect(box('Price')).toBeChecked()
  expect(readTicks('terms')).toEqual(['Price'])
})

test('a tick removed before hydration is not restored from storage', async () => {
  localStorage.setItem('checklist:terms', '["Price"]')
  const { wake } = exportedPage(compiledText(source))
  // As browsers restore the state of a form after back navigation.
  Object.assign(box('Price'), { checked: true })
  Object.assign(globalThis, { presses: [{ type: 'click', target: box('Price') }] })
  await userEvent.click(box('Price'))
  await wake()
  expect(box('Price')).not.toBeChecked()
  expect(readTicks('terms')).toEqual([])
})

test('after back navigation, restored ticks stay when storage is blocked', async () => {
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming])
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { wake } = exportedPage(compiledText(source))
  Object.assign(box('Price'), { checked: true })
  await wake()
  expect(box('Price')).toBeChecked()
})

test('clearing removes the ticks from the page and from storage, and moves focus to the box beside the button', async () => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  await userEvent.click(screen.getByRole('button', { name: 'Uncheck all' }))
  expect(box('Price')).not.toBeChecked()
  expect(localStorage.getItem('checklist:terms')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Uncheck all' })).toBeNull()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(box('Rate')).toHaveFocus()
})

/** Stores ticks as another tab does, and notifies this one with the event. */
function tickElsewhere(ticked: readonly string[], event: 'storage' | 'pageshow' = 'storage') {
  writeTicks('terms', ticked)
  act(() => {
    dispatchEvent(new Event(event))
  })
}

test.each([
  ['in another tab', 'storage'],
  ['on another visit, before the reader goes back to this one,', 'pageshow'],
] as const)('ticks made %s are applied here', async (_, event) => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  tickElsewhere(['Price', 'Rate'], event)
  expect(box('Rate')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('2 checked')
  tickElsewhere(['Rate'], event)
  expect(box('Price')).not.toBeChecked()
  await userEvent.click(box(/Parties/))
  expect(readTicks('terms')).toEqual(['Parties: both', 'Rate'])
})

test('a tick does not overwrite those of another tab, even before this tab is notified of them', async () => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  writeTicks('terms', ['Price', 'Rate'])
  await userEvent.click(box('Price'))
  expect(readTicks('terms')).toEqual(['Rate'])
  expect(box('Rate')).toBeChecked()
})

test('a tick that another tab has cleared is removed here', async () => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  tickElsewhere([])
  expect(box('Price')).not.toBeChecked()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('clearing removes the ticks of another tab, too', async () => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  writeTicks('terms', ['Price', 'Rate'])
  await userEvent.click(screen.getByRole('button', { name: 'Uncheck all' }))
  expect(readTicks('terms')).toEqual([])
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
})

test('when storage is full, ticks stay on the page', async () => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await userEvent.click(box('Rate'))
  await userEvent.click(box(/Parties/))
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toBe('3 checked.')
})

test.each(['{', '"all"', '[0, 1.5, "Prices", null]'])(
  'an invalid stored value (%s) ticks nothing',
  async (stored) => {
    localStorage.setItem('checklist:terms', stored)
    render(compiledText(source))
    for (const line of screen.getAllByRole('checkbox')) expect(line).not.toBeChecked()
  },
)

test('only the strings of a stored list are read', () => {
  localStorage.setItem('checklist:terms', '[0, "Price", null, "Rate"]')
  expect(readTicks('terms')).toEqual(['Price', 'Rate'])
})

test('a tick stays on its line when another line is added above it', async () => {
  const { unmount } = render(compiledText(source))
  await userEvent.click(box('Parties: both'))
  unmount()
  render(compiledText(source.replace('- [ ] **Parties', '- [ ] Parcel\n- [ ] **Parties')))
  expect(box('Parties: both')).toBeChecked()
  expect(box('Parcel')).not.toBeChecked()
})

test('a line that wraps in the source is one item, stored under its text', async () => {
  render(compiledText(source.replace('both', 'both,\n  and two\n  witnesses')))
  for (const name of ['Price', /^Parties/]) await userEvent.click(box(name))
  expect(readTicks('terms')).toEqual(['Parties: both, and two witnesses', 'Price'])
})

test('when storage is blocked, boxes can still be ticked and cleared', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  render(compiledText(source))
  await userEvent.click(box('Rate'))
  expect(box('Rate')).toBeChecked()
  expect(screen.getByRole('status').textContent).toBe('1 checked.')
  await userEvent.click(screen.getByRole('button', { name: 'Uncheck all' }))
  expect(box('Rate')).not.toBeChecked()
})
