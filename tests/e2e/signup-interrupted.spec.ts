import { chromium, expect, type Page, test } from '@playwright/test'
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
  sentences,
  signUp,
  stopBeforeRecord,
  stored,
} from './signup-screen'
import { expectTold, hold, holdReact } from './visit'

test.beforeEach(({ page }) => open(page))

test('a reload between the two steps: finish with one press', async ({ page }) => {
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

test('another page between the two steps, and back to an email that the browser has put back: finish', async ({
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

test('finishing fails: the panel says so, and the next press finishes it', async ({ page }) => {
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

test('another password than the first is not called a success, and the record is written', async ({
  page,
}) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.reload()
  await page.getByRole('button', { name: 'Use another email' }).click()
  await expect(form(page).email).toBeFocused()
  await signUp(page, email, 'another fence post')
  await expectFailure(page, sentences.registered, 'with the password you chose before')
  await expectStored(email)
})

test('a form that was touched before the page was live stays', async ({ page }) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.clock.install()
  const release = await holdReact(page)
  await page.reload({ waitUntil: 'commit' })
  await form(page).email.pressSequentially(email)
  const looked = page.waitForResponse(calls.read)
  release()
  await (await looked).finished()
  // By now the panel would have come in place of the form.
  await page.clock.runFor(5000)
  await expectTold(page)
  await expect(form(page).email).toHaveValue(email)
  await expect(form(page).email).toBeFocused()
})

test('the tab is closed between the two steps: another visit finishes it', async ({ page, context }) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.close()
  const later = await context.newPage()
  await open(later)
  await later.getByRole('button', { name: 'Finish setting up' }).click()
  await expectSuccess(later)
  await expectStored(email)
})

test('a reload while the account is being made: the same form again ends well', async ({ page }) => {
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

/** Waits until a call of the attempt is on its way, and holds it. */
async function signUpAsFar(page: Page, call: RegExp) {
  await hold(page, call)
  const asked = page.waitForRequest(call)
  await signUp(page, newEmail())
  await asked
}

for (const [way, leave] of [
  ['a reload', (page: Page) => page.reload()],
  [
    'a link and the way back',
    async (page: Page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
      await page.waitForURL('**/blog')
      await page.goBack()
    },
  ],
] as const) {
  test(`${way} while the account is being asked for: the form says what to do, once`, async ({ page }) => {
    await signUpAsFar(page, calls.signUp)
    await leave(page)
    await expect(form(page).alert).toContainText(interrupted)
    await page.reload()
    await expectLive(page)
    await expect(form(page).alert).toHaveCount(0)
  })
}

test('a reload while the record is being written: the form says so until it is known what is there', async ({
  page,
}) => {
  await signUpAsFar(page, calls.write)
  const release = await hold(page, calls.read)
  await page.reload()
  await expect(form(page).alert).toContainText(interrupted)
  release()
  await expect(page.getByRole('heading', { name: finishHeading })).toBeVisible()
  await expect(form(page).alert).toHaveCount(0)
})

test('a reload after an attempt that failed: nothing is said of it', async ({ page }) => {
  await once(page, calls.signUp, (route) => route.abort())
  await signUp(page, newEmail())
  await expectFailure(page, sentences.anythingElse)
  await page.reload()
  await expectLive(page)
  await expect(form(page).alert).toHaveCount(0)
})

test('another browser, between the two steps: the same e-mail and password end well', async ({
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
  test(`${way} after success: the account exists, and the form stays available`, async ({
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

/** Playwright's browsers are started without the back/forward cache. */
const cachingTest = test.extend({
  page: async ({ baseURL, launchOptions }, use) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await use(await browser.newPage({ baseURL: baseURL ?? '' }))
    await browser.close()
  },
})

cachingTest('Back brings the page back whole, but no passwords', async ({ page }) => {
  // It is open: each test of this file begins so.
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
  )
  await expectLive(page)
  const email = newEmail()
  await fill(page, email)
  await page.getByRole('button', { name: 'Show passwords' }).click()
  await page.goto('/checkout/cancel')
  // page.goBack() would wait for a page that loads; this one only comes back.
  await page.evaluate(() => setTimeout(() => history.back()))
  // Asked in the middle of the way back, the page has gone: that is asked again.
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
  'Back to a login whose record is missing: one press without a password saves it',
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

test('two tabs at once: both end well, with one account and one record', async ({ page, context }) => {
  const email = newEmail()
  const second = await context.newPage()
  await open(second)
  const release = await hold(context, calls.signUp)
  for (const tab of [page, second]) await signUp(tab, email)
  await expect
    .poll(() => second.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1)
  release()
  await Promise.all([expectSuccess(page), expectSuccess(second)])
  await expectStored(email)
})
