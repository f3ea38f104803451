import { expect, type Locator, type Page, test } from '@playwright/test'
import { showAll } from '../../lib/commands/shared/show-all.mjs'
import {
  eventually,
  expectFonts,
  guide,
  layOutLazily,
  pages,
  scrollThrough,
  visit,
  visitWithNotice,
} from './visit'

const articles = pages.filter((address) => address.startsWith('/blog/'))
const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
const lastSource = (page: Page) => page.locator('#sources + ol li').last()
const lastOf = (page: Page, address: string) => {
  if (address === '/') return page.getByRole('heading', { name: 'What happens after you pay' })
  return address === '/blog' ? page.getByRole('link', { name: /^Read More/ }).last() : lastSource(page)
}
/** Visible parts of the page that are not laid out yet. */
const waitingParts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main *'))
      .filter((part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }))
      .map((part) => part.outerHTML.slice(0, 80)),
  )
/** The first text below the header. */
const textBelowHeader = (page: Page) =>
  page.evaluate(() => {
    const parts = Array.from(document.querySelectorAll('main :is(h2, h3, p, li)'))
    return parts.find((part) => part.getBoundingClientRect().top > 100)?.textContent ?? ''
  })
/** How far the part with this text is from the bottom of the header, in pixels. */
const distanceOf = (page: Page, words: string) =>
  page
    .locator('main :is(h2, h3, p, li)', { hasText: words })
    .last()
    .evaluate((part) => Math.abs(part.getBoundingClientRect().top - 100))

for (const address of ['/', '/blog', ...articles])
  test(`${address} lays out content below the first view when the reader comes near it`, async ({ page }) => {
    await layOutLazily(page)
    await page.goto(address)
    await expectFonts(page)
    const last = lastOf(page, address)
    expect(await isLaidOut(last)).toBe(false)
    await last.scrollIntoViewIfNeeded()
    await eventually(() => isLaidOut(last)).toBe(true)
  })

for (const address of ['/', '/blog', ...articles])
  test(`${address} is laid out to its end once the fonts have loaded, and keeps its height`, async ({
    page,
  }) => {
    // The notice takes up space below the page.
    await visitWithNotice(page, address)
    await expectFonts(page)
    expect(await waitingParts(page)).toEqual([])
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
    const height = await heightOf()
    await scrollThrough(page)
    expect(await heightOf()).toBe(height)
  })

test('a page in a background tab does not lay itself out, or all of that would be due once the tab is shown', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await page.goto(guide)
  await expectFonts(page)
  expect(
    await page
      .locator('.prose > p')
      .last()
      .evaluate((part) => part.getAnimations()),
  ).toEqual([])
  expect(await isLaidOut(lastSource(page))).toBe(false)
})

test('content not laid out yet is available to screen readers and the clipboard', async ({ page }) => {
  await layOutLazily(page)
  await visit(page, guide)
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible()
  expect(await isLaidOut(lastSource(page))).toBe(false)
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body)
    return String(getSelection())
  })
  expect(copied).toContain(await lastSource(page).textContent())
})

for (const width of [320, 1440])
  test(`at ${width} px smooth scrolling ends at its section, however much above it was not laid out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await layOutLazily(page)
    for (const address of articles) {
      await page.goto(address)
      await expectFonts(page)
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
      const last = page.locator('nav[aria-label="Contents"] a').last()
      if (width < 992) await page.locator('.article-contents summary').click()
      await last.click()
      const section = page.locator('.prose h2').last()
      await expect
        .poll(() => section.evaluate((heading) => Math.abs(heading.getBoundingClientRect().top - 80)))
        .toBeLessThan(2)
      expect(await isLaidOut(page.locator('.prose > p').last())).toBe(true)
    }
  })

test('a reload and going back restore the reading position', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visit(page, guide)
  for (let turn = 0; turn < 20; turn++) {
    await page.mouse.wheel(0, 1000)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(19_900)
  const words = await textBelowHeader(page)
  expect(words).not.toBe('')
  // Browsers restore it before the fonts have loaded, so they may miss it by a few lines.
  await page.reload()
  await expect.poll(() => distanceOf(page, words)).toBeLessThan(200)
  await page.goto('/transparency')
  await page.goBack()
  await expect.poll(() => distanceOf(page, words)).toBeLessThan(200)
})

test('a text fragment link into an article, as search engines use them, scrolls to that text', async ({
  page,
}) => {
  await page.goto(`${guide}#:~:text=Sales%20are%20thin%20and%20slow`)
  await expect(page.getByText('Sales are thin and slow')).toBeInViewport()
  await page.goto('about:blank')
  await page.goto(`${guide}#:~:text=Read%20this%20once`)
  await expect(page.getByText('Read this once')).toBeInViewport()
})

test('in print all of it is laid out', async ({ page }) => {
  await layOutLazily(page)
  await page.goto(guide)
  await expectFonts(page)
  expect(await isLaidOut(lastSource(page))).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await eventually(() => isLaidOut(lastSource(page))).toBe(true)
})

test('a full-page screenshot shows all of the page', async ({ page }) => {
  await layOutLazily(page)
  for (const address of ['/', '/blog', guide]) {
    const last = lastOf(page, address)
    await page.goto(address)
    await expectFonts(page)
    expect(await isLaidOut(last), address).toBe(false)
    await showAll(page)
    expect(await isLaidOut(last), address).toBe(true)
  }
})

test('a list continued after a paragraph is laid out at once, or its numbers would restart at 1', async ({
  page,
}) => {
  await layOutLazily(page)
  await page.goto('/blog/seller-financing-guide')
  const containmentOf = (first: number) =>
    page.locator('.prose').evaluate((prose, start) => {
      const list = document.createElement('ol')
      if (start > 1) list.start = start
      list.append(document.createElement('li'))
      prose.append(list)
      return getComputedStyle(list).contentVisibility
    }, first)
  expect(await containmentOf(1)).toBe('auto')
  expect(await containmentOf(2)).toBe('visible')
})
