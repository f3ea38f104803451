import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { accountsOf, recordsOf } from './local-founders'

/** The sign-up screen as a buyer sees it, and the faults that may stand between it and Firebase. */

export const password = 'fence post 9'

/** Addresses of the calls, by what they do. */
export const calls = {
  signUp: /accounts:signUp/,
  signIn: /accounts:signInWithPassword/,
  lookUp: /accounts:lookup/,
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

/** React has taken the form over: the words for a buyer who waits are gone. */
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

export async function expectSuccess(page: Page) {
  await expect(page.getByRole('heading', { name: readyHeading })).toBeVisible({
    timeout: 20_000,
  })
}

/** The same words in the toast and in the form, the focus on what they are about, and the form ready for the next press. */
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

/** Account and record both exist, once, and belong together; answers with the record's fields. */
export async function expectStored(email: string) {
  const accounts = await accountsOf(email)
  const records = await recordsOf(email)
  expect(accounts).toHaveLength(1)
  expect(records).toHaveLength(1)
  expect(records[0]?.name.endsWith(`/users/${accounts[0]?.localId}`)).toBe(true)
  return records[0]?.fields
}

/** How many accounts and records there are. */
export async function stored(email: string) {
  return { accounts: (await accountsOf(email)).length, records: (await recordsOf(email)).length }
}

export function answer(status: number, body: unknown) {
  return (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: JSON.stringify(body),
    })
}

/** What Auth answers when it refuses, in its own words. */
export function authRefuses(message: string) {
  return answer(400, { error: { code: 400, message, errors: [{ message }] } })
}

export const unreachable = (route: Route) => route.abort('connectionrefused')

export const brokenServer = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })

/** Takes the call and never answers. */
export const silent = () => {}

/** The call is carried out, but its answer gets lost. */
export async function losesAnswer(route: Route) {
  await route.fetch()
  await route.abort()
}

/** The fault hits the call once; after that all is well. */
export async function once(page: Page, call: RegExp, fault: (route: Route) => unknown) {
  let isOver = false
  await page.route(call, async (route) => {
    if (isOver || route.request().method() !== 'POST') return route.continue()
    isOver = true
    await fault(route)
  })
}

/** The page's time stands still from now on, and passes only in `timeUntilIdle` and by `page.clock`. */
export async function openWithStoppedClock(page: Page) {
  await page.clock.install()
  await open(page)
  await expectLive(page)
  await page.clock.pauseAt(Date.now() + 5000)
}

/**
 * Waits for a toast while the page's time stands still, all but the moments that sonner takes to put it into the page:
 * neither the five seconds of a toast nor the 1,200 ms until the next one can pass meanwhile.
 */
export async function expectToast(page: Page, words: string): Promise<Locator> {
  const toast = notifications(page).getByText(words)
  await expect(async () => {
    await page.clock.runFor(5)
    expect(await toast.isVisible()).toBe(true)
  }).toPass({ intervals: [50], timeout: 10_000 })
  return toast
}

/** Lets the page's time pass until the form can be sent again, then go on as usual: how long that took, in milliseconds. */
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

/** Signs up, but only the login comes about; the record can be written from the next page on. */
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

/** Within two seconds of the page's time, far from the five after which it would go by itself. */
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
