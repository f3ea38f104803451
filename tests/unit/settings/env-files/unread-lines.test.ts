import { unreadLines } from '@/lib/settings/env-files/unread-lines'
import { wrappedSettings } from '@/lib/settings/env-files/wrapped-settings'

test.each([
  'set NEXT_PUBLIC_CONTACT_URL=mailto:ada@land-site.org',
  '$env:NEXT_PUBLIC_CONTACT_URL="mailto:ada@land-site.org"',
  '- NEXT_PUBLIC_CONTACT_URL=mailto:ada@land-site.org',
  '"NEXT_PUBLIC_CONTACT_URL": "mailto:ada@land-site.org",',
  'NEXT_PUBLIC_CONTACT_URL:mailto:ada@land-site.org',
  'NEXT_PUBLIC_CONTACT_URL mailto:ada@land-site.org',
  '\u200BNEXT_PUBLIC_CONTACT_URL=mailto:ada@land-site.org',
])('%j is reported in one sentence, also right under another setting', (line) => {
  const contents = `NEXT_PUBLIC_FOUNDER_NAME=Ada Field\r\n${line}\r\nNEXT_PUBLIC_SUPPORT_URL=\r\n`
  expect([...unreadLines(contents), ...wrappedSettings(contents)]).toEqual([
    `the line "${line}" sets nothing. Write NEXT_PUBLIC_CONTACT_URL= and its value, with nothing before the name, not even an invisible character; begin a remark with #.`,
  ])
})

test.each([
  'export NEXT_PUBLIC_CONTACT_URL = mailto:ada@land-site.org',
  'NEXT_PUBLIC_CONTACT_URL: mailto:ada@land-site.org',
  '# NEXT_PUBLIC_CONTACT_URL mailto:ada@land-site.org',
  '// NEXT_PUBLIC_CONTACT_URL mailto:ada@land-site.org',
  'NOTE="of\nNEXT_PUBLIC_CONTACT_URL"',
  'set PORT=3000',
])('%j is fine', (contents) => {
  expect(unreadLines(contents)).toEqual([])
})

test('a secret key in such a line is not repeated', () => {
  const secret = 'a1B2'.repeat(8)
  const [sentence] = unreadLines(`set NEXT_PUBLIC_FIREBASE_API_KEY=sk_live_${secret}`)
  expect(sentence).toContain('"set NEXT_PUBLIC_FIREBASE_API_KEY=sk_live_…"')
})
