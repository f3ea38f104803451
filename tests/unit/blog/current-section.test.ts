import { currentSection, reachedAt } from '@/lib/blog/current-section'

test.each([
  [[500, 900], -1],
  [[reachedAt, 900], 0],
  [[-400, reachedAt + 1], 0],
  [[-400, -10, 900], 1],
  [[-900, -400], 1],
  [[], -1],
])('with headings at %j the current section is %i', (tops, index) => {
  expect(currentSection(tops)).toBe(index)
})
