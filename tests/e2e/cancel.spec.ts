import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectLivePage, hold, trackLive, visit } from './visit'

/** Opens an address in a new tab, whose history has no other page. */
async function openFreshTab(context: BrowserContext, address: string): Promise<Page> {
  const opener = await context.newPage()
  await opener.goto('/transparency')
  const opened = context.waitForEvent('page')
  await opener.evaluate((url) => window.open(url, '_blank', 'noopener'), address)
  return opened
}

test('Go Back in a fresh tab goes home', async ({ context, baseURL }) => {
  const fresh = await openFreshTab(context, `${baseURL}/checkout/cancel`)
  await fresh.getByRole('button', { name: 'Go Back' }).click()
  await expect(fresh).toHaveURL(`${baseURL}/`)
})

test('Go Back, clicked before the loader arrives on a slow connection, goes back', async ({ page }) => {
  await visit(page, '/transparency')
  const release = await hold(page, '**/_next/static/loader/**')
  await page.goto('/checkout/cancel', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Go Back' }).click()
  release()
  await expect(page).toHaveURL(/\/transparency$/)
})

test('Go Back, double-clicked, goes back once', async ({ page }) => {
  await page.goto('/blog')
  await page.goto('/transparency')
  await visit(page, '/checkout/cancel')
  await page.getByRole('button', { name: 'Go Back' }).dblclick()
  await expect(page).toHaveURL(/\/transparency$/)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/transparency$/)
})

test('Go Back returns to another site, too', async ({ page }) => {
  const payment = 'https://pay.land-site.example/'
  await page.route(payment, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Payment</title>' }),
  )
  await page.goto(payment)
  await visit(page, '/checkout/cancel')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(payment)
})

test.describe('after links within the page', () => {
  for (const [link, hash] of [
    ['Skip to content', 'main'],
    ['Privacy notice', 'privacy-notice'],
  ] as const) {
    test(`such as “${link}”, Go Back still leaves it`, async ({ page }) => {
      await page.goto('/transparency')
      await visit(page, '/checkout/cancel')
      await page.getByRole('link', { name: link }).press('Enter')
      await expect(page).toHaveURL(new RegExp(`#${hash}$`))
      await page.getByRole('button', { name: 'Go Back' }).click()
      await expect(page).toHaveURL(/\/transparency$/)
    })
  }

  test('Go Back in a fresh tab goes home', async ({ context, baseURL }) => {
    await trackLive(context)
    const fresh = await openFreshTab(context, `${baseURL}/checkout/cancel`)
    await fresh.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(fresh).toHaveURL(/#main$/)
    // Until then the loader goes back, and only by one entry.
    await expectLivePage(fresh)
    await fresh.getByRole('button', { name: 'Go Back' }).click()
    await expect(fresh).toHaveURL(`${baseURL}/`)
  })
})

test('in print it is one page', async ({ page }) => {
  await page.goto('/checkout/cancel')
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('only the link home is shown', async ({ page, baseURL }) => {
    await page.goto('/checkout/cancel')
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeHidden()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
  })
})
