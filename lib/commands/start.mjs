// @ts-check
import { installMissing } from './shared/install.mjs'
import { requireNode } from './shared/node-version.mjs'
import { requireFreePorts } from './shared/ports.mjs'
import { runSteps, stopWith } from './shared/progress.mjs'
import { requireUsablePath } from './shared/project-folder.mjs'
import { runScript } from './shared/run.mjs'
import { localBuild } from './shared/site-build.mjs'

/** `npm start`: from a fresh clone to the whole site on this computer. */
try {
  requireNode()
  requireUsablePath()
  await requireFreePorts()
  await runSteps([
    ['Installing what is missing', installMissing],
    ['Checking the articles', () => runScript('check:content')],
    ['Building the site with stand-in settings', localBuild],
  ])
  // The preview is TypeScript, which can be loaded only once the packages are installed.
  const { register } = await import('tsx/esm/api')
  register()
  const { startPreview } = await import('./preview/preview.ts')
  console.log(await startPreview())
} catch (error) {
  stopWith(error)
}
