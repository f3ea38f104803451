import { expect, type Page, test } from '@playwright/test'
import { newEmail } from './local-founders'
import { app, goOnTheInternet, site } from './on-the-internet'
import {
  alreadyHeading,
  expectLive,
  expectStored,
  expectSuccess,
  notifications,
  signUp,
} from './signup-screen'

const screen = `${site}/checkout/success`

/**
 * How many times the page has navigated to the app so far. A navigation is reported only after it starts, so the page
 * first makes a request of its own: anything under way is reported before its response.
 */
function watchDepartures(page: Page): () => Promise<number> {
  let departures = 0
  page.on('request', (request) => {
    if (request.url().startsWith(app) && request.frame() === page.mainFrame()) departures += 1
  })
  return async () => {
    await page.evaluate(() => fetch('/no-such-file.svg'))
    return departures
  }
}

/** Signs up on the site as it is on the internet, and stops the page's clock at success. */
async function succeed(page: Page, address = screen): Promise<string> {
  const email = newEmail()
  await page.clock.install()
  await page.goto(address)
  await expectLive(page)
  await page.clock.pauseAt(Date.now() + 5000)
  await signUp(page, email)
  await expectSuccess(page)
  return email
}

test.beforeEach(({ context }) => goOnTheInternet(context))

test('the buyer is sent to the app 3,000 ms after success, and not before', async ({ page }) => {
  const departures = watchDepartures(page)
  const email = await succeed(page)
  await expect(page.getByText("You'll be redirected to the app in a moment...").first()).toBeVisible()
  await page.clock.runFor(2900)
  expect(await departures()).toBe(0)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(`${app}/welcome`)
  await expectStored(email)
})

test('a reload during the delay: the redirect is canceled, and the screen says that the account exists', async ({
  page,
}) => {
  const departures = watchDepartures(page)
  const email = await succeed(page)
  await page.clock.runFor(1500)
  await page.reload()
  await expect(page.getByRole('heading', { name: alreadyHeading })).toBeVisible()
  await page.clock.runFor(5000)
  expect(await departures()).toBe(0)
  expect(page.url()).toBe(screen)
  await expect(page.getByRole('link', { name: 'Continue to the app' })).toHaveAttribute(
    'href',
    `${app}/welcome`,
  )
  await expectStored(email)
})

test('Back from the app: the buyer is not redirected again', async ({ page }) => {
  const departures = watchDepartures(page)
  const email = await succeed(page)
  await page.clock.runFor(3100)
  await expect(page).toHaveURL(`${app}/welcome`)
  await page.goBack()
  await expect(page.getByRole('heading', { name: alreadyHeading })).toBeVisible()
  await page.clock.runFor(5000)
  expect(await departures()).toBe(1)
  expect(page.url()).toBe(screen)
  await expectStored(email)
})

test('the link goes to the app without the delay', async ({ page }) => {
  await succeed(page)
  await page.getByRole('link', { name: 'Continue to the app' }).click()
  await expect(page).toHaveURL(`${app}/welcome`)
})

test('on a preview host the redirect is only logged', async ({ page, context }) => {
  const preview = 'https://land-site--pr12-abc123.web.app'
  await goOnTheInternet(context, preview)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const departures = watchDepartures(page)
  await succeed(page, `${preview}/checkout/success`)
  await page.clock.runFor(5000)
  expect(await departures()).toBe(0)
  expect(page.url()).toBe(`${preview}/checkout/success`)
  await expect(page.getByText('so the redirect is skipped')).toBeVisible()
  expect(logged.filter((line) => line.includes('redirect'))).toHaveLength(1)
  await page.clock.resume()
  await expect(notifications(page)).toContainText('Success!')
})
