import { installMissing, isInstalled } from './shared/install.mjs'
import { requireNode } from './shared/node-version.mjs'
import { stopWith } from './shared/progress.mjs'
import { requireUsablePath } from './shared/project-folder.mjs'
import { run } from './shared/run.mjs'

/**
 * `node lib/commands/with-packages.mjs <arguments of node>`: for commands of editors, who may have just received the
 * project. Installs what is missing, then runs a program.
 */
try {
  requireNode()
  requireUsablePath()
  if (!isInstalled()) {
    console.log('Installing what is missing. This takes a minute, the first time only.')
    await installMissing()
  }
} catch (error) {
  stopWith(error)
}
const { code } = await run(process.execPath, process.argv.slice(2))
process.exitCode = code
