import { isHeaderShrunk } from '@/lib/header-shrink'

test('the header keeps its padding up to and including 20 pixels of scroll', () => {
  expect(isHeaderShrunk(0)).toBe(false)
  expect(isHeaderShrunk(20)).toBe(false)
})

test('the header shrinks from 21 pixels of scroll on', () => {
  expect(isHeaderShrunk(20.5)).toBe(true)
  expect(isHeaderShrunk(21)).toBe(true)
})
