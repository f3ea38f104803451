import { expect, test } from '@playwright/test'
import { makeAccount, newEmail, recordsOf } from './local-founders'
import {
  authError,
  brokenServer,
  calls,
  expectFailure,
  expectStored,
  expectSuccess,
  expectToast,
  fill,
  form,
  loseResponse,
  once,
  open,
  openWithStoppedClock,
  password,
  sentences,
  signUp,
  silent,
  stored,
  timeUntilIdle,
  unreachable,
} from './signup-screen'

const again =
  'Press the button again. If that does not help, reload this page, or try another network or browser.'

const refusals = [
  ['INVALID_EMAIL', sentences.invalidEmail, ''],
  ['WEAK_PASSWORD : Password should be at least 6 characters', sentences.weakPassword, ''],
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [x]', sentences.weakPassword, ''],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : <b>raw</b>', sentences.anythingElse, 'wait a few minutes'],
  ['MISSING_PASSWORD', sentences.anythingElse, again],
  ['OPERATION_NOT_ALLOWED', sentences.anythingElse, again],
  ['PASSWORD_LOGIN_DISABLED', sentences.anythingElse, again],
  ['ADMIN_ONLY_OPERATION', sentences.anythingElse, again],
  ['QUOTA_EXCEEDED : Exceeded quota', sentences.anythingElse, 'wait a few minutes'],
  ['CONFIGURATION_NOT_FOUND', sentences.anythingElse, again],
  ['API key not valid. Please pass a valid API key.', sentences.anythingElse, again],
  ['USER_DISABLED', sentences.anythingElse, again],
  ['SOMETHING_NEW', sentences.anythingElse, again],
  ['<img src=x onerror=alert(1)>', sentences.anythingElse, again],
  ['', sentences.anythingElse, again],
] as const

test('every Auth error has its message, and none of Auth’s own text is shown', async ({ page }) => {
  const email = newEmail()
  let message = ''
  await open(page)
  await page.route(calls.signUp, (route) => authError(message)(route))
  await fill(page, email)
  for (const [refusal, sentence, help] of refusals) {
    await test.step(refusal || '(an empty message)', async () => {
      message = refusal
      const refused = page.waitForResponse(calls.signUp)
      await form(page).submit.click()
      await refused
      await expectFailure(page, sentence, help)
      await expect(page.locator('body')).not.toContainText(/<b>|<img|auth\/|Firebase|API key|[A-Z]_[A-Z]/)
      await expect(page.locator('main img[src="x"]')).toHaveCount(0)
      await expect(form(page).email).toHaveValue(email)
    })
  }
  expect(await stored(email)).toEqual({ accounts: 0, records: 0 })
})

test('the email is taken by someone else: log in instead, with a link', async ({ page }) => {
  const email = newEmail()
  await makeAccount(email, 'another password')
  await open(page)
  // Projects with email enumeration protection do not say whether the email or the password is wrong; others do.
  for (const refusal of [null, 'INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND']) {
    if (refusal) await page.route(calls.signIn, authError(refusal))
    const refused = page.waitForResponse(calls.signIn)
    await signUp(page, email)
    await refused
    await expectFailure(page, sentences.registered, 'with the password you chose before')
    await expect(form(page).alert.getByRole('link', { name: 'Log in to the app' })).toHaveAttribute(
      'href',
      /\/crm-app$/,
    )
    await page.unroute(calls.signIn)
  }
  expect(await recordsOf(email)).toHaveLength(0)
})

for (const [what, fault, help] of [
  ['throttled', authError('TOO_MANY_ATTEMPTS_TRY_LATER'), 'wait a few minutes'],
  ['unreachable', unreachable, 'We could not check your password just now'],
] as const) {
  test(`registered, and signing in is ${what}: the message says both`, async ({ page }) => {
    const email = newEmail()
    await makeAccount(email, password)
    await open(page)
    await page.route(calls.signIn, fault)
    await signUp(page, email)
    await expectFailure(page, sentences.registered, help)
    await page.unroute(calls.signIn)
    await signUp(page, email)
    await expectSuccess(page)
    await expectStored(email)
  })
}

test('the form is submitted again just after it succeeded: registered', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail()
  await open(page)
  await signUp(page, email)
  await expectSuccess(page)
  await page.reload()
  await signUp(page, email)
  await expectFailure(page, sentences.registered, 'with the password you chose before')
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await open(other)
  await signUp(other, email)
  await expectFailure(other, sentences.registered, 'with the password you chose before')
  await other.close()
  await expectStored(email)
})

test('a login without a record and the same password: the record is added', async ({ page }) => {
  const email = newEmail()
  await makeAccount(email, password)
  await open(page)
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

for (const [what, fault] of [
  ['is unreachable', unreachable],
  ['returns 502 with HTML', brokenServer],
] as const) {
  test(`Auth ${what}: nothing is created, and the next submit works`, async ({ page }) => {
    const email = newEmail()
    await open(page)
    await page.route(calls.signUp, fault)
    await signUp(page, email)
    await expectFailure(page, sentences.anythingElse, again)
    expect(await stored(email)).toEqual({ accounts: 0, records: 0 })
    await page.unroute(calls.signUp)
    await form(page).submit.click()
    await expectSuccess(page)
    await expect(page).toHaveTitle(/^Payment Successful!/)
    await expectStored(email)
  })
}

test('Auth never responds: idle again after 30 s, and the next submit works', async ({ page }) => {
  const email = newEmail()
  await openWithStoppedClock(page)
  await page.route(calls.signUp, silent)
  const asked = page.waitForRequest(calls.signUp)
  await signUp(page, email)
  await asked
  expect(await timeUntilIdle(page, 31_000)).toBeGreaterThan(25_000)
  await expectFailure(page, sentences.anythingElse, again)
  expect(await stored(email)).toEqual({ accounts: 0, records: 0 })
  await page.unroute(calls.signUp)
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})

for (const [what, call] of [
  ['the response is lost after the account is created', calls.signUp],
  ['the response to the lookup that follows the account is lost', calls.lookUp],
] as const) {
  test(`${what}: the next submit succeeds`, async ({ page }) => {
    const email = newEmail()
    await page.clock.install()
    await open(page)
    await once(page, call, loseResponse)
    await signUp(page, email)
    await expectFailure(page, sentences.anythingElse, again)
    expect(await stored(email)).toEqual({ accounts: 1, records: 0 })
    // Otherwise the second success toast might appear before the test looks for the first.
    await page.clock.pauseAt(Date.now() + 1000)
    await form(page).submit.click()
    await expectSuccess(page)
    await expectStored(email)
    await expectToast(page, 'Account Created')
  })
}

test('the response is lost after the account is created, and the buyer tries another password: log in instead, and the record is written', async ({
  page,
}) => {
  const email = newEmail()
  await open(page)
  await once(page, calls.signUp, loseResponse)
  await signUp(page, email)
  await expectFailure(page, sentences.anythingElse, again)
  expect(await stored(email)).toEqual({ accounts: 1, records: 0 })
  await signUp(page, email, 'another fence post')
  await expectFailure(page, sentences.registered, 'with the password you chose before')
  await expectStored(email)
})
