import { installMissing } from './shared/install.mjs'
import { requireNode } from './shared/node-version.mjs'
import { runSteps, stopWith } from './shared/progress.mjs'
import { requireUsablePath } from './shared/project-folder.mjs'
import { runScript } from './shared/run.mjs'
import { AnotherBuild, productionBuild, setAside } from './shared/site-build.mjs'
import { checkTypes } from './shared/types.mjs'

// Set once this build writes. Until then an earlier export in `out/` is left alone.
let isWriting = false

// Also if the build is interrupted.
process.on('exit', (code) => {
  if (isWriting && code !== 0) console.error(`\n${setAside()}`)
})

/**
 * `npm run build`: the site for the public, in `out/`. It stops before anything is written when a setting is missing,
 * and leaves nothing in `out/` that did not pass every check.
 */
try {
  requireNode()
  requireUsablePath()
  await runSteps([
    ['Installing what is missing', installMissing],
    ['Checking the settings', () => runScript('check:settings')],
    ['Checking the articles', () => runScript('check:content')],
    ['Checking the types of the code', checkTypes],
    ['Building the site', build],
    ['Writing the files for hosts', () => runScript('build:hosts')],
    ['Checking what will be published', () => runScript('check:export', { SITE_PROFILE: 'production' })],
  ])
  console.log(
    'The site is in out/. Its headers are in out/_headers, firebase.json and nginx.conf, for the host to read.',
  )
} catch (error) {
  stopWith(error)
}

async function build() {
  isWriting = true
  try {
    await productionBuild()
  } catch (error) {
    if (error instanceof AnotherBuild) isWriting = false
    throw error
  }
}
