import { wrappedSettings } from '@/lib/settings/env-files/wrapped-settings'

test.each(['Ann\nLee', 'Ann\r\nLee', '"Ann\nLee', 'Ann # who signs\n  Lee'])(
  'the second line of %j is reported in one sentence',
  (value) => {
    expect(wrappedSettings(`A=1\nNEXT_PUBLIC_FOUNDER_NAME=${value}\nB=2`)).toEqual([
      'NEXT_PUBLIC_FOUNDER_NAME ends at the end of its line, and "Lee" under it belongs to no setting. Write each value whole on one line.',
    ])
  },
)

test.each([
  ['another setting', 'Ann\n  export NEXT_PUBLIC_SITE_URL: https://land-site.org'],
  ['a remark', 'Ann\n# Lee\n'],
  ['a remark as in code', 'Ann\n// Lee'],
  ['a line without words', 'Ann\n-----'],
  ['an empty line, and words of another program', 'Ann\n\nLee'],
  ['the rest of a value in quotes', '"Ann\nLee"'],
])('%s under a setting is fine', (_, value) => {
  expect(wrappedSettings(`NEXT_PUBLIC_FOUNDER_NAME=${value}`)).toEqual([])
})

test('text under another program’s name is ignored', () => {
  expect(wrappedSettings('KEY=a\nb')).toEqual([])
})

test('a secret key in such a line is not repeated', () => {
  expect(wrappedSettings(`NEXT_PUBLIC_CRM_APP_URL=https://\nsk_live_${'a1B2'.repeat(8)}`).join()).toContain(
    '"sk_live_…" under it',
  )
})

test('nothing of a private key is repeated, since the setting itself is reported', () => {
  const key = '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADAN\n-----END PRIVATE KEY-----'
  expect(wrappedSettings(`NEXT_PUBLIC_FIREBASE_API_KEY=${key}`)).toEqual([])
})
