import { expect, type Page, test } from '@playwright/test'
import { localValues } from '../../lib/local-profile'
import { visit } from './visit'

const configured = localValues(process.env)

/** How far things have moved by themselves since the page began, as browsers measure it. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(shift.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    )
}

const faults = {
  blocked: (page: Page, address: string) => page.route(`${address}*`, (route) => route.abort()),
  'answering with an error': (page: Page, address: string) =>
    page.route(`${address}*`, (route) => route.fulfill({ status: 503, body: 'busy' })),
  'never answering': (page: Page, address: string) => page.route(`${address}*`, () => {}),
}

for (const [fault, happen] of Object.entries(faults)) {
  test(`a newsletter form ${fault} leaves its plain link, its place and the page as they were`, async ({
    page,
  }) => {
    const shifted = await watchShifts(page)
    await happen(page, configured.NEXT_PUBLIC_NEWSLETTER_URL)
    await visit(page, '/')
    const frame = page.locator('#cta iframe')
    const asked = page.waitForRequest((request) => request.url() === configured.NEXT_PUBLIC_NEWSLETTER_URL)
    await frame.scrollIntoViewIfNeeded()
    await asked
    const link = page.locator('.newsletter-link a')
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', configured.NEXT_PUBLIC_NEWSLETTER_URL)
    expect((await frame.boundingBox())?.height).toBe(200)
    expect(await shifted()).toBeLessThan(0.01)
    // The rest of the page goes on.
    const question = page.locator('details').filter({ hasText: 'What if I hit a bug?' })
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
  })

  test(`a demo video ${fault} leaves its plain link and its place`, async ({ page }) => {
    const shifted = await watchShifts(page)
    await happen(page, configured.NEXT_PUBLIC_DEMO_VIDEO_URL)
    await page.goto('/')
    const place = page.locator('#walkthrough .video')
    const before = await place.boundingBox()
    await page.getByRole('button', { name: 'Play the 5-minute demo' }).click()
    await expect(page.locator('#walkthrough iframe')).toBeVisible()
    await expect(page.locator('.walkthrough-note a')).toBeVisible()
    await expect(page.locator('.walkthrough-note a')).toHaveAttribute(
      'href',
      configured.NEXT_PUBLIC_DEMO_VIDEO_URL,
    )
    const after = await place.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    expect(await shifted()).toBeLessThan(0.01)
  })
}

test('inside their sandbox the form can be sent and scripts run, and neither frame can lead the page away', async ({
  page,
}) => {
  const body = `<!doctype html><title>Letters</title>
    <form method="get"><input name="email" aria-label="Email"><button>Subscribe</button></form>
    <a href="/elsewhere" target="_top">Away</a><p>no script</p>
    <script>document.querySelector('p').textContent = 'script ran'; localStorage.setItem('kept', 'yes')</script>`
  await page.route(`${configured.NEXT_PUBLIC_NEWSLETTER_URL}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  await page.route(`${configured.NEXT_PUBLIC_DEMO_VIDEO_URL}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  const framed = page.waitForRequest(`${configured.NEXT_PUBLIC_NEWSLETTER_URL}*`)
  await visit(page, '/?from=letter')
  await page.locator('#cta iframe').scrollIntoViewIfNeeded()
  // Of where it is shown, it is told the site alone.
  expect(await (await framed).headerValue('referer')).toBe(`${new URL(page.url()).origin}/`)
  const letters = page.frameLocator('#cta iframe')
  await expect(letters.getByText('script ran')).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().includes('email=ann'))
  await letters.getByLabel('Email').fill('ann')
  await letters.getByRole('button', { name: 'Subscribe' }).click()
  await sent
  await letters.getByRole('link', { name: 'Away' }).click()
  await page.getByRole('button', { name: 'Play the 5-minute demo' }).click()
  const video = page.frameLocator('#walkthrough iframe')
  await expect(video.getByText('script ran')).toBeVisible()
  await video.getByRole('link', { name: 'Away' }).click()
  await page.waitForTimeout(300)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the hosts of the frames learn which site asks, never which page of it', async ({ page, baseURL }) => {
  const referrers: (string | null)[] = []
  for (const address of [configured.NEXT_PUBLIC_NEWSLETTER_URL, configured.NEXT_PUBLIC_DEMO_VIDEO_URL])
    await page.route(`${address}*`, async (route) => {
      referrers.push(await route.request().headerValue('referer'))
      await route.continue()
    })
  await visit(page, '/?q=secret')
  await page.locator('#cta iframe').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Play the 5-minute demo' }).click()
  await expect.poll(() => referrers).toEqual([`${baseURL}/`, `${baseURL}/`])
})
