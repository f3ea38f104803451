import { processEnv, resetEnv } from '@next/env'
import { assignments } from '@/lib/settings/env-files/assignments'
import { expandedSettings } from '@/lib/settings/env-files/expanded-settings'

const name = 'NEXT_PUBLIC_CHECKOUT_LIFETIME_URL'
const pay = 'https://pay.land-site.org/x'

beforeAll(() => {
  Object.assign(process.env, { HOME: '/root', HOST_URL: 'land-site.org' })
})
afterEach(resetEnv)

/** What is reported about files, of which the first wins, once Next has read them. */
function said(...contents: string[]): string[] {
  const files = contents.map((text, index) => ({ path: `.env.${index}`, contents: text, env: {} }))
  processEnv(files, '/', console, true)
  const names = new Set(contents.flatMap((text) => assignments(text).map((assignment) => assignment.name)))
  return contents.flatMap((text) => expandedSettings(text, process.env, names))
}

test.each([
  [`${pay}?amount=$67&id=$plan`, `${pay}?amount=&id=`, '"$67" and "$plan" in it are taken for variables', ''],
  [`${pay}?k=a$HOME`, `${pay}?k=a/root`, '"$HOME"', `, or \${HOME} for the value of HOME`],
  [`'${pay}?amount=$67'`, `${pay}?amount=`, '"$67"', ''],
  [`"${pay}?amount=$67&id=1"`, `${pay}?amount=&id=1`, '"$67"', ''],
  [`${pay}?a=\\$67&b=$67`, `${pay}?a=\\&b=`, '"$67"', ''],
  [`${pay}/\${plan}`, `${pay}/`, `"\${plan}"`, ''],
  ['$SITE', '', '"$SITE"', ''],
])('%s, which Next reads as %s, is reported in one sentence', (written, value, slips, otherwise) => {
  expect(said(`${name}=${written}`)).toEqual([
    `${name} is read as "${value}", since ${slips.includes(' ') ? slips : `${slips} in it is taken for a variable`}. Write \\$ for a dollar sign${otherwise}.`,
  ])
})

test('a variable of a file that Next reads later has no value yet', () => {
  expect(said(`${name}=\${PAGE}/x`, 'PAGE=https://pay.land-site.org')[0]).toContain('is read as "/x", since')
})

test.each([
  ['a $ after a backslash', `${name}=${pay}?amount=\\$67`],
  ['the same in single quotes', `${name}='${pay}?amount=\\$67#a'`],
  ['a $ that begins no name', `${name}=${pay}?amount=67$&a=$`],
  ['a variable of the file', `PAGE=${pay}\n${name}=$PAGE/a`],
  ['one that is set further down, in braces', `${name}=\${PAGE}/a\nPAGE=${pay}`],
  ['one that is set to nothing', `TAIL=\n${name}=${pay}$TAIL`],
  ['one of the environment, in braces', `${name}=https://pay\${HOME}`],
  ['one of the environment whose name is no single word', `${name}=https://$HOST_URL/x`],
  ['one with a default', `${name}=\${PAGE:-${pay}}`],
  ['a name that is not a setting of the site', 'PASSWORD=a$b'],
])('%s is fine', (_, contents) => {
  expect(said(contents)).toEqual([])
})

test('a variable from a file that Next reads earlier is fine, and an overridden value is not reported', () => {
  expect(said(`PAGE=${pay}`, `${name}=$PAGE/a`)).toEqual([])
  expect(said(`${name}=${pay}`, `${name}=${pay}?amount=$67`)).toEqual([])
})

test('a secret key is not repeated', () => {
  const key = `sk_live_${'a1B2'.repeat(8)}`
  expect(said(`${name}=${pay}?a=$b&key=${key}`).join()).toContain('key=sk_live_…"')
})
