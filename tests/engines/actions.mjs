import { setTimeout as sleep } from 'node:timers/promises'
import { findElement, isLive, selectField, usesItsFonts } from './page.mjs'

/** What the steps are made of, in the few commands that both drivers have. */
const patience = 20_000
const wide = { width: 1280, height: 900 }

export async function open(browser, address, size = wide) {
  await browser.resize(size)
  await browser.open(address)
  // The change of fonts moves what a step is about to press.
  await until(browser, usesItsFonts)
}

export async function until(browser, isSo, ...values) {
  const end = Date.now() + patience
  // A page on its way out cannot be asked; the next one can.
  while (!(await browser.evaluate(isSo, ...values).catch(() => false))) {
    if (Date.now() > end) throw new Error(`not within ${patience / 1000} s: ${isSo}`)
    await sleep(100)
  }
}

export const untilText = (browser, css, text) =>
  until(browser, (css, text) => document.querySelector(css).textContent.includes(text), css, text)

/** The sign of a reader. */
export async function wake(browser) {
  await browser.movePointer(20, 20)
  await browser.movePointer(60, 60)
  await until(browser, isLive)
}

/** Types over what the field holds. */
export async function fill(browser, css, text, label) {
  await browser.click({ css, text: label })
  await browser.evaluate(selectField)
  await browser.type(text)
}

export async function showsFrame(browser, css, title) {
  // A lazy frame loads when it comes near.
  await browser.evaluate(findElement, { css })
  const end = Date.now() + patience
  while ((await browser.frameTitle({ css })) !== title) {
    if (Date.now() > end) throw new Error(`the frame is "${await browser.frameTitle({ css })}"`)
    await sleep(100)
  }
}
