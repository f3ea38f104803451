import { expect, test } from '@playwright/test'
import { makeAccount, newEmail, recordsOf } from './local-founders'
import {
  authRefuses,
  brokenServer,
  calls,
  expectFailure,
  expectStored,
  expectSuccess,
  expectToast,
  fill,
  form,
  losesAnswer,
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

const again = 'Press the button again. If that does not help, try another network or browser.'

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

test('every refusal of Auth has its sentence, and nothing of its own words is shown', async ({ page }) => {
  const email = newEmail()
  let message = ''
  await open(page)
  await page.route(calls.signUp, (route) => authRefuses(message)(route))
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

test('somebody else has the e-mail: log in instead, with the way there', async ({ page }) => {
  const email = newEmail()
  await makeAccount(email, 'another password')
  await open(page)
  // A project with e-mail enumeration protection does not say which of the two is wrong, and others do.
  for (const refusal of [null, 'INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND']) {
    if (refusal) await page.route(calls.signIn, authRefuses(refusal))
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
  ['throttled', authRefuses('TOO_MANY_ATTEMPTS_TRY_LATER'), 'wait a few minutes'],
  ['unreachable', unreachable, 'We could not check your password just now'],
] as const) {
  test(`registered, and signing in is ${what}: both are said`, async ({ page }) => {
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

test('the form is sent once more a moment after it went through: registered', async ({
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
  ['unreachable', unreachable],
  ['answers 502 with HTML', brokenServer],
] as const) {
  test(`Auth ${what}: nothing is made, and the next press works`, async ({ page }) => {
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

test('Auth never answers: idle again after 30 s, and the next press works', async ({ page }) => {
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
  ['the account gets lost after it was made', calls.signUp],
  ['the look-up that follows the account gets lost', calls.lookUp],
] as const) {
  test(`the answer of ${what}: the next press succeeds`, async ({ page }) => {
    const email = newEmail()
    await page.clock.install()
    await open(page)
    await once(page, call, losesAnswer)
    await signUp(page, email)
    await expectFailure(page, sentences.anythingElse, again)
    expect(await stored(email)).toEqual({ accounts: 1, records: 0 })
    // Or the second toast of a success might come before the first is looked for.
    await page.clock.pauseAt(Date.now() + 1000)
    await form(page).submit.click()
    await expectSuccess(page)
    await expectStored(email)
    await expectToast(page, 'Account Created')
  })
}
