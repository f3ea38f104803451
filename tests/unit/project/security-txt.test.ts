import { securityTxt, securityTxtExpires } from '@/lib/security-txt'

const days = (Date.parse(securityTxtExpires) - Date.now()) / 86_400_000

test('security.txt is good for 30 more days; move its date in lib/security-txt.ts when this fails', () => {
  expect(days).toBeGreaterThan(30)
})

test('security.txt says who to reach, until when, and where it belongs', () => {
  const text = securityTxt({ siteUrl: 'https://www.field.test', contactUrl: 'mailto:hello@field.test' })
  expect(text).toMatch(/^Contact: mailto:hello@field\.test$/m)
  expect(text).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T00:00:00\.000Z$/m)
  expect(text).toMatch(/^Canonical: https:\/\/www\.field\.test\/\.well-known\/security\.txt$/m)
})
