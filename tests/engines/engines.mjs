import { findProgram } from '../../lib/commands/shared/find-program.mjs'
import { installMissing } from '../../lib/commands/shared/install.mjs'
import { requireNode } from '../../lib/commands/shared/node-version.mjs'
import { stopWith } from '../../lib/commands/shared/progress.mjs'
import { requireRunningSite } from '../../lib/commands/shared/running-site.mjs'
import { firefox } from './firefox.mjs'
import { steps } from './steps.mjs'
import { webkit } from './webkit.mjs'

/**
 * `npm run test:engines`: the steps of steps.mjs in Firefox and in WebKit, if they are installed. The site has to be
 * running (`npm start`). A step also fails if the browser logs an error or a warning during it.
 */
try {
  requireNode()
  const base = await requireRunningSite()
  const installed = [firefox, webkit].filter(isInstalled)
  if (installed.length === 0)
    throw new Error(
      `Neither browser is installed, so nothing was tested. On Debian: apt-get install ${firefox.packages} ${webkit.packages}`,
    )
  await installMissing('tests/engines')
  let failures = 0
  for (const engine of installed) failures += await walk(engine, base)
  if (failures > 0) throw new Error(`${failures} failed.`)
} catch (error) {
  stopWith(error)
}

function isInstalled({ name, programs, packages }) {
  const missing = programs.find((program) => !findProgram([program]))
  if (missing)
    console.log(`${name} is left out: there is no ${missing}. On Debian: apt-get install ${packages}`)
  return !missing
}

/** @returns {Promise<number>} how many steps failed */
async function walk({ name, start }, base) {
  const browser = await start(base)
  let failures = 0
  try {
    console.log(`\n${name} ${browser.version}`)
    for (const [title, step] of steps) {
      const failed = await step(browser).then(
        () => [],
        ({ message }) => [message],
      )
      const reasons = [...failed, ...(await browser.complaints())].join('; ').replace(/\s+/g, ' ')
      console.log(reasons ? `  FAIL  ${title}: ${reasons}` : `  ok    ${title}`)
      if (reasons) failures += 1
    }
  } finally {
    await browser.close()
  }
  return failures
}
