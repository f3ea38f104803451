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
    ['Writing the files of the hosts', () => runQuietly('npm', ['run', '--silent', 'build:hosts'])],
    ['Checking what will be published', () => runQuietly('npm', ['run', '--silent', 'check:export'])],
  ])
  console.log('The site is in out/. firebase.json and nginx.conf belong to it: deploy them together.')
} catch (error) {
  stopWith(error)
}
