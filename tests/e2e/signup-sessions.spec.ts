import { expect, test } from '@playwright/test'
import { newEmail } from './local-founders'
import {
  alreadyHeading,
  calls,
  expectFailure,
  expectStored,
  expectSuccess,
  finishHeading,
  open,
  password,
  sentences,
  signUp,
  stopBeforeRecord,
  stored,
} from './signup-screen'

test.beforeEach(({ page }) => open(page))

test('another tab meanwhile signs up someone else: no one is shown an account that is not theirs', async ({
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
  await expectFailure(page, sentences.anythingElse, 'Enter the same email and password here')
  expect(await stored(ann)).toEqual({ accounts: 1, records: 0 })
  await signUp(page, ann)
  await expectSuccess(page)
  await expectStored(ann)
  await expectStored(bob)
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
