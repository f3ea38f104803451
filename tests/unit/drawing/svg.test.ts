import { smooth } from '@/lib/drawing/curve'
import { lettering } from '@/lib/drawing/lettering'
import { fenceRun } from '@/lib/drawing/scenes/fence-lines'
import { circlePath, num, standalone } from '@/lib/drawing/svg'

test('numbers are written as short as possible', () => {
  expect(num(1)).toBe('1')
  expect(num(1.25)).toBe('1.3')
  expect(num(-0.04)).toBe('0')
  expect(() => num(Number.NaN)).toThrow(RangeError)
})

test('a smooth curve ends where its line ends, despite rounding', () => {
  const data = smooth([
    [0.4, 0.4],
    [10.4, 3.4],
    [20.4, 0.4],
    [30.4, 7.4],
  ])
  const steps = [...data.matchAll(/c[^c]*?(-?[\d.]+) ?(-?[\d.]+)(?=c|$)/g)]
  const end = steps.reduce(([x, y], [, dx, dy]) => [x + Number(dx), y + Number(dy)] as const, [
    0, 0,
  ] as readonly [number, number])
  expect(end).toEqual([30, 7])
})

test('a ring is drawn by its radius', () => {
  expect(circlePath([5, 5], 5)).toBe('M0 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0z')
})

test('lettering rejects a glyph it does not have', () => {
  expect(() => lettering('é', [0, 0])).toThrow('no glyph')
})

test('a halo is drawn underneath its word', () => {
  const word = lettering('A', [0, 0], { halo: 'halo-card' })
  expect(word.indexOf('ink-halo-card')).toBeLessThan(word.indexOf('ink-letter'))
})

test('a stand-alone file has a namespace and its colours, and nothing meant for a page', () => {
  const file = standalone(fenceRun.render(), '.ink-wire{stroke:red}')
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox/)
  expect(file).toContain('><style>.ink-wire{stroke:red}</style><path')
  expect(file).not.toContain('aria-hidden')
})
