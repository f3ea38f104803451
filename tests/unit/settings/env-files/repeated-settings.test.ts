import { repeatedSettings } from '@/lib/settings/env-files/repeated-settings'

test('a setting that is set and then emptied is reported once, however often it appears', () => {
  const contents = [
    'NEXT_PUBLIC_SUPPORT_URL=https://land-site.org',
    'NEXT_PUBLIC_SUPPORT_URL: https://land-site.org/help',
    'export NEXT_PUBLIC_SUPPORT_URL = ',
  ].join('\r\n')
  expect(repeatedSettings(contents)).toEqual([
    'NEXT_PUBLIC_SUPPORT_URL is set more than once, and only the last one counts. Keep one of them.',
  ])
})

test('a setting beside its comment, and names of other programs, are not repeated', () => {
  expect(
    repeatedSettings('#NEXT_PUBLIC_SITE_URL=x\nNEXT_PUBLIC_SITE_URL=y\n# NEXT_PUBLIC_SITE_URL=z\nA=1\nA=2'),
  ).toEqual([])
})
