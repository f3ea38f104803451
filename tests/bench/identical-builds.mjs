import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { installMissing } from '../../lib/commands/shared/install.mjs'
import { requireNode } from '../../lib/commands/shared/node-version.mjs'
import { runSteps, stopWith } from '../../lib/commands/shared/progress.mjs'
import { buildEnvironment } from '../../lib/commands/shared/site-build.mjs'
import { filesIn } from '../../lib/files-in.mjs'
import { measuredRun } from './measured-run.mjs'
import { throwAwayCopy } from './throw-away-copy.mjs'

/** `npm run bench:identical`: whether two builds of the last commit, in two folders, are identical byte for byte. */
try {
  requireNode()
  const exports = []
  const build = async () => exports.push(await buildCopy())
  await runSteps([
    ['Installing what is missing', installMissing],
    ['First build', build],
    ['Second build', build],
  ])
  const differing = differences(...exports)
  if (differing.length > 0) throw new Error(`${differing.length} files differ:\n${differing.join('\n')}`)
  console.log(`Both builds are the same, byte for byte: ${exports[0].size} files.`)
  process.exit(0)
} catch (error) {
  stopWith(error)
}

async function buildCopy() {
  const folder = throwAwayCopy()
  const env = buildEnvironment('local')
  await measuredRun(process.execPath, ['node_modules/.bin/next', 'build'], { folder, env })
  return hashesOf(path.join(folder, 'out'))
}

/** The hash of each file by path. */
function hashesOf(folder) {
  const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return new Map(filesIn(folder).map((file) => [file, hashOf(path.join(folder, file))]))
}

function differences(first, second) {
  const files = new Set([...first.keys(), ...second.keys()])
  return [...files].filter((file) => first.get(file) !== second.get(file)).sort()
}
