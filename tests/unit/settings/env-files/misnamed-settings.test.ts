import { misnamedSettings } from '@/lib/settings/env-files/misnamed-settings'

test('a name with the prefix of the settings that is like none of them is reported', () => {
  expect(misnamedSettings('A=1\n  export NEXT_PUBLIC_ANALYTICS=on', {})).toEqual([
    'NEXT_PUBLIC_ANALYTICS is not a setting of this site; .env.example lists them all.',
  ])
})

test.each(['SUPPORT_URL', 'PUBLIC_SUPPORT_URL', 'NEXT_PUBLC_SUPPORT_URL', 'next_public_support_url'])(
  '%s lacks part of its prefix',
  (name) => {
    expect(misnamedSettings(`${name}=https://land-site.org`, {})).toEqual([
      `${name} is not a setting of this site; did you mean NEXT_PUBLIC_SUPPORT_URL?`,
    ])
  },
)

test('a name is reported once, however often it appears', () => {
  expect(misnamedSettings('NEXT_PUBLIC_A=1\nNEXT_PUBLIC_A=2', {})).toHaveLength(1)
})

test.each([
  ['a setting', 'NEXT_PUBLIC_SUPPORT_URL=', {}],
  ['a near one, which is told wherever it is set', 'NEXT_PUBLIC_SUPORT_URL=x', {}],
  ['a name of a host', 'NEXT_PUBLIC_VERCEL_ENV=production', {}],
  ['a name of another program', 'DATABASE_URL=x\nNEXT_TELEMETRY_DISABLED=1\nVERCEL_URL=x', {}],
  ['one without its prefix beside the setting itself', 'SITE_URL=x', { NEXT_PUBLIC_SITE_URL: 'x' }],
  ['a comment', '# NEXT_PUBLIC_ANALYTICS=on', {}],
])('%s is not reported', (_, contents, values) => {
  expect(misnamedSettings(contents, values)).toEqual([])
})
