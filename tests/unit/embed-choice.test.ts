/** @jest-environment jsdom */
import { embedChoiceKey, readEmbedChoice, storeEmbedChoice, subscribeToEmbedChoice } from '@/lib/embed-choice'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('there is no choice at first', () => {
  expect(readEmbedChoice()).toBeNull()
})

test('a choice is stored', () => {
  storeEmbedChoice('refused')
  expect(localStorage.getItem(embedChoiceKey)).toBe('refused')
  expect(readEmbedChoice()).toBe('refused')
})

test('the choice of an earlier visit still applies', () => {
  localStorage.setItem(embedChoiceKey, 'refused')
  jest.isolateModules(() => {
    const { readEmbedChoice } = jest.requireActual<typeof import('@/lib/embed-choice')>('@/lib/embed-choice')
    expect(readEmbedChoice()).toBe('refused')
  })
})

test('listeners are notified of a choice made here, in another tab, or on another page before the way back', () => {
  const listener = jest.fn()
  const unsubscribe = subscribeToEmbedChoice(listener)
  storeEmbedChoice('allowed')
  dispatchEvent(new Event('storage'))
  dispatchEvent(new Event('pageshow'))
  expect(listener).toHaveBeenCalledTimes(3)
  unsubscribe()
  storeEmbedChoice('refused')
  for (const event of ['storage', 'pageshow']) dispatchEvent(new Event(event))
  expect(listener).toHaveBeenCalledTimes(3)
})

test('with storage blocked, the choice applies to this page view', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  storeEmbedChoice('refused')
  expect(readEmbedChoice()).toBe('refused')
})

test('an invalid stored value counts as no choice', () => {
  storeEmbedChoice('allowed')
  localStorage.setItem(embedChoiceKey, 'maybe')
  expect(readEmbedChoice()).toBeNull()
})
