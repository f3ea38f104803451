import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of Chromium on this computer: named by CHROMIUM_PATH, Playwright's own, or the system's.
 * @param {import('../../environment-variables').EnvironmentVariables} [environment]
 * @returns {Promise<string | undefined>}
 * @throws when CHROMIUM_PATH names nothing
 */
export async function findChromium(environment = process.env) {
  const named = environment.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`)
  const folders = (environment.PATH ?? '').split(path.delimiter)
  const onPath = systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [named, await playwrightsOwn(), ...onPath, ...macPaths].find((file) => file && existsSync(file))
}

/**
 * The same, after installing Debian's package where there is none and this may install packages.
 * @throws one sentence with the command to run, or what stood in the way of the installation
 */
export async function requireChromium() {
  const found = await findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update'], { quiet: true })
    const install = ['install', '-y', '--no-install-recommends', 'chromium']
    const { code, output } = await run('apt-get', install, { quiet: true })
    if (code !== 0) throw new Error(`This needs Chromium, and it could not be installed:\n${output.trim()}`)
    const installed = await findChromium()
    if (installed) return installed
  }
  const command = existsSync('/usr/bin/apt-get')
    ? 'sudo apt-get install -y chromium'
    : 'npx playwright install chromium'
  throw new Error(`This needs Chromium and none was found. Run this once, then try again: ${command}`)
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}
