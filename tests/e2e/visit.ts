import { readdirSync } from 'node:fs'
import { type BrowserContext, expect, type Page, type Response, type Route } from '@playwright/test'
import { embedChoiceKey } from '../../lib/embed-choice'

/** The specification's seventeen slugs, the featured one first; articles that editors have added come after them. */
export const articleSlugs = [
  'beginners-guide-land-investing',
  'profitable-county-market-selection',
  'analyze-land-value-without-mls',
  'exit-strategies-land-deals',
  'seller-financing-guide',
  'due-diligence-checklist',
  'off-market-strategies',
  'rezoning-entitlements-guide',
  'creative-deal-structuring',
  'commercial-land-opportunities',
  'land-development-basics',
  'advanced-market-analysis',
  'legal-considerations',
  'tax-strategies',
  'building-dream-team',
  'land-auctions-land-banks',
  'raising-capital-land-deals',
]

/** How many articles the export has. */
export const articleCount = readdirSync('out/blog').filter((file) => file.endsWith('.html')).length

export const guide = '/blog/beginners-guide-land-investing'

/** Where a page is not served under the name of its file; `404.html` is served where there is no page. */
const ownAddresses: Record<string, string> = { 'index.html': '/', '404.html': '/no-such-page' }

/** Every page that is no article, as exported, so that a new one is tested, too. */
const screens = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('blog/'))
  .map((file) => ownAddresses[file] ?? `/${file.replace(/\.html$/, '')}`)

/** These, the guide, and two articles with what the guide lacks: other calculators, schedules, wide tables. */
export const pages = [...screens, guide, '/blog/seller-financing-guide', '/blog/land-development-basics']

/** Records for `isLive` when a page becomes live, starting with the next page load. */
export async function trackLive(pages: Page | BrowserContext) {
  await pages.addInitScript(() => addEventListener('live', () => Object.assign(window, { live: true })))
}

export async function isLive(page: Page) {
  return page.evaluate(() => 'live' in window)
}

/**
 * As `expect.poll`, but asks every 50 ms instead of with pauses of up to a second, in which a test waits for nothing. It is
 * for what stays once it has come, not for what is passed on the way, such as a place in a page that is scrolling.
 */
export function eventually<Value>(
  read: () => Value | Promise<Value>,
  options: { message?: string; timeout?: number } = {},
) {
  return expect.poll(read, { intervals: [50], ...options })
}

/** Waits until the page is live, even if it reloads itself meanwhile. */
export async function expectLivePage(page: Page) {
  await eventually(() => isLive(page).catch(() => false)).toBe(true)
}

/** Opens a page and moves the mouse until the page is live. */
export async function visit(page: Page, address: string) {
  await trackLive(page)
  await page.goto(address)
  let moves = 0
  // A hand on a mouse keeps moving.
  await eventually(async () => {
    await page.mouse.move(1, ++moves)
    return isLive(page)
  }).toBe(true)
}

/** Has the whole page laid out, as after a reload: tools cannot measure content that is not. */
export async function layOut(page: Page) {
  await page.evaluate(() => {
    document.head.dataset.navigation = '1'
  })
}

/** A part of the landing page. */
export function section(page: Page, id: string) {
  return page.locator(`main > section#${id}`)
}

export function privacyNotice(page: Page) {
  return page.getByRole('region', { name: 'Privacy notice' })
}

/** Opens a page for a reader who has not answered the privacy notice, which appears a second after the page is live. */
export async function visitWithNotice(page: Page, address: string) {
  await page.clock.install()
  await visit(page, address)
  await page.clock.runFor(1000)
  await expect(privacyNotice(page)).toBeVisible()
}

/** Makes the privacy notice count as answered, so that it does not appear, from the next page load on. */
export async function answerNotice(page: Page) {
  await page.addInitScript((key) => localStorage.setItem(key, 'allowed'), embedChoiceKey)
}

/** The file that `flushRequests` requests, so that tests can leave that request out. */
export const marker = '/robots.txt'

/** Waits until Playwright has reported every request that the page has started, by making one more after them. */
export async function flushRequests(page: Page) {
  expect(await page.evaluate((path) => fetch(path).then(({ ok }) => ok), marker)).toBe(true)
}

/** Returns a function that looks for text in the scripts fetched from now on, since the names of chunks say nothing. */
export function watchScripts(page: Page) {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response)
  })
  return async (words: string) => {
    const texts = await Promise.all(scripts.map((script) => script.text()))
    return texts.some((text) => text.includes(words))
  }
}

/** Holds requests for these files; the returned function releases them. */
export async function hold(
  page: Pick<Page, 'route'>,
  files: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await answer(route)
  })
  return release
}

export function holdReact(page: Page) {
  return hold(page, '**/_next/static/chunks/**')
}

/** Name of the sign-up's own script, which is listed first and holds the code that remembers submits of the form. */
export async function ownScriptOfSignup(page: Page): Promise<string> {
  const html = await (await page.request.get('/checkout/success')).text()
  const [, name] = /data-scripts="(\S+)/.exec(html) ?? []
  if (!name) throw new Error('The page names no scripts.')
  return name
}

/** Holds React, but not the code that remembers submits of the form. */
export async function holdReactBehindForm(page: Page): Promise<() => void> {
  const release = await holdReact(page)
  await page.route(`**/${await ownScriptOfSignup(page)}.js`, (route) => route.continue())
  return release
}

/**
 * Aborts the first request for these files and lets the others through. Playwright's own `times` would leave requests
 * that are under way when it expires without a response.
 */
export async function loseFirst(page: Page, files: string) {
  let isLost = false
  await page.route(files, (route) => {
    if (isLost) return route.continue()
    isLost = true
    return route.abort()
  })
}

/** Scrolls from the top to the end in steps, so that everything lazy comes near the window once. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
}

/**
 * Waits until the fonts have loaded and apply to every paragraph, which takes a while on a busy machine, and the content
 * that waits for them is laid out (components/layout/content-visibility.css).
 */
export async function expectFonts(page: Page) {
  const unreached = () =>
    page.evaluate(
      () =>
        Array.from(document.querySelectorAll('body, .prose > p'), (element) =>
          getComputedStyle(element).fontFamily.startsWith('"Public Sans",'),
        ).filter((isReached) => !isReached).length,
    )
  await eventually(unreached, { timeout: 20_000 }).toBe(0)
  const waiting = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((step) => step instanceof CSSAnimation && step.animationName === 'lay-out')
          .filter(({ playState }) => playState !== 'finished').length,
    )
  await eventually(waiting).toBe(0)
}

/** From the next page load on, lays content out only near the window, as before the steps that lay out the rest. */
export async function layOutLazily(page: Page) {
  await page.addInitScript(() => {
    const rules = new CSSStyleSheet()
    rules.replaceSync('main * { animation: none !important }')
    document.adoptedStyleSheets = [rules]
  })
}
