import { type DisclaimerKind, disclaimerOf, disclaimers } from '@/lib/disclaimers'
import { farZones, inTimeZone } from '../../fixtures/in-time-zone'

test('the legal disclaimer is dated with the month of its article', () => {
  expect(disclaimerOf('legal', '2025-08-28')).toContain('common rules, dated August 2025, and')
})

test('no disclaimer has a hard-coded year or an unfilled placeholder', () => {
  for (const kind of Object.keys(disclaimers) as DisclaimerKind[])
    expect(disclaimerOf(kind, '1999-12-31')).not.toMatch(/\b20\d\d\b|[{}]/)
})

test.each(farZones)('March 1 is in March in %s', (zone) => {
  expect(inTimeZone(zone, 'lib/disclaimers.ts', "it.disclaimerOf('legal', '2026-03-01')")).toContain(
    'March 2026',
  )
})
