import { findProgram } from '../../lib/commands/shared/find-program.mjs'
import { until } from './actions.mjs'
import { findElement, settle } from './page.mjs'

/** Firefox over WebDriver BiDi, which it supports without a driver program. */
export const firefox = { name: 'Firefox', packages: 'firefox-esr', programs: ['firefox-esr'], start }

async function start(base) {
  const { launch } = await import('puppeteer-core')
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram(['firefox-esr']),
    headless: true,
  })
  const page = await browser.newPage()
  const complaints = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  const find = (place) => page.evaluateHandle(findElement, place)
  return {
    version: (await browser.version()).replace('firefox/', ''),
    open: (address) => leaveFor(page, base + address),
    resize: (size) => page.setViewport(size),
    evaluate: (work, ...values) => page.evaluate(work, ...values),
    async click(place) {
      await find(place)
      await page.evaluate(settle)
      await (await find(place)).click()
    },
    movePointer: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    frameTitle: async (place) => (await (await find(place)).contentFrame()).title(),
    complaints: async () => complaints.splice(0),
    close: () => browser.close(),
  }
}

/** Not with `goto`: in Firefox 140 it never resolves if the previous page has inserted a frame. */
async function leaveFor(page, address) {
  await page.evaluate((address) => {
    window.isLeft = true
    location.assign(address)
  }, address)
  await until(page, () => !('isLeft' in window) && document.readyState === 'complete')
}
