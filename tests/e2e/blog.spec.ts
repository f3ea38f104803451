import { expect, type Page, test } from '@playwright/test'
import { founderPrice } from '../../lib/offers'
import { pricesIn } from '../fixtures/prices-in'
import { articleCount, articleSlugs, eventually, visit } from './visit'

const grid = (page: Page) => page.getByRole('region', { name: 'All Articles' })
const featured = (page: Page) => page.getByRole('region', { name: 'Featured Article' })
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Reads all links at once: one by one, Playwright would wait for links that a filter has removed. */
function linksOf(page: Page): Promise<(string | null)[]> {
  return grid(page)
    .getByRole('link', { name: /^Read More/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

test('a card links to its article', async ({ page }) => {
  await page.goto('/blog')
  await grid(page)
    .getByRole('link', { name: /Seller Financing 101/ })
    .click()
  await expect(page).toHaveURL(/\/blog\/seller-financing-guide$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seller Financing 101')
})

test('each reading path links to several articles', async ({ page }) => {
  await page.goto('/blog')
  const paths = page.getByRole('region', { name: 'Three ways through' })
  await expect(paths.getByRole('heading', { level: 3 })).toHaveCount(3)
  const lists = await paths.getByRole('list').all()
  expect(lists).toHaveLength(3)
  for (const path of lists) {
    const links = await path.getByRole('link').all()
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) {
      const address = (await link.getAttribute('href')) ?? ''
      expect(address).toMatch(/^\/blog\//)
      expect((await page.request.get(address)).status(), address).toBe(200)
    }
  }
})

test('on a phone a stop with a long name keeps its distance from the next one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/blog')
  const stops = page.getByRole('region', { name: 'Three ways through' }).getByRole('listitem')
  const between = await stops.nth(1).evaluate((stop) => {
    const name = stop.querySelector('a')
    if (name) name.textContent = 'Septic alternatives where a perc test has failed'
    const next = stop.nextElementSibling?.querySelector('a')?.getBoundingClientRect()
    return (next?.top ?? 0) - (stop.querySelector('span')?.getBoundingClientRect().bottom ?? 0)
  })
  expect(between).toBeGreaterThan(8)
})

test('a topic filters the grid, is announced, and persists in the URL and across a reload', async ({
  page,
}) => {
  await visit(page, '/blog')
  await chip(page, 'Law and tax').click()
  await expect(chip(page, 'Law and tax')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/blog\?topic=rules$/)
  const links = await linksOf(page)
  expect(links).toContain('/blog/tax-strategies')
  expect(links).not.toContain('/blog/due-diligence-checklist')
  await expect(grid(page).getByRole('status')).toHaveText(`${links.length} articles`)
  await page.reload()
  await eventually(() => linksOf(page)).toEqual(links)
  await chip(page, 'All topics').click()
  await expect(page).toHaveURL(/\/blog$/)
  expect(await linksOf(page)).toHaveLength(articleCount - 1)
})

test('a topic in the URL is applied without any interaction', async ({ page }) => {
  await page.goto('/blog?topic=rules')
  const chosen = chip(page, 'Law and tax')
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  const other = await chip(page, 'Markets').evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect(chosen).not.toHaveCSS('background-color', other)
})

test('the topic buttons work by keyboard alone', async ({ page }) => {
  await visit(page, '/blog')
  await chip(page, 'All topics').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(chip(page, 'All topics')).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(/topic=/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is listed, and controls that need scripts are hidden', async ({ page }) => {
    await page.goto('/blog?topic=rules&q=perc')
    expect(await linksOf(page)).toHaveLength(articleCount - 1)
    await expect(featured(page).getByRole('link', { name: /^Read Article/ })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(chip(page, 'Law and tax')).toBeHidden()
  })
})

test('every blog page links to the feed, and the feed lists the articles', async ({ page, request }) => {
  for (const address of ['/blog', '/blog/tax-strategies']) {
    await page.goto(address)
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', /\/feed\.xml$/)
  }
  const feed = await request.get('/feed.xml')
  expect(feed.headers()['content-type']).toMatch(/xml/)
  const guids = Array.from(
    (await feed.text()).matchAll(/<guid[^>]*>([^<]*)</g),
    ([, guid]) => new URL(guid ?? '').pathname,
  )
  const first = articleSlugs.map((slug) => `/blog/${slug}`)
  const kept = guids.filter((path) => first.includes(path))
  // Newer articles come first and push the last of these out.
  expect(kept).toEqual(first.slice(0, kept.length))
  expect(guids).toHaveLength(Math.min(articleCount, 20))
})

test('the blog index shows the founder price and no landing page price', async ({ page }) => {
  await page.goto('/blog')
  const words = (await page.locator('body').textContent()) ?? ''
  expect(words).toContain(founderPrice)
  expect(pricesIn(words)).toEqual([])
})
