import { type DisclaimerKind, disclaimerOf, disclaimers, everyArticleDisclaimer } from '@/lib/disclaimers'
import { farZones, inTimeZone } from '../../fixtures/in-time-zone'

test('the disclaimers have their wording, word for word', () => {
  expect(everyArticleDisclaimer).toBe(
    'Educational only. Not legal, tax, financial or investment advice. Rules differ by state and county and change; talk to a local professional before you act.',
  )
  expect(disclaimers).toEqual({
    legal:
      'This is a map of common rules, dated {month}, and not a substitute for a lawyer in the state where the land or the owner is.',
    tax: 'Federal overview only. A CPA should review your facts.',
    capital: 'Nothing here offers, or asks for, any investment.',
    examples: 'Figures are illustrative. Costs, prices and odds vary.',
    'seller-finance': 'Have an attorney in the land’s state prepare the note and security instrument.',
  })
})

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
