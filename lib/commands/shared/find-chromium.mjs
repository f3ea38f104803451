import { existsSync } from 'node:fs'
import { findProgram } from './find-program.mjs'
import { run } from './run.mjs'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// Debian's package, and Chrome for Testing.
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of Chromium on this computer: named by CHROMIUM_PATH, Playwright's own, or the system's.
 * @param {import('../../settings/environment-variables').EnvironmentVariables} [environment]
 * @returns {Promise<string | undefined>}
 * @throws when CHROMIUM_PATH names nothing
 */
export async function findChromium(environment = process.env) {
  const named = environment.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`)
  const files = [named, await playwrightsOwn(), findProgram(systemNames, environment), ...macPaths]
  return files.find((file) => file && existsSync(file))
}

/**
 * The path of Chromium's headless shell on this computer, the engine without the rest of the browser, whose work takes
 * processor time from a page: tests are done in little more than half the time. It has no back/forward cache.
 * CHROMIUM_PATH has precedence.
 * https://developer.chrome.com/blog/chrome-headless-shell
 * @param {import('../../settings/environment-variables').EnvironmentVariables} [environment]
 * @returns {string | undefined}
 */
export function findHeadlessShell(environment = process.env) {
  if (environment.CHROMIUM_PATH) return undefined
  return findProgram(shellNames, environment)
}

/**
 * The path of Chromium, after installing Debian's packages, the headless shell too, where there is none and this may
 * install packages.
 * @throws one sentence with the command to run, or what stood in the way of the installation
 */
export async function requireChromium() {
  const found = await findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update'], { quiet: true })
    const install = ['install', '-y', '--no-install-recommends']
    const { code, output } = await run('apt-get', [...install, 'chromium'], { quiet: true })
    if (code !== 0) throw new Error(`This needs Chromium, and it could not be installed:\n${output.trim()}`)
    // Not every release has it, and everything works without.
    await run('apt-get', [...install, 'chromium-headless-shell'], { quiet: true })
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
