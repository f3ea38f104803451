import { devices, expect, test } from '@playwright/test'
import { newEmail } from './local-founders'
import {
  alreadyHeading,
  authError,
  calls,
  expectFailure,
  expectStored,
  expectSuccess,
  fill,
  finishHeading,
  form,
  open,
  password,
  respondWith,
  sentences,
  signUp,
  stopBeforeRecord,
  stored,
  submitAndHoldRecord,
} from './signup-screen'

test.beforeEach(({ page }) => open(page))

test('another tab meanwhile signs up someone else: each login is finished with its own session', async ({
  page,
  context,
}) => {
  const [ann, bob] = [newEmail(), newEmail()]
  await stopBeforeRecord(page, ann)
  await page.reload()
  await expect(page.getByRole('heading', { name: finishHeading })).toBeVisible()
  const second = await context.newPage()
  await open(second)
  await second.getByRole('button', { name: 'Use another email' }).click()
  await signUp(second, bob)
  await expectSuccess(second)
  await page.getByRole('button', { name: 'Finish setting up' }).click()
  await expectSuccess(page)
  await expectStored(ann)
  await expectStored(bob)
})

for (const [device, { userAgent }] of [
  ['a computer', devices['Desktop Chrome']],
  ['a phone', devices['Pixel 7']],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ userAgent })

    test('another tab signs up someone else between the two steps: both get their records', async ({
      page,
      context,
    }) => {
      const [ann, bob] = [newEmail(), newEmail()]
      const second = await context.newPage()
      await page.clock.install()
      await open(page)
      await open(second)
      await fill(second, bob)
      await fill(page, ann)
      const release = await submitAndHoldRecord(page)
      await form(second).submit.click()
      await expectSuccess(second)
      // The SDK's own persistence follows other tabs: on phones it looks each second, elsewhere it is told.
      await page.clock.runFor(1500)
      release()
      await expectSuccess(page)
      await expectStored(ann)
      await expectStored(bob)
    })
  })

test('the session ends before the record is written: the same email and password finish the sign-up', async ({
  page,
}) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.reload()
  const finish = page.getByRole('button', { name: 'Finish setting up' })
  await expect(finish).toBeVisible()
  await page.route(calls.read, respondWith(401, { error: { code: 401, status: 'UNAUTHENTICATED' } }))
  await page.route(calls.renew, authError('TOKEN_EXPIRED'))
  await finish.click()
  await expect(form(page).alert).toContainText(sentences.recordMissing)
  await page.unroute(calls.read)
  await finish.click()
  await expectFailure(page, sentences.anythingElse, 'Enter the same email and password here')
  expect(await stored(email)).toEqual({ accounts: 1, records: 0 })
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

test('a leftover session for another email: the form creates the new account', async ({ page }) => {
  const [before, now] = [newEmail(), newEmail()]
  await signUp(page, before)
  await expectSuccess(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: alreadyHeading })).toBeVisible()
  await signUp(page, now)
  await expectSuccess(page)
  await expectStored(before)
  await expectStored(now)
})

test('a leftover session for a deleted account: the form works', async ({ page }) => {
  const email = newEmail()
  await signUp(page, newEmail())
  await expectSuccess(page)
  await page.route(calls.lookUp, async (route) => {
    const body = { error: { code: 400, message: 'USER_NOT_FOUND' } }
    await route.fulfill({ status: 400, headers: { 'Access-Control-Allow-Origin': '*' }, json: body })
  })
  const asked = page.waitForResponse(calls.lookUp)
  await page.reload()
  await asked
  await page.unroute(calls.lookUp)
  await signUp(page, email, password)
  await expectSuccess(page)
  await expectStored(email)
})
