import { chromium, expect, type Page, test } from '@playwright/test'
import { findChromium } from '../../lib/commands/shared/find-chromium.mjs'
import { newEmail } from './local-founders'
import {
  alreadyHeading,
  calls,
  expectFailure,
  expectLive,
  expectStored,
  expectSuccess,
  fill,
  finishHeading,
  form,
  once,
  open,
  respondWith,
  sentences,
  signUp,
  stopBeforeRecord,
  stored,
} from './signup-screen'
import { eventually, flushRequests, hold, holdReact } from './visit'

test.beforeEach(({ page }) => open(page))

test('a reload between the two steps: one click finishes the sign-up', async ({ page }) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.reload()
  await expect(page.getByRole('heading', { name: finishHeading })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  expect(await stored(email)).toEqual({ accounts: 1, records: 0 })
  await page.getByRole('button', { name: 'Finish setting up' }).click()
  await expectSuccess(page)
  await expectStored(email)
})

test('Auth is unavailable when the buyer comes back: the next visit still finishes with one click', async ({
  page,
}) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.route(calls.lookUp, respondWith(503, { error: { code: 503, message: 'UNAVAILABLE' } }))
  const refused = page.waitForResponse(calls.lookUp)
  await page.reload()
  await refused
  await expectLive(page)
  await page.unroute(calls.lookUp)
  await page.reload()
  await page.getByRole('button', { name: 'Finish setting up' }).click()
  await expectSuccess(page)
  await expectStored(email)
})

test('another page between the two steps, then Back to an email that the browser restored: one click finishes the sign-up', async ({
  page,
}) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.goto('/transparency')
  await page.goBack()
  await expect(page.getByRole('heading', { name: finishHeading })).toBeVisible()
  await page.getByRole('button', { name: 'Finish setting up' }).click()
  await expectSuccess(page)
  await expectStored(email)
})

test('finishing fails: the panel says so, and the next click finishes the sign-up', async ({ page }) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.reload()
  await page.route(calls.write, (route) => route.fulfill({ status: 400, body: 'no' }))
  const finish = page.getByRole('button', { name: 'Finish setting up' })
  await finish.click()
  await expect(form(page).alert).toContainText(sentences.recordMissing, { timeout: 20_000 })
  await page.unroute(calls.write)
  await finish.click()
  await expectSuccess(page)
  await expectStored(email)
})

test('a different password is not reported as success, but the record is written', async ({ page }) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.reload()
  await page.getByRole('button', { name: 'Use another email' }).click()
  await expect(form(page).email).toBeFocused()
  await signUp(page, email, 'another fence post')
  await expectFailure(page, sentences.registered, 'with the password you chose before')
  await expectStored(email)
})

test('a form used before the page is live stays', async ({ page }) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.clock.install()
  const release = await holdReact(page)
  await page.reload({ waitUntil: 'commit' })
  await form(page).email.pressSequentially(email)
  const looked = page.waitForResponse(calls.read)
  release()
  await (await looked).finished()
  // By now the panel would have replaced the form.
  await page.clock.runFor(5000)
  await flushRequests(page)
  await expect(form(page).email).toHaveValue(email)
  await expect(form(page).email).toBeFocused()
})

test('the tab is closed between the two steps: another visit finishes the sign-up', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.close()
  const later = await context.newPage()
  await open(later)
  await later.getByRole('button', { name: 'Finish setting up' }).click()
  await expectSuccess(later)
  await expectStored(email)
})

test('a reload while the account is being created: submitting the same form again succeeds', async ({
  page,
}) => {
  const email = newEmail()
  const isMade = new Promise<void>((resolve) => {
    void once(page, calls.signUp, async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await signUp(page, email)
  await isMade
  await page.reload()
  expect(await stored(email)).toEqual({ accounts: 1, records: 0 })
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

const interrupted =
  'The page reloaded partway through. Enter the same email and password here; your payment is safe.'

/** Signs up until this call has been sent, and holds it. */
async function signUpUntil(page: Page, call: RegExp) {
  await hold(page, call)
  const asked = page.waitForRequest(call)
  await signUp(page, newEmail())
  await asked
}

for (const [way, leave] of [
  ['a reload', (page: Page) => page.reload()],
  [
    'a link and going back',
    async (page: Page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
      await page.waitForURL('**/blog')
      await page.goBack()
    },
  ],
] as const) {
  test(`${way} while the account is being requested: the form says what to do, once`, async ({ page }) => {
    await signUpUntil(page, calls.signUp)
    await leave(page)
    await expect(form(page).alert).toContainText(interrupted)
    await page.reload()
    await expectLive(page)
    await expect(form(page).alert).toHaveCount(0)
  })
}

test('a reload while the record is being written: the form says so until it knows what was stored', async ({
  page,
}) => {
  await signUpUntil(page, calls.write)
  const release = await hold(page, calls.read)
  await page.reload()
  await expect(form(page).alert).toContainText(interrupted)
  release()
  await expect(page.getByRole('heading', { name: finishHeading })).toBeVisible()
  await expect(form(page).alert).toHaveCount(0)
})

test('a reload after a failed attempt: the failure is not mentioned', async ({ page }) => {
  await once(page, calls.signUp, (route) => route.abort())
  await signUp(page, newEmail())
  await expectFailure(page, sentences.anythingElse)
  await page.reload()
  await expectLive(page)
  await expect(form(page).alert).toHaveCount(0)
})

test('another browser between the two steps: the same email and password succeed', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await open(other)
  await signUp(other, email)
  await expectSuccess(other)
  await expectStored(email)
  await other.close()
})

for (const way of ['a reload', 'a closed tab', 'Back and forward'] as const) {
  test(`${way} after success: the screen says that the account exists, and the form stays available`, async ({
    page,
    context,
  }) => {
    const email = newEmail()
    await signUp(page, email)
    await expectSuccess(page)
    const later = way === 'a closed tab' ? await context.newPage() : page
    if (way === 'a reload') await page.reload()
    else if (way === 'a closed tab') await page.close().then(() => open(later))
    else {
      await page.goto('/checkout/cancel')
      await page.goBack()
    }
    await expect(later.getByRole('heading', { name: alreadyHeading })).toBeVisible()
    await expect(later.getByRole('region', { name: alreadyHeading })).toContainText(email)
    await expect(later.getByRole('link', { name: 'Continue to the app' })).toBeVisible()
    await expect(form(later).submit).toBeEnabled()
    await expectStored(email)
  })
}

/** A test with the back/forward cache, which Playwright turns off in its browsers and the headless shell lacks. */
const cachingTest = test.extend({
  page: async ({ baseURL, launchOptions }, use) => {
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath: await findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await use(await browser.newPage({ baseURL: baseURL ?? '' }))
    await browser.close()
  },
})

cachingTest('Back restores the page as it was, but no passwords', async ({ page }) => {
  // The page is already open: `beforeEach` opens it.
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
  )
  await expectLive(page)
  const email = newEmail()
  await fill(page, email)
  await page.getByRole('button', { name: 'Show passwords' }).click()
  await page.goto('/checkout/cancel')
  // page.goBack() would wait for a page load; this page is restored from the cache.
  await page.evaluate(() => setTimeout(() => history.back()))
  // During the navigation the page is gone and this throws, so it is retried.
  await expect(async () =>
    expect(await page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true),
  ).toPass()
  await expect(form(page).email).toHaveValue(email)
  await expect(form(page).password).toHaveValue('')
  await expect(form(page).confirmation).toHaveValue('')
  await expect(form(page).password).toHaveAttribute('type', 'password')
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

cachingTest(
  'Back to a login whose record is missing: one click without a password saves the record',
  async ({ page }) => {
    const email = newEmail()
    const refused = page.waitForEvent('requestfailed', (request) => calls.write.test(request.url()))
    await page.route(calls.write, (route) => route.abort('accessdenied'))
    await signUp(page, email)
    await refused
    await expect(form(page).alert).toContainText(sentences.recordMissing, { timeout: 20_000 })
    await page.unroute(calls.write)
    await page.goto('/checkout/cancel')
    await page.evaluate(() => setTimeout(() => history.back()))
    await expect(page.getByRole('heading', { name: finishHeading })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Finish setting up' }).click()
    await expectSuccess(page)
    await expectStored(email)
  },
)

test('two tabs at once: both succeed, with one account and one record', async ({ page, context }) => {
  const email = newEmail()
  const second = await context.newPage()
  await open(second)
  const release = await hold(context, calls.signUp)
  for (const tab of [page, second]) await signUp(tab, email)
  await eventually(() => second.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1)
  release()
  await Promise.all([expectSuccess(page), expectSuccess(second)])
  await expectStored(email)
})
