import { expect, type Locator, type Page, test } from '@playwright/test'
import { newEmail } from './local-founders'
import {
  expectLive,
  expectStored,
  expectSuccess,
  fill,
  notifications,
  openWithStoppedClock,
  timeUntilIdle,
} from './signup-screen'
import {
  eventually,
  expectLivePage,
  flushRequests,
  hold,
  isLive,
  ownScriptOfSignup,
  trackLive,
} from './visit'

/** A tab opened before a deploy: the host has removed chunks that the tab still requests. */
const listed = '**/_next/static/chunks/**'

/** Counts the page loads from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 }
  page.on('domcontentloaded', () => {
    loads.count += 1
  })
  return loads
}

/** The chunks are missing until the page is reloaded, which brings the URLs of the new deploy. */
async function deployUnder(page: Page, chunks: string | RegExp = listed) {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  await page.route(chunks, (route) => (documents < 2 ? route.fulfill({ status: 404 }) : route.continue()))
}

/** The chunk that a page requests when an action first happens, found by performing it in a separate tab. */
async function chunkOf(page: Page, address: string, act: (page: Page) => Promise<unknown>): Promise<RegExp> {
  const asked: string[] = []
  await page.goto(address)
  await page.keyboard.press('Shift')
  await expectLivePage(page)
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await act(page)
  await eventually(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
  await flushRequests(page)
  await page.close()
  return new RegExp(
    asked
      .filter((path) => path.endsWith('.js'))
      .map((path) => path.replaceAll('.', '\\.'))
      .join('|'),
  )
}

/** Clicks first, as a person would: before its loader has arrived, a page does not notice `fill` alone. */
async function typeInto(field: Locator, words: string) {
  await field.click()
  await field.fill(words)
}

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Create Founder Account' })

test.beforeEach(({ context }) => trackLive(context))

test('a page whose chunks are gone is reloaded once and becomes live', async ({ page }) => {
  const loads = countLoads(page)
  await deployUnder(page)
  await page.goto('/transparency')
  await page.keyboard.press('Shift')
  await expectLivePage(page)
  expect(loads.count).toBe(2)
})

test('numbers typed into a calculator survive the reload, and count', async ({ page }) => {
  await deployUnder(page)
  const loads = countLoads(page)
  await page.goto('/blog/seller-financing-guide')
  const calculator = page.getByRole('region', { name: 'Seller-finance schedule' })
  await typeInto(calculator.getByLabel('Monthly payment'), '354.40')
  await expectLivePage(page)
  expect(loads.count).toBe(2)
  await expect(calculator.getByLabel('Monthly payment')).toHaveValue('354.40')
  await expect(calculator).toContainText('No balloon is needed.')
})

test('numbers typed while the page is reloading survive, too', async ({ page }) => {
  await deployUnder(page)
  await page.goto('/blog/seller-financing-guide')
  const calculator = page.getByRole('region', { name: 'Seller-finance schedule' })
  const payment = calculator.getByLabel('Monthly payment')
  // While a page is unloading, Playwright waits for the next one, but a person keeps typing.
  await payment.evaluate((field: HTMLInputElement) =>
    addEventListener('beforeunload', () => {
      field.value = '354.40'
    }),
  )
  await payment.press('End')
  await expect(calculator).toContainText('No balloon is needed.')
  await expect(payment).toHaveValue('354.40')
})

test('words typed into the search survive the reload, and find articles', async ({ page }) => {
  const chunk = await chunkOf(await page.context().newPage(), '/blog', (tab) =>
    tab.getByRole('searchbox').fill('rezoning'),
  )
  await deployUnder(page, chunk)
  const loads = countLoads(page)
  await page.goto('/blog')
  await typeInto(page.getByRole('searchbox', { name: 'Search the articles' }), 'rezoning')
  // This takes two page loads, React twice, the search and its index.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ articles?$/, { timeout: 15_000 })
  await expect(page.getByRole('searchbox', { name: 'Search the articles' })).toHaveValue('rezoning')
  expect(loads.count).toBe(2)
})

test('the sign-up keeps the email, never a password, when the code behind the form is gone', async ({
  page,
}) => {
  const firebase = await chunkOf(await page.context().newPage(), '/checkout/success', (tab) =>
    email(tab).focus(),
  )
  const loads = countLoads(page)
  let isGone = false
  await page.route(firebase, (route) => (isGone ? route.fulfill({ status: 404 }) : route.abort()))
  await page.goto('/checkout/success')
  await expectLive(page)
  // The connection is down when the form is first used, and the deploy happens while it is filled in.
  await email(page).fill('ann@example.com')
  await page.getByLabel('Password', { exact: true }).fill('fence post 9')
  await page.getByRole('button', { name: 'Show passwords' }).click()
  await page.getByLabel('Confirm Password', { exact: true }).fill('fence post 9')
  isGone = true
  await submit(page).click()
  await eventually(() => loads.count).toBe(2)
  await expect(email(page)).toHaveValue('ann@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'fence post',
  )
})

test('the sign-up reports its outcome, even if a deploy has removed every chunk not fetched yet', async ({
  page,
}) => {
  await page.goto('/checkout/success')
  await expectLive(page)
  const buyer = newEmail()
  await fill(page, buyer)
  await page.waitForLoadState('networkidle')
  await page.route(listed, (route) => route.fulfill({ status: 404 }))
  await submit(page).click()
  await expectSuccess(page)
  await expect(notifications(page)).toContainText('Account Created')
  await expectStored(buyer)
})

test('a sign-up whose chunks are missing for good is reloaded once, stays readable and says so', async ({
  page,
}) => {
  const loads = countLoads(page)
  await page.route(listed, (route) => route.fulfill({ status: 404 }))
  await page.goto('/checkout/success')
  await eventually(() => loads.count).toBe(2)
  await email(page).fill('ann@example.com')
  await page.mouse.move(100, 100)
  await expect(
    page.getByText('The form is still loading. If it takes too long, reload the page'),
  ).toBeVisible({
    timeout: 15_000,
  })
  expect(loads.count).toBe(2)
  await expect(email(page)).toHaveValue('ann@example.com')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
})

test('a submit that waits for React when a deploy removes it is reported after the reload, and can be repeated', async ({
  page,
}) => {
  const loads = countLoads(page)
  const own = await ownScriptOfSignup(page)
  const release = await hold(page, listed, (route) =>
    loads.count < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.route(`**/${own}.js`, (route) => route.continue())
  await page.goto('/checkout/success')
  const buyer = newEmail()
  await fill(page, buyer)
  await submit(page).click()
  release()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The page reloaded partway through. Enter the same email and password here; your payment is safe.',
  )
  expect(loads.count).toBe(2)
  await expect(email(page)).toHaveValue(buyer)
  await fill(page, buyer)
  await submit(page).click()
  await expectSuccess(page)
  await expectStored(buyer)
})

test('a submit interrupted by a deploy is reported after the reload, and can be repeated', async ({
  page,
}) => {
  const firebase = await chunkOf(await page.context().newPage(), '/checkout/success', (tab) =>
    email(tab).focus(),
  )
  const loads = countLoads(page)
  const release = await hold(page, firebase, (route) => route.fulfill({ status: 404 }))
  await page.goto('/checkout/success')
  await expectLive(page)
  const buyer = newEmail()
  await fill(page, buyer)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible()
  release()
  await eventually(() => loads.count).toBe(2)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The page reloaded partway through. Enter the same email and password here; your payment is safe.',
  )
  await expect(email(page)).toHaveValue(buyer)
  await page.unrouteAll()
  await fill(page, buyer)
  await submit(page).click()
  await expectSuccess(page)
  await expectStored(buyer)
})

test('a sign-up whose form code is missing for good says what to do', async ({ page }) => {
  const firebase = await chunkOf(await page.context().newPage(), '/checkout/success', (tab) =>
    email(tab).focus(),
  )
  const loads = countLoads(page)
  await page.route(firebase, (route) => route.fulfill({ status: 404 }))
  await page.goto('/checkout/success')
  await expectLive(page)
  await email(page).focus()
  await eventually(() => loads.count).toBe(2)
  await expectLive(page)
  await email(page).fill('ann@example.com')
  await page.getByLabel('Password', { exact: true }).fill('fence post 9')
  await page.getByLabel('Confirm Password', { exact: true }).fill('fence post 9')
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your payment is safe' })).toContainText(
    'A part of this page could not be loaded. Press the button again. If that does not help, reload this page',
  )
  await expect(email(page)).toHaveValue('ann@example.com')
  expect(loads.count).toBe(2)
})

test('a sign-up whose form code hangs says so after half a minute, and works once it has loaded', async ({
  page,
}) => {
  const firebase = await chunkOf(await page.context().newPage(), '/checkout/success', (tab) =>
    email(tab).focus(),
  )
  const release = await hold(page, firebase)
  await openWithStoppedClock(page)
  const buyer = newEmail()
  await fill(page, buyer)
  await submit(page).click()
  expect(await timeUntilIdle(page, 31_000)).toBeGreaterThan(29_000)
  await expect(page.getByRole('alert').filter({ hasText: 'Your payment is safe' })).toContainText(
    'A part of this page could not be loaded. Press the button again',
  )
  release()
  await submit(page).click()
  await expectSuccess(page)
  await expectStored(buyer)
})

test('offline is not a missing chunk: the page does not reload, and the next interaction retries', async ({
  page,
  context,
}) => {
  const loads = countLoads(page)
  const loaded = page.waitForResponse('**/_next/static/loader/**')
  await page.goto('/transparency')
  await loaded
  await flushRequests(page)
  await context.setOffline(true)
  // The host is asked whether the chunk is gone for good.
  const asked = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch')
  await page.keyboard.press('Shift')
  await asked
  expect(await isLive(page)).toBe(false)
  await context.setOffline(false)
  await page.keyboard.press('Shift')
  await expectLivePage(page)
  expect(loads.count).toBe(1)
})
