import { findElement } from './page.mjs'
import { findProgram } from './programs.mjs'

/** Firefox over WebDriver BiDi, which it speaks without a driver program. */
export const firefox = { name: 'Firefox', packages: 'firefox-esr', programs: ['firefox-esr'], start }

async function start(base) {
  const { launch } = await import('puppeteer-core')
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr'),
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
    open: (address) => page.goto(base + address),
    resize: (size) => page.setViewport(size),
    evaluate: (work, ...values) => page.evaluate(work, ...values),
    click: async (place) => (await find(place)).click(),
    movePointer: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    frameTitle: async (place) => (await (await find(place)).contentFrame()).title(),
    complaints: async () => complaints.splice(0),
    close: () => browser.close(),
  }
}
