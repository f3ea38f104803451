import { readFileSync } from 'node:fs'
import { productionSettings } from '../../fixtures/production-settings'
import { enterProject } from '../../fixtures/project-folder'
import { runScript } from '../../fixtures/run-script'

// Whole programs are run; on a busy machine that takes its time.
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
  const { status, stderr } = checkSettings(rules.replace('sub.price == 597', 'sub.price == 497'))
  expect(status).toBe(1)
  expect(stderr).toContain('sells the founder price 597, but firestore.rules accepts only 497.')
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
