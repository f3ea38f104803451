import { setTimeout as sleep } from 'node:timers/promises'
import { findElement, isLive, selectField, usesItsFonts } from './page.mjs'

/** The actions of the steps, made of the few commands that both drivers have. */
const patience = 20_000
const wide = { width: 1280, height: 900 }

export async function open(browser, address, size = wide) {
  await browser.resize(size)
  await browser.open(address)
  // Otherwise the font swap could move what a step is about to click.
  await until(browser, usesItsFonts)
}

export async function until(browser, isSo, ...values) {
  const end = Date.now() + patience
  // A page that is being left cannot be evaluated; the next one can.
  while (!(await browser.evaluate(isSo, ...values).catch(() => false))) {
    if (Date.now() > end) throw new Error(`not within ${patience / 1000} s: ${isSo}`)
    await sleep(100)
  }
}

export const untilText = (browser, css, text) =>
  until(browser, (css, text) => document.querySelector(css).textContent.includes(text), css, text)

/** Gives a sign of intent, and waits until the page is live. */
export async function wake(browser) {
  await browser.movePointer(20, 20)
  await browser.movePointer(60, 60)
  await until(browser, isLive)
}

/** Replaces the value of the field. */
export async function fill(browser, css, text, label) {
  await browser.click({ css, text: label })
  await browser.evaluate(selectField)
  await browser.type(text)
}

export async function showsFrame(browser, css, title) {
  // Scrolls to the frame, because a lazy one loads only then.
  await browser.evaluate(findElement, { css })
  const end = Date.now() + patience
  while ((await browser.frameTitle({ css })) !== title) {
    if (Date.now() > end) throw new Error(`the frame is "${await browser.frameTitle({ css })}"`)
    await sleep(100)
  }
}
