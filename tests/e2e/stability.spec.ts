import { expect, type Page, test } from '@playwright/test'
import { missingRules } from './page-rules'
import {
  eventually,
  expectFonts,
  expectLivePage,
  layOutLazily,
  loseFirst,
  pages,
  scrollThrough,
  trackLive,
  visit,
} from './visit'

/** https://developer.mozilla.org/en-US/docs/Web/API/LayoutShift */
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Records layout shifts for `shiftsOf`, starting with the next page load. */
async function recordShifts(page: Page) {
  // Without the fonts, whose arrival depends on the connection: the fallbacks have their widths (app/fonts.css).
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const moved = entry.sources.flatMap(({ node }) =>
          node instanceof Element ? node : (node?.parentElement ?? []),
        )
        // The specification prescribes what moves inside the header while it shrinks.
        if (!moved.every((element) => element.closest('.site-header')))
          shifts.push(
            `${entry.value.toFixed(4)} ${moved.map((element) => element.className || element.tagName)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}

/** Every image down to the bottom of the window is loaded and painted; the browser reports it only then. */
async function expectDrawn(page: Page) {
  const missing = () =>
    Array.from(document.images).filter(
      (image) =>
        image.checkVisibility() && image.getBoundingClientRect().top < innerHeight && !image.complete,
    ).length
  await eventually(() => page.evaluate(missing)).toBe(0)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** https://developer.mozilla.org/en-US/docs/Web/API/LargestContentfulPaint */
type Paint = PerformanceEntry & { url: string; element: Element | null }

/** What the browser reports as the largest contentful paint: `words: …` or `picture: …`. */
function largestPaint(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const { url, element } = list.getEntries().at(-1) as Paint
          resolve(url ? `picture: ${url}` : `words: ${element?.textContent}`)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

for (const address of pages) {
  test(`nothing shifts on ${address} while it becomes live and is scrolled`, async ({ page }) => {
    await recordShifts(page)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, address)
      await scrollThrough(page)
      await expectDrawn(page)
      expect(await shiftsOf(page), `at ${width} px`).toEqual([])
    }
  })
}

for (const address of ['/blog?q=perc', '/blog?topic=rules'])
  test(`nothing shifts on ${address} while it opens at its results`, async ({ page }) => {
    await recordShifts(page)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'All Articles' })).toBeInViewport({ ratio: 1 })
      await expectDrawn(page)
      expect(await shiftsOf(page), `at ${width} px`).toEqual([])
    }
  })

for (const width of [320, 768, 1280])
  test(`at ${width} px a jump to a part of the landing page ends with that part in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await layOutLazily(page)
    for (const [css, text] of [
      ['h2', 'Other CRMs'],
      ['summary', 'What if I hit a bug?'],
      ['h3', 'Founder lifetime'],
    ] as const) {
      await page.goto('/')
      await expectFonts(page)
      const part = page.locator(css, { hasText: text })
      // Content above it gets its height in the next frames.
      await part.evaluate(async (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        for (let frame = 0; frame < 5; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve))
      })
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })

test('on a phone the second call to action of the landing page is in its final place before its text has arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const call = page.locator('.hero-actions > :last-child')
  await page.goto('/')
  await expect(call).toHaveText('Watch the 5-minute demo')
  const whole = await call.boundingBox()
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.slice(0, html.indexOf('Watch the 5-minute demo')) })
  })
  await page.goto('/')
  await expect(call).toHaveText('')
  expect((await call.boundingBox())?.y).toBe(whole?.y)
})

for (const width of [375, 1280])
  test(`at ${width} px the map of the landing page is in its final place before the product mockup has arrived`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const map = page.locator('.hero-ground')
    await page.goto('/')
    await expectFonts(page)
    const place = (await map.boundingBox())?.y
    expect(place).toBeDefined()
    for (const last of ['class="mockup"', 'class="lead-score', 'class="mockup-deal']) {
      await page.route('/', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        expect(html).toContain(last)
        await route.fulfill({ response, body: html.slice(0, html.indexOf(last)) })
      })
      await page.goto('/')
      await expectFonts(page)
      expect((await map.boundingBox())?.y, `before ${last}`).toBeCloseTo(place ?? 0, 0)
      await page.unroute('/')
    }
  })

test("each fallback font is as wide as its typeface, in the page's own text", async ({ page }) => {
  await page.goto('/blog/seller-financing-guide')
  const ratios = await page.evaluate(async () => {
    const line = document.createElement('span')
    document.body.append(line)
    // Large, because some browsers round the widths of small letters to whole pixels.
    Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '100px' })
    async function widthOf(words: string, family: string, weight: number) {
      await document.fonts.load(`${weight} 16px "${family}"`, words)
      line.textContent = words
      Object.assign(line.style, { fontFamily: `"${family}", monospace`, fontWeight: `${weight}` })
      return line.getBoundingClientRect().width
    }
    const wordsOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent).join(' ')
    const uses = [
      { family: 'National Park', weight: 700, words: wordsOf('h1, h2, h3') },
      { family: 'Public Sans', weight: 400, words: wordsOf('.prose > p') },
      { family: 'Public Sans', weight: 700, words: wordsOf('.prose > p') },
      { family: 'Overpass Mono', weight: 500, words: wordsOf('.map-label') },
    ]
    const found: Record<string, number> = {}
    for (const { family, weight, words } of uses)
      found[`${family} ${weight}`] =
        (await widthOf(words, family, weight)) / (await widthOf(words, `${family} Fallback`, weight))
    return found
  })
  for (const [face, ratio] of Object.entries(ratios)) {
    expect(ratio, face).toBeGreaterThan(0.98)
    expect(ratio, face).toBeLessThan(1.02)
  }
})

// On the not-found page the map is the main content.
for (const address of pages.filter((page) => page !== '/no-such-page')) {
  test(`on a phone the largest contentful paint of ${address} is text, not an image that arrives later`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(address)
    await expectDrawn(page)
    expect(await largestPaint(page)).toMatch(/^words: /)
  })
}

/** The CSS for content below the first view of a long page. */
const restOfStyles = '**/_next/static/rules/**'

for (const address of ['/', '/blog/seller-financing-guide']) {
  test(`${address} shows all its headings soon, when the CSS for below the first view fails to load`, async ({
    page,
  }) => {
    let lost = 0
    await page.route(restOfStyles, (route) => {
      lost += 1
      return route.abort()
    })
    await page.goto(address)
    expect(lost).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // By their tag, because what is hidden has no role.
    const headings = page.getByRole('main').locator('h2')
    expect(await headings.count()).toBeGreaterThan(4)
    for (const heading of await headings.all()) await expect(heading).toBeVisible()
  })
}

test('CSS for below the first view that failed to load is requested again once the page is live', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/_next/static/rules/')) asked += 1
  })
  await loseFirst(page, restOfStyles)
  await trackLive(page)
  await page.goto('/blog/seller-financing-guide')
  expect(asked, 'only what is lost').toBe(1)
  await page.keyboard.press('Shift')
  await expectLivePage(page)
  await eventually(() => missingRules(page)).toEqual([])
  expect(asked, 'what is lost, and once again').toBe(2)
})
