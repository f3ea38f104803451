import { expect, type Page, test } from '@playwright/test'
import {
  articleSlugs,
  expectFonts,
  guide,
  pages,
  privacyNotice,
  scrollThrough,
  visit,
  visitWithNotice,
} from './visit'

const widths = [320, 375, 768, 1024, 1440, 1920]

/**
 * Text that a reader cannot see whole: beyond the window's sides, or cut off by a box that does not scroll. Runs in the
 * page.
 */
function readCutOffText() {
  const window = document.documentElement.clientWidth
  const cutOff = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  nextText: for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('.visually-hidden, svg, [aria-hidden=true]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    // Letters may hang over their line by a few pixels.
    const slack = 4
    let scrolls = false
    for (
      let around: Element | null = parent;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true
      const edge = around.getBoundingClientRect()
      // Hidden on purpose, for those who listen.
      if (edge.width <= 1 || getComputedStyle(around).clipPath !== 'none') continue nextText
      const isCutX = overflowX === 'hidden' || overflowX === 'clip'
      const isCutY = overflowY === 'hidden' || overflowY === 'clip'
      if (
        (!scrolls && isCutX && (box.left < edge.left - slack || box.right > edge.right + slack)) ||
        (isCutY && (box.top < edge.top - slack || box.bottom > edge.bottom + slack))
      )
        cutOff.add(`"${text.textContent.trim().slice(0, 40)}" in ${around.className || around.tagName}`)
    }
    if (!scrolls && (box.left < -1 || box.right > window + 1))
      cutOff.add(`"${text.textContent.trim().slice(0, 40)}" at the window's side`)
  }
  return [...cutOff]
}

/** Words that go on in the next line, where no hyphen or dash lets them. Runs in the page. */
function readBrokenWords() {
  const broken = new Set<string>()
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('.visually-hidden, svg')) continue
    for (const word of text.textContent?.matchAll(/[^\s\u2013\u2014/-]+/g) ?? []) {
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const [first, ...others] = range.getClientRects()
      if (first && others.some(({ top }) => top > first.top + first.height / 2))
        broken.add(`${word[0]} in ${parent.tagName}`)
    }
  }
  return [...broken]
}

async function expectItFits(page: Page, what: string) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth, `${what}: the page scrolls sideways`).toBeLessThanOrEqual(clientWidth)
  expect(await page.evaluate(readCutOffText), `${what}: text is cut off`).toEqual([])
}

async function openEverything(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** The reader's own settings of the browser: the policy of the site does not concern them. */
async function setTextSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } })
}

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html */
async function setTextSpacing(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const address of pages) {
  test(`${address} fits every width, larger text, zoom and wider spacing`, async ({ page }) => {
    await visit(page, address)
    await openEverything(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectItFits(page, `${width} px`)
    }
    await page.setViewportSize({ width: 320, height: 256 })
    await expectItFits(page, 'zoom of 400%')
    await setTextSize(page, 32)
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectItFits(page, `text of 200% at ${width} px`)
    }
    await setTextSize(page, 16)
    await setTextSpacing(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectItFits(page, `text spacing at ${width} px`)
    }
  })
}

test('every article fits a small phone, a tablet and a desktop, and its words stay whole', async ({
  page,
}) => {
  test.slow()
  for (const slug of articleSlugs) {
    await page.goto(`/blog/${slug}`)
    await openEverything(page)
    await expectFonts(page)
    for (const width of [320, 375, 992, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectItFits(page, `${slug} at ${width} px`)
      expect(await page.evaluate(readBrokenWords), `${slug} at ${width} px`).toEqual([])
    }
  }
})

test('the words of a title stay whole on a phone where text has twice its size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await setTextSize(page, 32)
  for (const slug of articleSlugs) {
    await page.goto(`/blog/${slug}`)
    await expectFonts(page)
    const broken = await page.evaluate(readBrokenWords)
    expect(
      broken.filter((word) => word.endsWith('H1')),
      slug,
    ).toEqual([])
  }
})

/** Neighbours in a row of a table that stand closer than the space between two words. Runs in the page. */
function readCrowdedCells() {
  const range = document.createRange()
  const edges = (cell: Element) => {
    range.selectNodeContents(cell)
    const boxes = [...range.getClientRects()]
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    }
  }
  return [...document.querySelectorAll('.data-table:not(.table-stack) :is(td, th) + *')]
    .filter((cell) => {
      const before = cell.previousElementSibling
      return before && edges(cell).left - edges(before).right < 5
    })
    .map((cell) => `${cell.previousElementSibling?.textContent} ${cell.textContent}`)
}

test('on a phone the columns of a table stand apart', async ({ page }) => {
  for (const slug of articleSlugs) {
    await page.goto(`/blog/${slug}`)
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(readCrowdedCells), `${slug} at ${width} px`).toEqual([])
    }
  }
})

test('the cells of a stacked table begin at one line under their row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const slug of articleSlugs) {
    await page.goto(`/blog/${slug}`)
    const indented = await page
      .locator('.table-stack tbody :is(td, th)')
      .evaluateAll((cells) =>
        cells.map((cell) => getComputedStyle(cell).paddingLeft).filter((left) => left !== '0px'),
      )
    expect(indented, slug).toEqual([])
  }
})

/** Boxes whose last row ends before they do: where ground shows through as lines, that is a hole. Runs in the page. */
function readHoles() {
  return [...document.querySelectorAll('.key-numbers, .compare, .plat-three')]
    .filter((box) => {
      const end = box.lastElementChild?.getBoundingClientRect().right ?? 0
      return end < box.getBoundingClientRect().right - 2
    })
    .map((box) => box.className)
}

test('between a phone and a desktop no row of an article has a hole, and no small print runs too long', async ({
  page,
}) => {
  for (const slug of articleSlugs) {
    await page.goto(`/blog/${slug}`)
    for (const width of [834, 1100]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(readHoles), `${slug} at ${width} px`).toEqual([])
      const longest = await page
        .locator('figcaption, .article-disclaimers p')
        .evaluateAll((elements) => Math.max(...elements.map(({ clientWidth }) => clientWidth)))
      expect(longest, `${slug} at ${width} px`).toBeLessThanOrEqual(600)
    }
  }
})

test('the drawing of the featured article fills its half beside higher words', async ({ page }) => {
  await page.goto('/blog')
  for (const width of [992, 1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const half = await page.locator('.featured-drawing').boundingBox()
    const drawing = await page.locator('.featured-drawing svg').boundingBox()
    expect(drawing?.height, `at ${width} px`).toBeGreaterThanOrEqual((half?.height ?? 0) - 1)
  }
})

test('on a tablet the offers share their fence, and each button keeps to one line', async ({ page }) => {
  await page.goto('/')
  await expectFonts(page)
  for (const width of [820, 834, 912, 1024, 1100]) {
    await page.setViewportSize({ width, height: 800 })
    const [early, lifetime] = await page.locator('.offer').all()
    expect((await early?.boundingBox())?.y, `at ${width} px`).toBe((await lifetime?.boundingBox())?.y)
    for (const button of await page.locator('.offer .button').all())
      expect((await button.boundingBox())?.height, `at ${width} px`).toBeLessThan(60)
  }
})

test('on a desktop the words of an article stand beside its contents, at a readable measure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(guide)
  const contents = await page.getByRole('navigation', { name: 'Contents' }).boundingBox()
  const words = await page.locator('.prose > p').first().boundingBox()
  expect(words?.width).toBeGreaterThan(500)
  expect(words?.width).toBeLessThan(700)
  expect((contents?.x ?? 0) + (contents?.width ?? 0)).toBeLessThan(words?.x ?? 0)
})

test('on a zoomed screen the header leaves room for the page, and the notice is not over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const address of ['/', guide]) {
    await visitWithNotice(page, address)
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height).toBeLessThan(128)
    await expect(privacyNotice(page)).toHaveCSS('position', 'static')
  }
})

test('with forced colours everything that has an edge keeps it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const [address, ...edged] of [
    [
      '/',
      '.button:not(.button-quiet)',
      '.offers',
      '.comparison td',
      '.video',
      '.site-notice',
      '.site-header',
    ],
    ['/blog', '.button:not(.button-quiet)', 'input', '.featured-spread', '.site-header'],
    [guide, '.button:not(.button-quiet)', '.callout', '.article-bar'],
    ['/checkout/success', '.button:not(.button-quiet)', 'input', '.site-notice'],
  ] as const) {
    await visitWithNotice(page, address)
    for (const selector of edged) {
      const edges = await page.locator(selector).evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const style = getComputedStyle(element)
            const hasEdge = (['Top', 'Bottom'] as const).some(
              (side) =>
                style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
            )
            return `${element.tagName} ${element.className}: ${hasEdge ? 'edge' : 'none'}`
          }),
      )
      expect(edges, `${selector} on ${address}`).not.toEqual([])
      expect(
        edges.filter((edge) => edge.endsWith('none')),
        address,
      ).toEqual([])
    }
  }
})

test('the marks of lists, paths and facts are lines, which forced colours and paper keep', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const [address, ...marked] of [
    ['/blog', '.reading-path li::after', '.article-card-inside li::before', '.article-meta li::before'],
    ['/blog/land-development-basics', '.prose > ul > li::before', '.prose > #next-steps + ol > li::before'],
  ] as const) {
    await page.goto(address)
    for (const mark of marked) {
      const [selector = '', pseudo = ''] = mark.split('::')
      const widths = await page.locator(selector).evaluateAll(
        (items, pseudo) =>
          items.map((item) => {
            const { borderTopWidth, borderLeftWidth } = getComputedStyle(item, `::${pseudo}`)
            return Math.max(Number.parseFloat(borderTopWidth), Number.parseFloat(borderLeftWidth))
          }),
        pseudo,
      )
      expect(widths, mark).not.toEqual([])
      expect(Math.min(...widths), mark).toBeGreaterThanOrEqual(2)
    }
  }
})

test('in print there are the words, without header, notice and notifications', async ({ page }) => {
  for (const address of ['/', '/blog', guide, '/transparency', '/checkout/success']) {
    await page.emulateMedia({ media: 'screen' })
    await visitWithNotice(page, address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const hidden of ['.menu-button', '.article-bar', '.site-notice', '.toaster', '.skip-link'])
      for (const element of await page.locator(hidden).all()) await expect(element, hidden).toBeHidden()
    const pinned = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .map((element) => element.className),
    )
    expect(pinned, address).toEqual([])
  }
})

test('with fonts blocked the words are there and fit', async ({ page }) => {
  await page.route(/\.woff2?$/, (route) => route.abort())
  for (const address of ['/', '/blog', guide]) {
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    expect(loaded.filter((family) => !family.includes('Fallback'))).toEqual([])
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectItFits(page, `${address} at ${width} px`)
    }
  }
})

test('the fonts reach every paragraph of a long article', async ({ page }) => {
  await page.goto(guide)
  await expectFonts(page)
})

test('who asked for less motion sees none', async ({ page }) => {
  for (const address of ['/', '/blog', guide, '/checkout/success']) {
    await visit(page, address)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    const moving = await page.evaluate(async () => {
      const seen = new Set<string>()
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        for (const { effect, playState } of document.getAnimations())
          if (playState === 'running' && effect instanceof KeyframeEffect)
            seen.add(`${effect.target?.className} ${JSON.stringify(effect.getKeyframes()[0])}`)
      }
      return [...seen]
    })
    expect(moving, address).toEqual([])
  }
})

/** Headings, paragraphs and cells that are not to be seen. Runs in the page. */
function readInvisibleText() {
  // Words for those who listen, what waits for a press, for a screen of another width, or for a script that is not there.
  const waits = [
    '.visually-hidden, noscript, [aria-hidden=true], .toaster',
    '[popover], details:not([open]) > :not(summary)',
    '.article-card-inside, .needs-scripting, .signup-slow, .article-contents > summary',
  ].join()
  return [
    ...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, dt, dd, th, td, summary, label, a'),
  ]
    .filter((element) => element.textContent?.trim() && !element.closest(waits))
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of pages) {
    test(`all words of ${address} are there and to be seen`, async ({ page }) => {
      await page.goto(address)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(readInvisibleText), `at ${width} px`).toEqual([])
        await expectItFits(page, `${width} px`)
      }
    })
  }

  test('the menu of small screens opens, and questions do', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(links).toHaveCount(6)
    await page.keyboard.press('Escape')
    await page.getByText('What if I hit a bug?').click()
    await expect(page.getByText('bug reports are welcome')).toBeVisible()
  })
})

/** https://developer.mozilla.org/en-US/docs/Web/API/LayoutShift */
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Every picture in sight of the scroll has come, and the page has been painted with it; shifts are told after that. */
async function expectDrawn(page: Page) {
  const missing = () =>
    Array.from(document.images).filter((image) => image.checkVisibility() && !image.complete).length
  await expect.poll(() => page.evaluate(missing)).toBe(0)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

for (const address of pages) {
  test(`nothing shifts on ${address} while it comes alive and is scrolled`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // Without the fonts, whose arrival is a matter of the line: the stand-ins have their widths (app/fonts.css).
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          const moved = entry.sources.flatMap(({ node }) =>
            node instanceof Element ? node : (node?.parentElement ?? []),
          )
          // What moves inside the header while it shrinks is fixed by the specification.
          if (!moved.every((element) => element.closest('.site-header')))
            shifts.push(
              `${entry.value.toFixed(4)} ${moved.map((element) => element.className || element.tagName)}`,
            )
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, address)
      await scrollThrough(page)
      await expectDrawn(page)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `at ${width} px`).toEqual([])
    }
  })
}

for (const address of ['/', '/blog/seller-financing-guide']) {
  test(`${address} shows all its words, soon, where the rules of what follows the first view do not come`, async ({
    page,
  }) => {
    await page.route('**/_next/static/rules/**', (route) => route.abort())
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // By their tag, because what is hidden has no role.
    const headings = page.getByRole('main').locator('h2')
    expect(await headings.count()).toBeGreaterThan(4)
    for (const heading of await headings.all()) await expect(heading).toBeVisible()
  })
}
