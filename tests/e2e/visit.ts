import { readdirSync } from 'node:fs'
import { type BrowserContext, expect, type Page, type Response, type Route } from '@playwright/test'
import { embedChoiceKey } from '../../lib/embed-choice'

/** The seventeen addresses of the specification, the featured one first; what editors have added comes after them. */
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

/** One page of each kind, and two articles with what the guide has not: other calculators, schedules, wide tables. */
export const pages = [
  '/',
  '/blog',
  guide,
  '/blog/seller-financing-guide',
  '/blog/land-development-basics',
  '/transparency',
  '/checkout/success',
  '/checkout/cancel',
  '/no-such-page',
]

/** From the next page on `isLive` can tell. */
export async function noteLive(pages: Page | BrowserContext) {
  await pages.addInitScript(() => addEventListener('live', () => Object.assign(window, { live: true })))
}

export async function isLive(page: Page) {
  return page.evaluate(() => 'live' in window)
}

/** Opens a page and gives the sign of a reader that makes it live; done once it is. */
export async function visit(page: Page, address: string) {
  await noteLive(page)
  await page.goto(address)
  let moves = 0
  // A hand on a mouse goes on moving.
  await expect
    .poll(async () => {
      await page.mouse.move(1, ++moves)
      return isLive(page)
    })
    .toBe(true)
}

/** Has all of a page laid out, as where it is loaded again: tools know nothing of the size of what is not. */
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

/** Opens a page as somebody meets it who has not answered the privacy notice: it comes a second after the page is live. */
export async function visitWithNotice(page: Page, address: string) {
  await page.clock.install()
  await visit(page, address)
  await page.clock.runFor(1000)
  await expect(privacyNotice(page)).toBeVisible()
}

/** From the next page on the privacy notice is answered, and stays away. */
export async function answerNotice(page: Page) {
  await page.addInitScript((key) => localStorage.setItem(key, 'allowed'), embedChoiceKey)
}

/** What `expectTold` asks for, so that tests can leave it out of what the page asks for. */
export const marker = '/robots.txt'

/** Makes sure that every request the page has begun is known to the test: the page makes one of its own behind them. */
export async function expectTold(page: Page) {
  expect(await page.evaluate((path) => fetch(path).then(({ ok }) => ok), marker)).toBe(true)
}

/** Tells of the scripts fetched from now on whether one holds these words: the names of chunks say nothing. */
export function scriptsOf(page: Page) {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response)
  })
  return async (words: string) => {
    const texts = await Promise.all(scripts.map((script) => script.text()))
    return texts.some((text) => text.includes(words))
  }
}

/** Requests for these files wait until they are let through, and are answered then. */
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

/** Name of the sign-up's own script: it comes first, and with it what keeps the presses on the form. */
export async function ownScriptOfSignup(page: Page): Promise<string> {
  const html = await (await page.request.get('/checkout/success')).text()
  const [, name] = /data-scripts="(\S+)/.exec(html) ?? []
  if (!name) throw new Error('The page names no scripts.')
  return name
}

/** React waits until it is let through, but not what keeps the presses on the form. */
export async function holdReactBehindForm(page: Page): Promise<() => void> {
  const release = await holdReact(page)
  await page.route(`**/${await ownScriptOfSignup(page)}.js`, (route) => route.continue())
  return release
}

/**
 * The first request for these files is lost, the others go through. Playwright's own `times` leaves what else is under way
 * as it ends without an answer.
 */
export async function loseFirst(page: Page, files: string) {
  let isLost = false
  await page.route(files, (route) => {
    if (isLost) return route.continue()
    isLost = true
    return route.abort()
  })
}

/** From the top to the end in steps, so that everything lazy comes near once. */
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
 * Waits until the fonts have come and have reached every paragraph, which on a busy machine takes a while, and what follows
 * them is laid out (components/layout/content-visibility.css).
 */
export async function expectFonts(page: Page) {
  const unreached = () =>
    page.evaluate(
      () =>
        Array.from(document.querySelectorAll('body, .prose > p'), (element) =>
          getComputedStyle(element).fontFamily.startsWith('"Public Sans",'),
        ).filter((isReached) => !isReached).length,
    )
  await expect.poll(unreached, { timeout: 20_000 }).toBe(0)
  const waiting = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((step) => step instanceof CSSAnimation && step.animationName === 'lay-out')
          .filter(({ playState }) => playState !== 'finished').length,
    )
  await expect.poll(waiting).toBe(0)
}

/** From the next page on as in a browser that cannot count siblings: nothing is laid out before somebody comes near it. */
export async function layOutNothing(page: Page) {
  await page.addInitScript(() => {
    const rules = new CSSStyleSheet()
    rules.replaceSync('main * { animation: none !important }')
    document.adoptedStyleSheets = [rules]
  })
}
