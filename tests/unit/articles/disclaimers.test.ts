import { disclaimers } from '@/lib/article-schema'
import { listArticles } from '@/lib/articles'
import { disclaimerOf } from '@/lib/disclaimers'
import { farZones, inTimeZone } from '../../fixtures/in-time-zone'

test('rules are dated with the article that maps them', () => {
  expect(disclaimerOf('legal', '2026-03-01')).toContain('common rules, dated March 2026, and')
})

test('no disclaimer names another month than that of its article', () => {
  for (const kind of Object.keys(disclaimers) as (keyof typeof disclaimers)[])
    expect(disclaimerOf(kind, '1999-12-31')).not.toMatch(/\b20\d\d\b/)
})

test('the published articles say what they always said', () => {
  for (const { disclaimers: kinds = [], date } of listArticles().filter(({ id }) => id <= 17))
    expect(kinds.map((kind) => disclaimerOf(kind, date))).toEqual(kinds.map((kind) => disclaimers[kind]))
})

test.each(farZones)('March 1 is in March in %s', (zone) => {
  expect(inTimeZone(zone, 'lib/disclaimers.ts', "it.disclaimerOf('legal', '2026-03-01')")).toContain(
    'March 2026',
  )
})
