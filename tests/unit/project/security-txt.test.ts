import { securityTxt } from '@/lib/security-txt'

const facts = { siteUrl: 'https://www.field.test', contactUrl: 'mailto:hello@field.test' }

test('security.txt has the contact, the expiry date and the canonical URL', () => {
  expect(securityTxt({ ...facts, builtOn: '2026-11-21' }).split('\n')).toEqual([
    'Contact: mailto:hello@field.test',
    'Expires: 2027-10-27T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://www.field.test/.well-known/security.txt',
    '',
  ])
})

test.each(['2026-01-01', '2026-01-31', '2027-12-31', '2028-02-29'])(
  'security.txt built on %s is valid for more than ten months and less than a year',
  (builtOn) => {
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityTxt({ ...facts, builtOn })) ?? []
    const days = (Date.parse(expires) - Date.parse(builtOn)) / 86_400_000
    expect(days).toBeGreaterThan(304)
    expect(days).toBeLessThan(365)
  },
)
