import { requireChromium } from './find-chromium.mjs'
import { installMissing } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { requireFreePorts } from './ports.mjs'
import { runSteps, stopWith } from './progress.mjs'
import { run, runPackage, runQuietly } from './run.mjs'
import { localBuild } from './site-build.mjs'

/** `npm test`: everything; `npm run check`: everything but the browser. */
const withBrowser = !process.argv.includes('--no-browser')

const checks = [
  ['Installing what is missing', installMissing],
  ['Lint and format', () => runPackage('biome', ['check', '--error-on-warnings'])],
  ['Types', checkTypes],
  ['Unused code and packages', () => runPackage('knip', [])],
  ['Articles', () => runQuietly('npm', ['run', '--silent', 'check:content'])],
  [
    'Unit and content tests',
    () => showing(process.execPath, ['node_modules/.bin/jest', '--config', 'tests/jest.config.mjs']),
  ],
  ['Security rules and sign-up journeys', () => showing('npm', ['run', '--silent', 'test:rules'])],
  ['Export', localBuild],
  ['Exported files', () => showing('npm', ['run', '--silent', 'check:export'])],
  ['Weight of each page', () => showing('npm', ['run', '--silent', 'bench:bytes'])],
]

const browserChecks = [
  ['Chromium', async () => (process.env.CHROMIUM_PATH = await requireChromium())],
  ['End-to-end tests', () => showing(process.execPath, ['node_modules/.bin/playwright', 'test'])],
]

try {
  requireNode()
  if (withBrowser) await requireFreePorts()
  await runSteps(withBrowser ? [...checks, ...browserChecks] : checks)
} catch (error) {
  stopWith(error)
}

async function checkTypes() {
  await runPackage('next', ['typegen'], { SITE_PROFILE: 'local' })
  await runPackage('tsc', ['--noEmit'])
}

async function showing(program, parameters) {
  const { code } = await run(program, parameters)
  if (code !== 0) throw new Error('Tests failed; see above.')
}
