import { expect, test } from '@playwright/test'
import { newEmail } from './local-founders'
import {
  brokenServer,
  calls,
  expectFailure,
  expectStored,
  expectSuccess,
  form,
  loseResponse,
  once,
  open,
  openWithStoppedClock,
  respondWith,
  sentences,
  signUp,
  silent,
  stored,
  timeUntilIdle,
  unreachable,
} from './signup-screen'

/** The record step ends at most this many milliseconds after the account is created. */
const recordStep = 15_000

const permissionDenied = respondWith(403, {
  error: { code: 403, message: 'Missing permissions', status: 'PERMISSION_DENIED' },
})

for (const [what, fault, answered] of [
  ['is unreachable', unreachable, 'nothing'],
  ['returns 502 with HTML', brokenServer, 'nothing'],
  ['is overloaded', respondWith(503, { error: { code: 503, status: 'UNAVAILABLE' } }), 'nothing'],
  ['throttles', respondWith(429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }), 'nothing'],
  ['never responds', silent, 'nothing'],
  ['denies access by its rules', permissionDenied, 'reads'],
] as const) {
  test(`the database ${what}: idle within 15 s, the message is accurate, and the next submit writes the record`, async ({
    page,
  }) => {
    const email = newEmail()
    await openWithStoppedClock(page)
    await page.route(calls.write, fault)
    if (answered === 'nothing') await page.route(calls.read, fault)
    const writes = page.waitForRequest(calls.write)
    await signUp(page, email)
    await writes
    expect(await timeUntilIdle(page, recordStep)).toBeLessThanOrEqual(recordStep)
    await expectFailure(page, sentences.anythingElse, sentences.recordMissing)
    await expect(form(page).email).toHaveValue(email)
    expect(await stored(email)).toEqual({ accounts: 1, records: 0 })

    await page.unroute(calls.write)
    await page.unroute(calls.read)
    await form(page).submit.click()
    await expectSuccess(page)
    await expectStored(email)
  })
}

test('the response is lost after the record is stored: success', async ({ page }) => {
  const email = newEmail()
  await open(page)
  await once(page, calls.write, loseResponse)
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

test('the record is stored but no response ever arrives: the message is accurate, and the next submit succeeds', async ({
  page,
}) => {
  const email = newEmail()
  await openWithStoppedClock(page)
  await page.route(calls.write, loseResponse)
  await page.route(calls.read, unreachable)
  const lost = page.waitForEvent('requestfailed', (request) => calls.write.test(request.url()))
  await signUp(page, email)
  await lost
  await timeUntilIdle(page, recordStep)
  await expectFailure(page, sentences.anythingElse, sentences.recordMissing)
  expect(await stored(email)).toEqual({ accounts: 1, records: 1 })
  await page.unroute(calls.read)
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})
