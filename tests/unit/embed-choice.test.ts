/** @jest-environment jsdom */
import { embedChoiceKey, readEmbedChoice, storeEmbedChoice, subscribeToEmbedChoice } from '@/lib/embed-choice'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('nothing is decided at first', () => {
  expect(readEmbedChoice()).toBeNull()
})

test('a choice is kept', () => {
  storeEmbedChoice('refused')
  expect(localStorage.getItem(embedChoiceKey)).toBe('refused')
  expect(readEmbedChoice()).toBe('refused')
})

test('the choice of an earlier visit holds', () => {
  localStorage.setItem(embedChoiceKey, 'refused')
  jest.isolateModules(() => {
    const { readEmbedChoice } = jest.requireActual<typeof import('@/lib/embed-choice')>('@/lib/embed-choice')
    expect(readEmbedChoice()).toBe('refused')
  })
})

test('listeners hear of a choice made here and in another tab', () => {
  const listener = jest.fn()
  const leave = subscribeToEmbedChoice(listener)
  storeEmbedChoice('allowed')
  dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  storeEmbedChoice('refused')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('with storage blocked the choice holds for this page view', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  storeEmbedChoice('refused')
  expect(readEmbedChoice()).toBe('refused')
})

test('a value that is no choice is none', () => {
  storeEmbedChoice('allowed')
  localStorage.setItem(embedChoiceKey, 'maybe')
  expect(readEmbedChoice()).toBeNull()
})
