import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { accountsOf, recordsOf } from './local-founders'
import { hold } from './visit'

/** The sign-up screen as a buyer sees it, and the faults that may occur between it and Firebase. */

export const password = 'fence post 9'

/** URL patterns of the calls to Firebase, by purpose. */
export const calls = {
  signUp: /accounts:signUp/,
  signIn: /accounts:signInWithPassword/,
  lookUp: /accounts:lookup/,
  renew: /securetoken.*\/token/,
  write: /documents:commit/,
  read: /documents:batchGet/,
}

export const sentences = {
  registered: 'This email is already registered. Please log in instead.',
  invalidEmail: 'Please provide a valid email address.',
  weakPassword: 'Password is too weak. Please choose a stronger password.',
  anythingElse: 'There was a problem creating your account.',
  recordMissing: 'Your login exists, but we could not confirm your founder record.',
}

export const finishHeading = 'Finish setting up your founder account'
export const readyHeading = 'Your founder account is ready'
export const alreadyHeading = 'You already created this account'

export function form(page: Page) {
  return {
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByLabel('Password', { exact: true }),
    confirmation: page.getByLabel('Confirm Password', { exact: true }),
    submit: page.getByRole('button', { name: 'Create Founder Account' }),
    alert: page.getByRole('alert').filter({ hasText: /./ }),
  }
}

export function notifications(page: Page) {
  return page.getByRole('region', { name: /Notifications/ })
}

export async function open(page: Page) {
  await page.goto('/checkout/success')
}

/** React has taken over the form: the loading message is gone. */
export async function expectLive(page: Page) {
  await expect(form(page).submit).toBeVisible()
  await expect(page.getByText('The form is still loading.')).toHaveCount(0)
}

export async function fill(page: Page, email: string, first = password, second = first) {
  const fields = form(page)
  await fields.email.fill(email)
  await fields.password.fill(first)
  await fields.confirmation.fill(second)
}

export async function signUp(page: Page, email: string, chosen = password) {
  await fill(page, email, chosen)
  await form(page).submit.click()
}

/** Submits the filled form, up to the writing of the record; the returned function lets that go on. */
export async function submitAndHoldRecord(page: Page): Promise<() => void> {
  const release = await hold(page, calls.write)
  const writing = page.waitForRequest(calls.write)
  await form(page).submit.click()
  await writing
  return release
}

export async function expectSuccess(page: Page) {
  await expect(page.getByRole('heading', { name: readyHeading })).toBeVisible({
    timeout: 20_000,
  })
}

/** The same message in the toast and the form, the focus on what it concerns, and the form ready for the next submit. */
export async function expectFailure(page: Page, sentence: string, help?: string) {
  const { alert, submit, email, password } = form(page)
  await expect(alert).toContainText(sentence)
  if (help) await expect(alert).toContainText(help)
  const field = { [sentences.invalidEmail]: email, [sentences.weakPassword]: password }[sentence]
  await expect(field ?? alert).toBeFocused()
  if (field) await expect(field).toHaveAccessibleDescription(RegExp(sentence))
  await expect(notifications(page)).toContainText('Account Creation Error')
  await expect(notifications(page)).toContainText(sentence)
  await expect(page).toHaveTitle(/^Error: Payment Successful!/)
  await expect(submit).toBeEnabled()
}

/** Account and record both exist, once, and belong together; returns the record's fields. */
export async function expectStored(email: string) {
  const accounts = await accountsOf(email)
  const records = await recordsOf(email)
  expect(accounts).toHaveLength(1)
  expect(records).toHaveLength(1)
  expect(records[0]?.name.endsWith(`/users/${accounts[0]?.localId}`)).toBe(true)
  return records[0]?.fields
}

/** How many accounts and records exist for this email. */
export async function stored(email: string) {
  return { accounts: (await accountsOf(email)).length, records: (await recordsOf(email)).length }
}

export function respondWith(status: number, body: unknown) {
  return (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: JSON.stringify(body),
    })
}

/** Auth's error response with this message. */
export function authError(message: string) {
  return respondWith(400, { error: { code: 400, message, errors: [{ message }] } })
}

export const unreachable = (route: Route) => route.abort('connectionrefused')

export const brokenServer = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })

/** Accepts the call and never responds. */
export const silent = () => {}

/** The call goes through, but its response is lost. */
export async function loseResponse(route: Route) {
  await route.fetch()
  await route.abort()
}

/** Applies the fault to the first such call; later ones go through. */
export async function once(page: Page, call: RegExp, fault: (route: Route) => unknown) {
  let isOver = false
  await page.route(call, async (route) => {
    if (isOver || route.request().method() !== 'POST') return route.continue()
    isOver = true
    await fault(route)
  })
}

/** Opens the sign-up and stops its clock, which then advances only in `timeUntilIdle` and through `page.clock`. */
export async function openWithStoppedClock(page: Page) {
  await page.clock.install()
  await open(page)
  await expectLive(page)
  await page.clock.pauseAt(Date.now() + 5000)
}

/**
 * Waits for a toast while the page's clock is stopped, except for the moments that sonner takes to render it: neither
 * the five seconds of a toast nor the 1,200 ms until the next one can pass meanwhile.
 */
export async function expectToast(page: Page, words: string): Promise<Locator> {
  const toast = notifications(page).getByText(words)
  await expect(async () => {
    await page.clock.runFor(5)
    expect(await toast.isVisible()).toBe(true)
  }).toPass({ intervals: [50], timeout: 10_000 })
  return toast
}

/** Advances the page's clock until the form can be submitted again, then resumes it; returns the milliseconds passed. */
export async function timeUntilIdle(page: Page, limit: number): Promise<number> {
  for (let passed = 0; passed <= limit; passed += 500) {
    if ((await form(page).submit.count()) === 1) {
      await page.clock.resume()
      return passed
    }
    await page.clock.runFor(500)
  }
  throw new Error(`the form is still busy after ${limit} ms`)
}

/** Signs up so that only the login is created; the record can be written from the next page load on. */
export async function stopBeforeRecord(page: Page, email: string) {
  let isInterrupted = true
  page.once('domcontentloaded', () => {
    isInterrupted = false
  })
  await page.route(calls.write, (route) => (isInterrupted ? route.abort() : route.continue()))
  const failed = page.waitForEvent('requestfailed', (request) => calls.write.test(request.url()))
  await signUp(page, email)
  await failed
}

/** The toast closes within two seconds of the page's time, well before the five after which it closes by itself. */
export async function expectClosed(page: Page, toast: Locator) {
  let passed = 0
  await expect(async () => {
    if (passed < 2000) await page.clock.runFor(100)
    passed += 100
    expect(await toast.isVisible()).toBe(false)
  }).toPass({ intervals: [30], timeout: 10_000 })
}

export async function expectStays(page: Page, toast: Locator, ms = 500) {
  await page.clock.runFor(ms)
  await expect(toast).toBeVisible()
}
