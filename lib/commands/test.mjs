import { requireChromium } from './shared/find-chromium.mjs'
import { installMissing } from './shared/install.mjs'
import { requireNode } from './shared/node-version.mjs'
import { requireFreePorts } from './shared/ports.mjs'
import { runSteps, stopWith } from './shared/progress.mjs'
import { requireUsablePath } from './shared/project-folder.mjs'
import { run, runPackage, runScript } from './shared/run.mjs'
import { localBuild } from './shared/site-build.mjs'
import { checkTypes } from './shared/types.mjs'

/** `npm test`: everything; `npm run check`: everything but the browser. */
const withBrowser = !process.argv.includes('--no-browser')

/** @type {[name: string, work: () => unknown][]} */
const checks = [
  ['Installing what is missing', installMissing],
  ['Lint and format', () => runPackage('biome', ['check', '--error-on-warnings'])],
  ['Types', checkTypes],
  ['Unused code and packages', () => runPackage('knip', [])],
  ['Articles', () => runScript('check:content')],
  [
    'Unit and content tests',
    () => showing(process.execPath, ['node_modules/.bin/jest', '--config', 'tests/jest.config.mjs']),
  ],
  ['Security rules and sign-up journeys', () => showing('npm', ['run', '--silent', 'test:rules'])],
  ['Export', localBuild],
  ['Exported files', () => showing('npm', ['run', '--silent', 'check:export'])],
  ['Weight of each page', () => showing('npm', ['run', '--silent', 'bench:bytes'])],
]

/** @type {typeof checks} */
const browserChecks = [
  ['Chromium', requireChromium],
  ['End-to-end tests', () => showing(process.execPath, ['node_modules/.bin/playwright', 'test'])],
]

try {
  requireNode()
  requireUsablePath()
  if (withBrowser) await requireFreePorts()
  await runSteps(withBrowser ? [...checks, ...browserChecks] : checks)
} catch (error) {
  stopWith(error)
}

/**
 * @param {string} program
 * @param {string[]} parameters
 */
async function showing(program, parameters) {
  const { code } = await run(program, parameters)
  if (code !== 0) throw new Error('Tests failed; see above.')
}
