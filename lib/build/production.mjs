import { installMissing } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { runSteps, stopWith } from './progress.mjs'
import { runQuietly } from './run.mjs'
import { productionBuild } from './site-build.mjs'

/** `npm run build`: the site for the public, in `out/`. It stops before anything is written when a setting is missing. */
try {
  requireNode()
  await runSteps([
    ['Installing what is missing', installMissing],
    ['Checking the settings', () => runQuietly('npm', ['run', '--silent', 'check:settings'])],
    ['Checking the articles', () => runQuietly('npm', ['run', '--silent', 'check:content'])],
    ['Building the site', productionBuild],
  ])
  console.log('The site is in out/.')
} catch (error) {
  stopWith(error)
}
