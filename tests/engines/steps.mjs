import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { fill, open, showsFrame, until, untilText, wake } from './actions.mjs'
import {
  colorsOfTopRow,
  heldBack,
  isInView,
  isLive,
  isOpen,
  readWords,
  scrollOn,
  scrollToMiddle,
  showDefinition,
} from './page.mjs'

/** The steps. Each opens a page of its own; the browser is one of the drivers firefox.mjs and webkit.mjs. */
const phone = { width: 420, height: 800 }
const financing = '/blog/seller-financing-guide'
const submit = { css: 'button[type=submit]' }

/** @type {[string, (browser: object) => Promise<void>][]} */
export const steps = [
  ...['/', '/blog', financing, '/transparency', '/checkout/cancel', '/no-such-page'].flatMap((address) => [
    [`${address} switches to its own fonts`, (browser) => open(browser, address)],
    [`${address} hydrates and keeps its text`, (browser) => hydrate(browser, address)],
  ]),
  ...['/', '/blog', financing].map((address) => [
    `${address} is laid out to its end, for screen readers`,
    (browser) => layOut(browser, address),
  ]),
  ['a page opened at a section hydrates', openAtSection],
  ['a scrolled page hydrates after a reload', reloadScrolled],
  ['the first tap on the menu opens it, a link closes it', openMenu],
  ['the link to the demo is underlined', underlineDemo],
  ['nothing of the page shows above its bar', coverTop],
  ['a question opens', openQuestion],
  ['a definition opens within the window, without covering its underlined term', openDefinition],
  ['the newsletter loads in its frame', showNewsletter],
  ['the video loads in its frame', playVideo],
  ['the search finds articles', search],
  ['a click on a topic before the page is live is replayed', chooseTopic],
  ['the calculator shows its result', calculate],
  ['a tick on a checklist is saved', tick],
  ['F8 moves the focus to the notifications', reachNotifications],
  ['the sign-up creates an account', signUp],
]

async function hydrate(browser, address) {
  await open(browser, address)
  await sleep(1000)
  assert.equal(await browser.evaluate(isLive), false, 'it is live before a sign of intent')
  const words = await browser.evaluate(readWords)
  await wake(browser)
  const after = await browser.evaluate(readWords)
  const changed = words.findIndex((text, index) => text !== after[index])
  assert.equal(changed, -1, `"${words[changed]}" becomes "${after[changed]}"`)
  assert.equal(after.length, words.length, 'there is more text')
  await until(browser, scrollOn)
}

/** Firefox gives screen readers no text of what is not laid out (components/layout/content-visibility.css). */
async function layOut(browser, address) {
  await open(browser, address)
  assert.deepEqual(await browser.evaluate(heldBack), [])
}

async function openAtSection(browser) {
  await open(browser, '/#cta')
  await wake(browser)
}

async function reloadScrolled(browser) {
  await openSignUp(browser)
  await until(browser, () => {
    scrollBy({ top: 300, behavior: 'instant' })
    return scrollY > 0
  })
  // In a timeout, so that the page is not left during the evaluation.
  await browser.evaluate(() => setTimeout(() => location.reload()))
  await until(browser, () => performance.getEntriesByType('navigation')[0].type === 'reload')
  await until(browser, () => !document.querySelector('.signup-slow'))
}

async function openMenu(browser) {
  await open(browser, '/', phone)
  await browser.click({ css: 'button.menu-button' })
  await until(browser, () => document.querySelector('#main-navigation').checkVisibility())
  await browser.click({ css: '#main-navigation a', text: 'FAQ' })
  await until(browser, () => !document.querySelector('#main-navigation').checkVisibility())
}

/** The button gives its words no line, so a rule that an engine does not take leaves them without one. */
async function underlineDemo(browser) {
  await open(browser, '/')
  const line = await browser.evaluate(() => {
    const { textDecorationLine, textDecorationThickness } = getComputedStyle(
      document.querySelector('.hero a[href="#walkthrough"]'),
    )
    return [textDecorationLine, textDecorationThickness].join(' ')
  })
  assert.equal(line, 'underline 2px')
}

/** Where a browser scrolls by parts of a pixel, which it does to put something in the middle of the window. */
async function coverTop(browser) {
  for (const [address, css] of [
    ['/', '#faq summary'],
    [financing, '.prose h2'],
  ]) {
    await open(browser, address)
    for (const index of [1, 2, 3, 4]) {
      await browser.evaluate(scrollToMiddle, css, index)
      await sleep(300)
      assert.equal(await browser.evaluate(colorsOfTopRow, await browser.screenshot()), 1, `${css} ${index}`)
    }
  }
}

async function openDefinition(browser) {
  await open(browser, financing, phone)
  // At different heights of the window, and with terms further right in their line each time.
  for (const [index, word] of [0, 3, 5].entries()) {
    const place = await browser.evaluate(showDefinition, word, 100 + 150 * index)
    assert.equal(place.line, 'underline')
    assert.ok(place.definition.top >= place.word.bottom || place.definition.bottom <= place.word.top)
    assert.ok(place.definition.top >= 0 && place.definition.left >= 0, JSON.stringify(place))
    assert.ok(place.definition.right <= place.width, JSON.stringify(place))
  }
}

async function openQuestion(browser) {
  // Never the first, which is open.
  const css = '#faq details:last-child > summary'
  await open(browser, '/')
  await browser.click({ css })
  await until(browser, isOpen, css)
}

async function showNewsletter(browser) {
  await open(browser, '/')
  await wake(browser)
  await showsFrame(browser, '.newsletter-frame > iframe', 'Stand-in for the newsletter form')
}

async function playVideo(browser) {
  await open(browser, '/')
  await browser.click({ css: '#walkthrough .video button' })
  await until(browser, () => document.querySelector('#walkthrough iframe') !== null)
  await showsFrame(browser, '#walkthrough iframe', 'Stand-in for the demo video')
}

async function search(browser) {
  await open(browser, '/blog')
  await fill(browser, '#article-search', 'rezoning')
  await until(browser, () => /^\d+ articles?$/.test(document.querySelector('main [role=status]').textContent))
}

async function chooseTopic(browser) {
  await open(browser, '/blog')
  await browser.click({ css: 'button', text: 'Law and tax' })
  await until(browser, () => location.search.includes('topic=rules'))
}

async function calculate(browser) {
  await open(browser, financing)
  await fill(browser, 'label', '354.40', 'Monthly payment')
  await untilText(browser, 'main', 'No balloon is needed')
}

async function tick(browser) {
  const isTicked = () => document.querySelector('main [type=checkbox]').checked
  await open(browser, financing)
  await browser.click({ css: 'main [type=checkbox]' })
  await untilText(browser, '.checklist-kept', '1 checked, kept in this browser.')
  await open(browser, financing)
  await wake(browser)
  await until(browser, isTicked)
}

async function reachNotifications(browser) {
  await openSignUp(browser)
  await browser.click(submit)
  await untilText(browser, '.toaster', 'Missing Email')
  await browser.press('F8')
  await until(browser, () => document.querySelector('.toaster').contains(document.activeElement))
}

async function signUp(browser) {
  await openSignUp(browser, phone)
  await fill(browser, '#signup-email', `engines-${Date.now()}@example.com`)
  await fill(browser, '#signup-password', 'fence post 9')
  await fill(browser, '#signup-confirmation', 'fence post 9')
  await browser.click(submit)
  await untilText(browser, 'body', 'Your founder account is ready')
  await until(browser, isInView, '#signup-success-heading')
}

async function openSignUp(browser, size) {
  await open(browser, '/checkout/success', size)
  await until(browser, () => !document.querySelector('.signup-slow'))
}
