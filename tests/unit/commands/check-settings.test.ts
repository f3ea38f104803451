import { readFileSync } from 'node:fs'
import { founderOffer } from '@/lib/offers'
import { productionSettings } from '../../fixtures/production-settings'
import { enterProject } from '../../fixtures/project-folder'
import { runScript } from '../../fixtures/run-script'

// Runs whole programs, which is slow on a busy machine.
jest.setTimeout(60_000)

const rules = readFileSync('firestore.rules', 'utf8')

let project: { leave: () => void } | undefined

afterEach(() => project?.leave())

function checkSettings(withRules: string) {
  project = enterProject({ 'firestore.rules': withRules })
  return runScript('lib/commands/check-settings.ts', [], productionSettings)
}

test('a build goes on with its settings set and rules that accept what is sold', () => {
  expect(checkSettings(rules)).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('a build stops where the rules would refuse the record of every buyer', () => {
  const { price } = founderOffer
  const { status, stderr } = checkSettings(rules.replace(`sub.price == ${price}`, 'sub.price == 7'))
  expect(status).toBe(1)
  expect(stderr).toContain(`sells the founder price ${price}, but firestore.rules accepts only 7.`)
})

test('a build names a setting that was cut off and one that is missing, both at once', () => {
  const {
    NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: _,
    NEXT_PUBLIC_DEMO_VIDEO_URL: __,
    ...settings
  } = productionSettings
  project = enterProject({
    'firestore.rules': rules,
    '.env.local': 'NEXT_PUBLIC_CHECKOUT_LIFETIME_URL=https://buy.land-site.org/#/pay\n',
  })
  const { status, stderr } = runScript('lib/commands/check-settings.ts', [], settings)
  expect(status).toBe(1)
  expect(stderr).toContain('In .env.local, NEXT_PUBLIC_CHECKOUT_LIFETIME_URL is cut off before "#"')
  expect(stderr).toContain('NEXT_PUBLIC_DEMO_VIDEO_URL is not set')
})

test('a build names whatever in a file has no effect, each in one sentence, even when all settings are valid', () => {
  project = enterProject({
    'firestore.rules': rules,
    '.env.production': 'SUPPORT_URL=https://land-site.org/help\n',
    '.env.local': [
      'NEXT_PUBLIC_SOCIAL_TWITTER_URL=https://x.com/land',
      'NEXT_PUBLIC_SOCIAL_FACEBOK_URL=https://facebook.org/land',
      'NEXT_PUBLIC_CONTACT_URL=mailto:ada@land-site.org',
      'NEXT_PUBLIC_CONTACT_URL=',
    ].join('\n'),
  })
  const { status, stderr } = runScript('lib/commands/check-settings.ts', [], productionSettings)
  expect(status).toBe(1)
  expect(stderr.match(/In .+/g)).toEqual([
    'In .env.local, NEXT_PUBLIC_SOCIAL_TWITTER_URL is not a setting of this site; .env.example lists them all.',
    'In .env.local, NEXT_PUBLIC_CONTACT_URL is set more than once, and only the last one counts. Keep one of them.',
    'In .env.production, SUPPORT_URL is not a setting of this site; did you mean NEXT_PUBLIC_SUPPORT_URL?',
  ])
  expect(stderr.match(/SOCIAL_FACEBOK_URL is not a setting/g)).toHaveLength(1)
})

test('a build names a setting that the environment, or a file that is read first, sets to nothing', () => {
  project = enterProject({
    'firestore.rules': rules,
    '.env.local': 'NEXT_PUBLIC_FIREBASE_APP_ID=1:2:web:3\nNEXT_PUBLIC_CONTACT_URL=\n',
    '.env.production': 'NEXT_PUBLIC_CONTACT_URL=mailto:ada@land-site.org\n',
  })
  const { status, stderr } = runScript('lib/commands/check-settings.ts', [], {
    ...productionSettings,
    NEXT_PUBLIC_FIREBASE_APP_ID: '',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('In .env.local, NEXT_PUBLIC_FIREBASE_APP_ID has no effect')
  expect(stderr).toContain('In .env.production, NEXT_PUBLIC_CONTACT_URL has no effect')
})

test.each([
  ['Latin-1', 'latin1'],
  ['UTF-16', 'utf16le'],
] as const)(
  'a file saved as %s is reported, and nothing is said about what was read from it',
  (_, encoding) => {
    project = enterProject({
      'firestore.rules': rules,
      '.env.local': Buffer.from('NEXT_PUBLIC_FOUNDER_NAME=José Field\n', encoding),
    })
    const { status, stderr } = runScript('lib/commands/check-settings.ts')
    expect(status).toBe(1)
    expect(stderr).toBe('.env.local holds characters that cannot be read; save the file as UTF-8.')
  },
)

test('a file that this user may not read is reported, and nothing is said about the settings in it', () => {
  project = enterProject({ 'firestore.rules': rules, '.env.local': 'NEXT_PUBLIC_FOUNDER_NAME=Ada Field\n' })
  const refusal = `import fs from 'node:fs'
    const read = fs.readFileSync
    fs.readFileSync = (file, ...rest) => {
      if (String(file).endsWith('.env.local')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
      return read(file, ...rest)
    }`
  const { status, stderr } = runScript('lib/commands/check-settings.ts', [], {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(refusal)}`,
  })
  expect(status).toBe(1)
  expect(stderr).toBe('.env.local cannot be read. Give this user the right to read it.')
})

test.each(['.env.local.txt', 'env.local'])(
  'where settings are missing, a file that is named %s is said not to be read',
  (name) => {
    project = enterProject({ 'firestore.rules': rules, [name]: 'NEXT_PUBLIC_FOUNDER_NAME=Ada Field\n' })
    const { status, stderr } = runScript('lib/commands/check-settings.ts')
    expect(status).toBe(1)
    expect(stderr).toContain('NEXT_PUBLIC_FOUNDER_NAME is not set')
    expect(stderr).toContain(`The file ${name} is not read; its name must be .env.local`)
    expect(stderr.match(/is not read/g)).toHaveLength(1)
  },
)

test('where no setting is missing, a file of notes beside .env.local is not complained about', () => {
  project = enterProject({ 'firestore.rules': rules, '.env.local.txt': 'old values\n' })
  expect(runScript('lib/commands/check-settings.ts', [], productionSettings).status).toBe(0)
})

test('a file of all settings with comments, quotes, a mark at its start and names of other programs is all right', () => {
  const lines = Object.entries(productionSettings).map(([name, value]) => `${name}="${value}" # ours`)
  project = enterProject({
    'firestore.rules': rules,
    '.env.local': [
      '\uFEFF# Settings – ours',
      ...lines,
      'export NEXT_PUBLIC_CONTACT_URL=mailto:ada@land-site.org',
      '# NEXT_PUBLIC_CONTACT_URL=',
      'NEXT_PUBLIC_SUPPORT_URL=',
      'NEXT_PUBLIC_VERCEL_URL=land.vercel.app',
      'SITE_URL=https://www.land-site.org',
      'FIREBASE_ACCESS_TOKEN=abc',
    ].join('\r\n'),
  })
  expect(runScript('lib/commands/check-settings.ts')).toEqual({ status: 0, stdout: '', stderr: '' })
})
