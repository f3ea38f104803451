import { cutSettings } from '@/lib/settings/env-files/cut-settings'

const name = 'NEXT_PUBLIC_CHECKOUT_LIFETIME_URL'

test.each([
  ['https://buy.stripe.com/#/pay/abc', 'https://buy.stripe.com/'],
  ['https://buy.stripe.com/$PLAN#pay', 'https://buy.stripe.com/life'],
  ['"https://buy.stripe.com/#pay', '"https://buy.stripe.com/'],
])('%s, read as %s, is reported in one sentence', (written, value) => {
  expect(cutSettings(`PLAN=life\n${name}=${written}\n`, { PLAN: 'life', [name]: value })).toEqual([
    `${name} is cut off before "#": "${value}". Write its whole value in single quotes, with \\$ for each $.`,
  ])
})

test.each([
  ['https://buy.stripe.com/abc', 'https://buy.stripe.com/abc'],
  ['https://buy.stripe.com/abc # the link of live mode', 'https://buy.stripe.com/abc'],
  ['https://buy.stripe.com/abc\n# the link of test mode', 'https://buy.stripe.com/abc'],
  ["'https://land-site.org/#/pay'", 'https://land-site.org/#/pay'],
  ['"https://land-site.org/#/pay"#live', 'https://land-site.org/#/pay'],
  ['https://land-site.org/#file', 'https://land-site.org/shell'],
])('%s, read as %s, is fine', (written, value) => {
  expect(cutSettings(`${name}=${written}`, { [name]: value })).toEqual([])
})

test('names that are not settings of the site are ignored', () => {
  expect(cutSettings('PASSWORD=fence#post', { PASSWORD: 'fence' })).toEqual([])
})
