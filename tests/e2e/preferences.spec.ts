import { expect, test } from '@playwright/test'
import { expectItFits } from './fit'
import { expectFonts, guide, pages, section, visit, visitWithNotice } from './visit'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('with forced colors everything that has a border keeps it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const [address, ...edged] of [
    [
      '/',
      '.button:not(.button-tertiary)',
      '.offers',
      '.comparison td',
      '.video',
      '.site-notice',
      '.site-header',
    ],
    ['/blog', '.button:not(.button-tertiary)', 'input', '.featured-spread', '.site-header'],
    [guide, '.button:not(.button-tertiary)', '.callout', '.article-bar'],
    ['/checkout/success', '.button:not(.button-tertiary)', 'input', '.site-notice'],
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

test('with light-on-black forced colors, a figure keeps the light background that its file is drawn for', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/blog/land-development-basics')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  const grounds = await page
    .locator('.figure picture')
    .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).backgroundColor))
  expect(grounds).toContain('oklch(1 0 0)')
  expect(new Set(grounds).size).toBe(1)
})

test('with light-on-black forced colors, the sign in the search field has the color of its label', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/blog')
  const label = page.getByText('Search the articles')
  const color = await label.evaluate((words) => getComputedStyle(words).color)
  await expect(page.locator('.icon-search')).toHaveCSS('color', color)
})

test('the markers of lists, paths and metadata are borders, which forced colors and print keep', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const [address, ...marked] of [
    ['/blog', '.reading-path li::after', '.dashed-list li::before', '.article-meta li::before'],
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

test('in print the heading shows, but no menu button, article bar, notice, notifications or skip link', async ({
  page,
}) => {
  for (const address of ['/', '/blog', guide, '/transparency', '/checkout/success']) {
    await page.emulateMedia({ media: 'screen' })
    await visitWithNotice(page, address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hidden = page.locator('.menu-button, .article-bar, .site-notice, .toaster, .skip-link')
    // The sign-up has neither a menu nor an article bar.
    await expect(hidden, address).toHaveCount(address === '/checkout/success' ? 3 : 4)
    for (const element of await hidden.all()) await expect(element).toBeHidden()
    const pinned = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .map((element) => element.className),
    )
    expect(pinned, address).toEqual([])
  }
})

test('in print the sample screen keeps its frame and its dark headers, on one page', async ({ page }) => {
  await page.goto('/')
  // A change of fonts between two measurements would move what is measured.
  await expectFonts(page)
  await page.emulateMedia({ media: 'print' })
  const stage = page.locator('.hero-stage')
  await expect(stage).toHaveCSS('break-inside', 'avoid')
  await expect(stage.getByText('Deal card')).toHaveCSS('print-color-adjust', 'exact')
  const top = async (css: string) => (await page.locator(css).boundingBox())?.y ?? 0
  for (const width of [390, 760]) {
    await page.setViewportSize({ width, height: 900 })
    // The frame's lines extend 7 px beyond a screen.
    for (const screen of ['.mockup-queue', '.mockup-deal'])
      expect(await top(screen), `${screen} at ${width} px`).toBeGreaterThanOrEqual(
        (await top('.hero-stage')) + 7,
      )
  }
})

test('in print the four stats are not split across pages, and stay clear of the text under the sample screen', async ({
  page,
}) => {
  await page.goto('/')
  await expectFonts(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.stats')).toHaveCSS('break-inside', 'avoid')
  for (const width of [390, 760]) {
    await page.setViewportSize({ width, height: 900 })
    const words = await page.getByText('Screens may change before launch.').boundingBox()
    const sign = await page.locator('.sign').first().boundingBox()
    if (!words || !sign) throw new Error('The words or the figures are missing.')
    expect(sign.y, `at ${width} px`).toBeGreaterThan(words.y + words.height)
  }
})

test('in print nothing below the last line of an article takes a page of its own, even with the privacy notice open', async ({
  page,
}) => {
  await visitWithNotice(page, guide)
  await page.emulateMedia({ media: 'print' })
  const room = await page.evaluate(() => {
    const end = (css: string) => document.querySelector(css)?.getBoundingClientRect().bottom ?? Number.NaN
    return {
      inTheMain: end('main') - end('.article-disclaimers p:last-child'),
      below: document.documentElement.getBoundingClientRect().bottom - end('main'),
    }
  })
  expect(room.inTheMain).toBeLessThan(2)
  // The margin around the sheet (`--collar`), which is 44 px in this window and 18 in print.
  expect(room.below).toBeLessThan(45)
})

test('in print a fence divides the six tools, on upright paper and across', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const [width, divided] of [
    [720, '.lot:nth-child(4)'],
    [1040, '.features-plat > ul'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const fence = await page.locator(divided).evaluate((element) => {
      const { maskImage, printColorAdjust } = getComputedStyle(element, '::before')
      return { isDrawn: maskImage.includes('fence-tile'), printColorAdjust }
    })
    expect(fence, `${width} px wide`).toEqual({ isDrawn: true, printColorAdjust: 'exact' })
  }
})

test('in print the timeline of what happens after payment keeps its posts', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1047 })
  const posts = await page.locator('.timeline li').evaluateAll((steps) =>
    steps.map((step) => {
      const { height, printColorAdjust } = getComputedStyle(step, '::after')
      return [height, printColorAdjust]
    }),
  )
  expect(posts).toEqual(Array(5).fill(['7px', 'exact']))
})

test('in print the questions of the landing page fit on one page', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const questions = page.locator('#faq')
  for (const [paper, width, height] of [
    ['A4 less a centimetre on each side', 718, 1047],
    ['Letter less half an inch on each side', 720, 960],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(questions.getByText('No software can promise that.')).toBeVisible()
    expect(
      (await questions.boundingBox())?.height,
      `${paper}; where there are more questions, the print rules of components/landing/faq.css have to make room`,
    ).toBeLessThan(height)
  }
})

test('in print headings stay with their text, and questions and the steps after payment are not split across pages', async ({
  page,
}) => {
  for (const [address, part, property] of [
    ['/', '.timeline', 'break-inside'],
    [guide, '.question', 'break-inside'],
    [guide, '.prose > h2', 'break-after'],
    ['/transparency', '.statement h2', 'break-after'],
  ] as const) {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator(part).first(), `${part} on ${address}`).toHaveCSS(property, 'avoid')
  }
})

test('with fonts blocked the text is shown and fits', async ({ page }) => {
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

test('every element gets its font, and the same one whether fonts switch part by part or all at once', async ({
  page,
}) => {
  for (const address of pages) {
    await page.goto(address)
    await expectFonts(page)
    // In a single evaluation: a page that became live in between would have other elements.
    const { inParts, parts, atOnce } = await page.evaluate(() => {
      const fonts = () =>
        Array.from(document.body.querySelectorAll('*'), (element) => {
          const { fontFamily } = getComputedStyle(element)
          return `${element.tagName} ${element.className} ${fontFamily}`
        })
      const inParts = fonts()
      const parts = document.querySelectorAll('body [data-fonts]')
      for (const part of parts) part.removeAttribute('data-fonts')
      return { inParts, parts: parts.length, atOnce: fonts() }
    })
    expect(inParts.filter((font) => !/"(National Park|Public Sans|Overpass Mono)",/.test(font))).toEqual([])
    expect(parts, address).toBeGreaterThan(5)
    expect(atOnce, address).toEqual(inParts)
  }
})

test('with reduced motion nothing is animated', async ({ page }) => {
  for (const address of ['/', '/blog', guide, '/checkout/success']) {
    await visit(page, address)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    const moving = await page.evaluate(async () => {
      const seen = new Set<string>()
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        for (const { effect, playState } of document.getAnimations())
          if (playState === 'running' && effect instanceof KeyframeEffect) {
            const [first] = effect.getKeyframes()
            // Being laid out is not motion (components/layout/content-visibility.css).
            if (!first || !('contentVisibility' in first))
              seen.add(`${effect.target?.className} ${JSON.stringify(first)}`)
          }
      }
      return [...seen]
    })
    expect(moving, address).toEqual([])
  }
})

/** Headings, paragraphs and cells that are not visible. Runs in the page. */
function readInvisibleText() {
  // Text for screen readers, or text that waits for a press, for another screen width or for a script that is absent.
  const waits = [
    '.visually-hidden, noscript, [aria-hidden=true], .toaster',
    '[popover], details:not([open]) > :not(summary)',
    '.article-card-inside, .article-plate, .needs-scripting, .signup-slow, .article-contents > summary',
  ].join()
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, th, td, summary, label, a')]
    .filter((element) => element.textContent?.trim() && !element.closest(waits))
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of pages) {
    test(`all text of ${address} is there and visible`, async ({ page }) => {
      await page.goto(address)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(readInvisibleText), `at ${width} px`).toEqual([])
        await expectItFits(page, `${width} px`)
      }
    })
  }

  test('the menu on small screens and the questions open', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(links).toHaveCount(6)
    await page.keyboard.press('Escape')
    const question = section(page, 'faq').getByRole('group').last()
    await question.locator('summary').click()
    await expect(question.getByRole('paragraph')).toBeVisible()
  })
})
