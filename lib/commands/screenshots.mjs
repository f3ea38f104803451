import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { embedChoiceKey } from '../embed-choice.ts'
import { requireChromium } from './shared/find-chromium.mjs'
import { stopWith } from './shared/progress.mjs'
import { requireRunningSite } from './shared/running-site.mjs'
import { showAll } from './shared/show-all.mjs'

/**
 * `npm run screenshots`: pictures of every screen at three widths in `screenshots/`, and the README's picture. The site
 * has to be running (`npm start`).
 */
const screens = {
  landing: '/',
  blog: '/blog',
  article: '/blog/seller-financing-guide',
  guide: '/blog/beginners-guide-land-investing',
  success: '/checkout/success',
  cancel: '/checkout/cancel',
  transparency: '/transparency',
  'not-found': '/no-such-page',
}
const widths = [320, 768, 1440]
const readmePicture = '.github/landing.png'

try {
  const base = await requireRunningSite()
  const browser = await chromium.launch({ executablePath: await requireChromium() })
  await mkdir('screenshots', { recursive: true })
  for (const width of widths) {
    const page = await openPage(browser, width)
    for (const [name, address] of Object.entries(screens)) {
      await page.goto(base + address)
      await showAll(page)
      await page.screenshot({ path: path.join('screenshots', `${name}-${width}.png`), fullPage: true })
    }
    await page.context().close()
  }
  const page = await openPage(browser, 1440)
  await page.goto(base)
  await showAll(page)
  await page.screenshot({ path: readmePicture })
  await browser.close()
  console.log(
    `${Object.keys(screens).length * widths.length} pictures are in screenshots/, the README's is ${readmePicture}.`,
  )
} catch (error) {
  stopWith(error)
}

/**
 * A visitor who asked for less motion and has answered the privacy notice.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} width
 */
async function openPage(browser, width) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript((key) => localStorage.setItem(key, 'allowed'), embedChoiceKey)
  return context.newPage()
}
