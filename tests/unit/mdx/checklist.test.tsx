/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { compiledText } from '@/components/mdx/article-text'
import { readTicks, writeTicks } from '@/lib/checklist-ticks'
import { exportedPage } from '../../fixtures/exported-page'

const source =
  '<Checklist id="terms" title="Terms">\n\n- [ ] **Parties:** both\n- [ ] Price\n- [x] Rate\n\n</Checklist>'

beforeEach(() => localStorage.clear())

function box(name: string | RegExp) {
  return screen.getByRole('checkbox', { name })
}

test('each line is a box with its words, none ticked', async () => {
  render(compiledText(source))
  expect(screen.getByRole('group', { name: 'Terms' })).toBeInTheDocument()
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  for (const line of screen.getAllByRole('checkbox')) expect(line).not.toBeChecked()
  expect(box('Parties: both')).toBeEnabled()
})

test('ticks are kept in this browser and come back', async () => {
  const { unmount } = render(compiledText(source))
  await userEvent.click(box('Price'))
  expect(screen.getByRole('status')).toHaveTextContent('1 ticked, kept in this browser.')
  unmount()
  render(compiledText(source))
  expect(box('Price')).toBeChecked()
  expect(box('Rate')).not.toBeChecked()
})

test('ticks made before the page is live join those of an earlier visit', async () => {
  localStorage.setItem('checklist:terms', '[1]')
  const { wake } = exportedPage(compiledText(source))
  await userEvent.click(box('Rate'))
  await wake()
  expect(box('Rate')).toBeChecked()
  expect(box('Price')).toBeChecked()
  expect(localStorage.getItem('checklist:terms')).toBe('[1,2]')
})

test('clearing takes the ticks away, here and in the browser, and leaves the focus on the list', async () => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear the ticks' }))
  expect(box('Price')).not.toBeChecked()
  expect(localStorage.getItem('checklist:terms')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear the ticks' })).toBeNull()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(box('Parties: both')).toHaveFocus()
})

/** What another tab of this article writes, and how this one hears of it. */
function tickElsewhere(ticked: readonly number[], event: 'storage' | 'pageshow' = 'storage') {
  writeTicks('terms', ticked)
  act(() => {
    dispatchEvent(new Event(event))
  })
}

test.each([
  ['in another tab', 'storage'],
  ['on another visit, before the reader goes back to this one', 'pageshow'],
] as const)('what is ticked %s is ticked here', async (_, event) => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  tickElsewhere([1, 2], event)
  expect(box('Rate')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('2 ticked')
  tickElsewhere([2], event)
  expect(box('Price')).not.toBeChecked()
  await userEvent.click(box(/Parties/))
  expect(readTicks('terms')).toEqual([0, 2])
})

test('a tick does not undo what another tab has written, even before this one hears of it', async () => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  writeTicks('terms', [1, 2])
  await userEvent.click(box('Price'))
  expect(readTicks('terms')).toEqual([2])
  expect(box('Rate')).toBeChecked()
})

test('clearing takes away the ticks of the other tab, too', async () => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  writeTicks('terms', [1, 2])
  await userEvent.click(screen.getByRole('button', { name: 'Clear the ticks' }))
  expect(readTicks('terms')).toEqual([])
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
})

test('where storage is full, ticks stay on the page', async () => {
  render(compiledText(source))
  await userEvent.click(box('Price'))
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await userEvent.click(box('Rate'))
  await userEvent.click(box(/Parties/))
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  jest.restoreAllMocks()
})

test.each(['{', '"all"', '[1.5, "2", 99]'])(
  'a stored value that is none (%s) ticks nothing',
  async (stored) => {
    localStorage.setItem('checklist:terms', stored)
    render(compiledText(source))
    for (const line of screen.getAllByRole('checkbox')) expect(line).not.toBeChecked()
  },
)

test('of a stored list only positions are read', () => {
  localStorage.setItem('checklist:terms', '[0, 1.5, "2", null, 3]')
  expect(readTicks('terms')).toEqual([0, 3])
})

test('where storage is blocked, boxes still tick', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  render(compiledText(source))
  await userEvent.click(box('Rate'))
  expect(box('Rate')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('1 ticked')
  jest.restoreAllMocks()
})
