import { devices, expect, test } from '@playwright/test'
import { newEmail } from './local-founders'
import {
  calls,
  expectFailure,
  expectLive,
  expectStored,
  expectSuccess,
  fill,
  form,
  once,
  open,
  openWithStoppedClock,
  sentences,
  signUp,
  stored,
  submitAndHoldRecord,
  timeUntilIdle,
} from './signup-screen'
import { eventually, hold, watchScripts } from './visit'

const day = 24 * 60 * 60 * 1000
const offline = 'You appear to be offline'

for (const way of ['clicks', 'Enter'] as const) {
  test(`three submits by ${way}: one account is requested`, async ({ page }) => {
    const email = newEmail()
    await open(page)
    let asked = 0
    page.on('request', (request) => {
      if (calls.signUp.test(request.url()) && request.method() === 'POST') asked += 1
    })
    const release = await hold(page, calls.signUp)
    await fill(page, email)
    await expectLive(page)
    if (way === 'clicks') await form(page).submit.click({ clickCount: 3, delay: 5 })
    else for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    release()
    await expectSuccess(page)
    expect(asked).toBe(1)
    await expectStored(email)
  })
}

test('simultaneous submits are merged', async ({ page }) => {
  const email = newEmail()
  await open(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await fill(page, email)
  // No button is clicked, so nothing else waits for the page to become live.
  await expectLive(page)
  await page.locator('form').evaluate((element: HTMLFormElement) => {
    for (let press = 0; press < 3; press += 1) element.requestSubmit()
  })
  await expectSuccess(page)
  expect(asked.filter((url) => calls.signUp.test(url))).toHaveLength(1)
  await expectStored(email)
})

test('offline before the form is used: it says so, keeps the input, and works afterwards', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await open(page)
  await expectLive(page)
  await context.setOffline(true)
  await signUp(page, email)
  await expect(form(page).alert).toContainText(offline)
  await expect(form(page).email).toHaveValue(email)
  expect(await stored(email)).toEqual({ accounts: 0, records: 0 })
  await context.setOffline(false)
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})

test('offline at submit: it says so, and works afterwards', async ({ page, context }) => {
  const email = newEmail()
  await open(page)
  await fill(page, email)
  // The focus fetched the code; wait for it, so that only the calls fail.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form(page).submit.click()
  await expect(form(page).alert).toContainText(offline)
  await context.setOffline(false)
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})

test('offline for a moment between the two steps: it succeeds by itself', async ({ page }) => {
  const email = newEmail()
  await open(page)
  await once(page, calls.write, (route) => route.abort('internetdisconnected'))
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

test('offline for good after the account is created: the message matches what exists', async ({ page }) => {
  const email = newEmail()
  await openWithStoppedClock(page)
  await page.route(calls.write, (route) => route.abort('internetdisconnected'))
  await page.route(calls.read, (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed')
  await signUp(page, email)
  await failed
  await timeUntilIdle(page, 15_000)
  await expectFailure(page, sentences.anythingElse, sentences.recordMissing)
  expect(await stored(email)).toEqual({ accounts: 1, records: 0 })
})

test('browser storage blocked: it works for this page view', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  const email = newEmail()
  await open(page)
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

test('IndexedDB opens but never responds: nothing waits for it', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  const email = newEmail()
  await open(page)
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

/** Leaves room for a few characters. */
function fillStorage() {
  for (const size of [100_000, 1000, 100]) {
    try {
      for (let part = 0; ; part += 1) localStorage.setItem(`${size}-${part}`, 'x'.repeat(size))
    } catch {
      // Nothing of this size fits anymore.
    }
  }
}

test('browser storage is full but for a few characters: it works for this page view', async ({ page }) => {
  await page.addInitScript(fillStorage)
  const email = newEmail()
  await open(page)
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

test('browser storage fills up while the form is in use: it works for this page view', async ({ page }) => {
  const email = newEmail()
  await open(page)
  await expectLive(page)
  await fill(page, email)
  await page.waitForLoadState('networkidle')
  await page.evaluate(fillStorage)
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent })

  for (const when of ['from the start', 'while the form is in use'] as const)
    test(`browser storage is full ${when}: the session lasts until a slow record is written`, async ({
      page,
    }) => {
      const email = newEmail()
      await page.clock.install()
      if (when === 'from the start') await page.addInitScript(fillStorage)
      await open(page)
      await expectLive(page)
      await fill(page, email)
      await page.waitForLoadState('networkidle')
      await page.evaluate(fillStorage)
      const release = await submitAndHoldRecord(page)
      // There the SDK's own persistence looks into storage each second.
      await page.clock.runFor(3000)
      release()
      await expectSuccess(page)
      await expectStored(email)
    })
})

test('a session that finds no room is not replaced by that of another buyer, which is stored', async ({
  context,
  page,
}) => {
  const other = await context.newPage()
  await open(other)
  await signUp(other, newEmail())
  await expectSuccess(other)
  const email = `a-longer-one-than-that-of-the-other-buyer-${newEmail()}`
  await open(page)
  await expectLive(page)
  await fill(page, email)
  await page.waitForLoadState('networkidle')
  await page.evaluate(fillStorage)
  const release = await submitAndHoldRecord(page)
  const noticed = page.waitForEvent('console')
  await page.evaluate(() => addEventListener('storage', () => console.log('noticed')))
  // As when the other tab renews its token.
  await other.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('firebase:authUser'))
    localStorage[key] = localStorage[key].replace('"expirationTime":1', '"expirationTime":3')
  })
  await noticed
  release()
  await expectSuccess(page)
  await expectStored(email)
})

for (const days of [-365, -1, 1, 365]) {
  test(`a computer clock ${days} days off does not matter`, async ({ page }) => {
    const email = newEmail()
    await page.clock.setSystemTime(Date.now() + days * day)
    await open(page)
    await signUp(page, email)
    await expectSuccess(page)
    const fields = await expectStored(email)
    const written = Date.parse(fields?.createdAt?.stringValue ?? '')
    expect(Math.abs(written - Date.now())).toBeLessThan(day / 24)
  })
}

test('the connection breaks before the form arrives: React renders the form, and it works', async ({
  page,
}) => {
  // The browser counts a page served by the test as remote, so it needs permission to reach the local Firebase.
  await page.context().grantPermissions(['local-network-access'])
  // From the second visit on, the scripts are cached and run before the rest of the page arrives.
  await open(page)
  await expectLive(page)
  await page.route(
    '**/checkout/success',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      return route.fulfill({ response, body: html.slice(0, html.indexOf('<form')) })
    },
    { times: 1 },
  )
  await page.reload()
  const email = newEmail()
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

test('the connection breaks within the form and stays down: once it is back, the page recovers by itself and keeps the input', async ({
  page,
}) => {
  await page.context().grantPermissions(['local-network-access'])
  await open(page)
  await expectLive(page)
  let isBroken = true
  await page.route('**/checkout/success', async (route) => {
    if (!isBroken) return route.continue()
    if (route.request().resourceType() !== 'document') return route.abort()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({ response, body: html.slice(0, html.indexOf('id="signup-password"')) })
  })
  await page.reload()
  const email = newEmail()
  await form(page).email.fill(email)
  await expect(form(page).submit).toHaveCount(0)
  isBroken = false
  // It retries after 3, 9 and 21 seconds.
  await expect(form(page).submit).toBeVisible({ timeout: 25_000 })
  await expectLive(page)
  await expect(form(page).email).toHaveValue(email)
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

test('on slow 3G it works, and says that it is working', async ({ page }) => {
  test.slow()
  const email = newEmail()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
  await page.goto('/checkout/success', { waitUntil: 'commit' })
  await signUp(page, email)
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled({ timeout: 40_000 })
  await expectSuccess(page)
  await expectStored(email)
})

test('the Firebase code is fetched when the form is first used, not before', async ({ page }) => {
  const fetched = watchScripts(page)
  // The host from which Firebase requests an account.
  const mark = 'identitytoolkit.googleapis.com'
  await open(page)
  await expectLive(page)
  await page.waitForLoadState('networkidle')
  expect(await fetched(mark)).toBe(false)
  await form(page).email.focus()
  await eventually(() => fetched(mark)).toBe(true)
})

test('the chunk with the Firebase code fails once: no input is lost, and the next submit works', async ({
  page,
}) => {
  const email = newEmail()
  await open(page)
  await page.waitForLoadState('networkidle')
  await page.route(/\.js/, (route) => route.abort())
  await signUp(page, email)
  await expect(form(page).alert).toContainText(sentences.anythingElse)
  await page.unroute(/\.js/)
  await expect(form(page).email).toHaveValue(email)
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})
