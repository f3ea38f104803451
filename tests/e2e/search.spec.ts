import { devices, expect, type Page, test } from '@playwright/test'
import { articleCount, articleSlugs, flushRequests, holdReact, visit } from './visit'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' })
const grid = (page: Page) => page.getByRole('region', { name: 'All Articles' })
const status = (page: Page) => grid(page).getByRole('status')
const found = (page: Page) => grid(page).getByRole('heading', { level: 3 })

/** Without articles that editors have added, which may well be about the same. */
const foundOfFirst = (page: Page) => {
  const first = articleSlugs.map((slug) => `:has(a[href="/blog/${slug}"])`).join()
  return grid(page).locator(`li:is(${first})`).getByRole('heading', { level: 3 })
}

/** Counts the requests for the search index. */
function countIndexRequests(page: Page): { asked: number } {
  const count = { asked: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/search-index.json') count.asked += 1
  })
  return count
}

test('the index is fetched when typing starts, once', async ({ page }) => {
  const count = countIndexRequests(page)
  await page.clock.install()
  await visit(page, '/blog')
  await field(page).focus()
  await page.clock.runFor(1000)
  await flushRequests(page)
  expect(count.asked).toBe(0)
  await field(page).pressSequentially('rezoning')
  await expect(foundOfFirst(page).first()).toHaveText(/^Rezoning & Entitlements/)
  expect(count.asked).toBe(1)
})

for (const { typed, title } of [
  { typed: 'seler financing', title: /^Seller Financing 101$/ },
  { typed: 'Dilligence', title: /Due Diligence Checklist$/ },
  { typed: 'when the buyer stops paying', title: /^Seller Financing 101$/ },
  { typed: 'taxes', title: /^Tax Strategies/ },
  { typed: 'how to flip land', title: /Exit/i },
  { typed: '9.9%', title: /^Seller Financing 101$/ },
  { typed: 'e-mail', title: /^Off-Market/ },
  { typed: 'beginer', title: /^The Beginner.s Guide/ },
]) {
  test(`"${typed}" finds the intended article first of those the site began with: typos, headings, word forms, numbers and the featured article included`, async ({
    page,
  }) => {
    await visit(page, '/blog')
    await field(page).fill(typed)
    await expect(foundOfFirst(page).first()).toHaveText(title)
  })
}

test('a word that appears only in the text of an article finds it', async ({ page }) => {
  await visit(page, '/blog')
  await field(page).fill('probate')
  await expect(found(page).filter({ hasText: /^Off-Market/ })).toBeVisible()
})

test('the count is announced, the query is kept in the URL, and both return after a reload', async ({
  page,
}) => {
  await visit(page, '/blog')
  await field(page).fill('septic')
  await expect(page).toHaveURL(/\/blog\?q=septic$/)
  await expect(status(page)).toHaveText(/^\d+ articles?$/)
  const announced = await status(page).textContent()
  await page.reload()
  await expect(field(page)).toHaveValue('septic')
  await expect(status(page)).toHaveText(announced ?? '')
})

test('a query in the URL is searched without any interaction', async ({ page }) => {
  await page.goto('/blog?q=rezoning')
  await expect(field(page)).toHaveValue('rezoning')
  await expect(foundOfFirst(page).first()).toHaveText(/^Rezoning/)
})

test('an empty result is announced, with a way back', async ({ page }) => {
  await visit(page, '/blog')
  await field(page).fill('xyzzy')
  await expect(status(page)).toHaveText('No article matches. Try another word or another topic.')
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(found(page)).toHaveCount(articleCount - 1)
  await expect(field(page)).toHaveValue('')
  await expect(status(page)).toBeFocused()
  await expect(page).toHaveURL(/\/blog$/)
})

test('when the index fails to load, everything stays listed, and the next input retries', async ({
  page,
}) => {
  await page.route('**/search-index.json', (route) => route.fulfill({ status: 503, body: 'no' }), {
    times: 1,
  })
  await visit(page, '/blog')
  await field(page).fill('septi')
  await expect(status(page)).toContainText('The search could not be loaded.')
  await expect(found(page)).toHaveCount(articleCount - 1)
  await field(page).fill('septic')
  await expect(status(page)).toHaveText(/^\d+ articles?$/)
})

test('a search interrupted by a lost connection completes by itself when the connection returns', async ({
  page,
  context,
}) => {
  await visit(page, '/blog')
  await context.setOffline(true)
  await field(page).fill('septic')
  await expect(status(page)).toContainText('The search could not be loaded. Trying again…')
  await context.setOffline(false)
  await expect(status(page)).toHaveText(/^\d+ articles?$/)
})

for (const width of [375, 1280])
  for (const query of ['?q=perc', '?topic=rules'])
    test(`at ${width} px /blog${query} opens at the list, and a reload keeps the reader’s position`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/blog${query}`)
      const heading = page.getByRole('heading', { name: 'All Articles' })
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(status(page)).toHaveText(/^\d+ articles?$/)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.reload()
      await expect(status(page)).toHaveText(/^\d+ articles?$/)
      await expect(heading).not.toBeInViewport()
    })

for (const query of ['?q=tax', '?topic=deals'])
  test(`on a phone a reload keeps the reader’s position in the list of /blog${query}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, `/blog${query}`)
    await expect(status(page)).toHaveText(/^\d+ articles|^All/)
    const fourth = found(page).nth(3)
    await fourth.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const words = await fourth.textContent()
    await expect(fourth).toBeInViewport()
    await page.reload()
    await expect(fourth).toHaveText(words ?? '')
    await expect(status(page)).toHaveText(/^\d+ articles|^All/)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await expect(fourth).toBeInViewport()
  })

test('the search key of a phone closes its keyboard over the results, and Enter on a computer leaves the field focused', async ({
  page,
  browser,
}) => {
  const phone = await browser.newPage({ ...devices['Pixel 7'] })
  for (const each of [phone, page]) {
    await visit(each, '/blog')
    await field(each).pressSequentially('perc')
    await field(each).press('Enter')
    await expect(status(each)).toHaveText(/^\d+ articles$/)
  }
  await expect(field(phone)).not.toBeFocused()
  await expect(field(page)).toBeFocused()
  await phone.close()
})

test('a press anywhere around the cross clears the field, as large as a finger', async ({ page }) => {
  await visit(page, '/blog')
  const { width = 0, height = 0 } = (await field(page).boundingBox()) ?? {}
  const press = async (fromEnd: number, down: number) => {
    await field(page).fill('tax')
    await field(page).click({ position: { x: width - fromEnd, y: height / 2 + down } })
  }
  for (const [fromEnd, down] of [
    [22, 0],
    [4, -18],
    [42, 18],
  ] as const) {
    await press(fromEnd, down)
    await expect(field(page)).toHaveValue('')
  }
  // What is typed ends before it.
  await press(60, 0)
  await expect(field(page)).toHaveValue('tax')
})

test('input typed while React is still loading is searched for', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/blog')
  await field(page).click()
  await field(page).pressSequentially('1031')
  await expect(field(page)).toHaveValue('1031')
  await expect(foundOfFirst(page).first()).not.toHaveText(/Tax Strategies/i)
  release()
  await expect(foundOfFirst(page).first()).toHaveText(/Tax Strategies/i)
  await expect(field(page)).toHaveValue('1031')
  await expect(field(page)).toBeFocused()
})
