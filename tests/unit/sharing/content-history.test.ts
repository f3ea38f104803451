import { newestDay, parseHistory } from '@/lib/content-history'

const log = `2026-03-02

content/blog/a.mdx
2026-01-15

content/blog/a.mdx
content/blog/b.mdx
`

test('a file is as new as the newest commit that names it', () => {
  expect(parseHistory(log)).toEqual(
    new Map([
      ['content/blog/a.mdx', '2026-03-02'],
      ['content/blog/b.mdx', '2026-01-15'],
    ]),
  )
})

test('the newest of several files counts', () => {
  const days = parseHistory(log)
  expect(newestDay(days, ['content/blog/b.mdx', 'content/blog/a.mdx'], '2025-08-28')).toBe('2026-03-02')
})

test('a file without history is as new as its own date', () => {
  expect(newestDay(new Map(), ['content/blog/c.mdx'], '2025-08-28')).toBe('2025-08-28')
})

test('nothing is older than the day it was published', () => {
  expect(newestDay(parseHistory(log), ['content/blog/b.mdx'], '2026-02-01')).toBe('2026-02-01')
})
