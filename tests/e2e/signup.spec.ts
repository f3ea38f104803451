import { expect, type Page, type Route, test } from '@playwright/test'
import { accountsOf, makeAccount, newEmail, recordsOf } from './local-founders'

const password = 'fence post 9'
const signUpCall = /accounts:signUp/
const commitCall = /documents:commit/
const readCall = /documents:(batchGet|runQuery)|documents\/users\//

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

function form(page: Page) {
  return {
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByLabel('Password', { exact: true }),
    confirmation: page.getByLabel('Confirm Password', { exact: true }),
    submit: page.getByRole('button', { name: 'Create Founder Account' }),
    alert: page.getByRole('alert').filter({ hasText: /./ }),
  }
}

async function fill(page: Page, email: string, first = password, second = first) {
  const fields = form(page)
  await fields.email.fill(email)
  await fields.password.fill(first)
  await fields.confirmation.fill(second)
}

async function signUp(page: Page, email: string, chosen = password) {
  await fill(page, email, chosen)
  await form(page).submit.click()
}

async function expectSuccess(page: Page) {
  await expect(page.getByRole('heading', { name: 'Your founder account is ready' })).toBeVisible({
    timeout: 20_000,
  })
}

/** Account and record both exist, once, and belong together. */
async function expectStored(email: string) {
  const accounts = await accountsOf(email)
  const records = await recordsOf(email)
  expect(accounts).toHaveLength(1)
  expect(records).toHaveLength(1)
  expect(records[0]?.name.endsWith(`/users/${accounts[0]?.localId}`)).toBe(true)
  return records[0]?.fields
}

function answer(status: number, body: unknown) {
  return (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: JSON.stringify(body),
    })
}

function authRefuses(message: string) {
  return answer(400, { error: { code: 400, message, errors: [{ message }] } })
}

/** Signs up, but only the login comes about; the record can be written from the next page on. */
async function stopBeforeRecord(page: Page, email: string) {
  let isInterrupted = true
  page.once('domcontentloaded', () => {
    isInterrupted = false
  })
  await page.route(commitCall, (route) => (isInterrupted ? route.abort() : route.continue()))
  const failed = page.waitForEvent('requestfailed', (request) => commitCall.test(request.url()))
  await signUp(page, email)
  await failed
}

test.beforeEach(async ({ page }) => {
  await page.goto('/checkout/success')
})

test('the screen says what the specification fixes', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  await expect(
    page.getByText('sent to the CRM app afterwards. Use the same email and password there.'),
  ).toBeVisible()
  await expect(page.getByText('Use the same email you used for payment.')).toBeVisible()
  const fields = form(page)
  await expect(fields.email).toHaveAttribute('type', 'email')
  await expect(fields.email).toHaveAttribute('autocomplete', 'email')
  for (const field of [fields.password, fields.confirmation]) {
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
  }
  await expect(page.locator('form')).toHaveAttribute('method', 'post')
  await expect(page.locator('form')).toHaveAttribute('novalidate', '')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await page.locator('main').textContent()).not.toMatch(/\$\d/)
})

test('a buyer signs up, and the record is what the specification says', async ({ page }) => {
  const email = newEmail()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await signUp(page, email.replace('ann', 'Ann'))
  await expectSuccess(page)

  const fields = await expectStored(email)
  const time = fields?.createdAt?.stringValue
  expect(time).toMatch(isoTime)
  expect(Math.abs(Date.parse(time ?? '') - Date.now())).toBeLessThan(60_000)
  expect(fields).toEqual({
    email: { stringValue: email },
    role: { stringValue: 'founder' },
    subscription: {
      mapValue: {
        fields: {
          name: { stringValue: 'Founder Beta' },
          price: { integerValue: '597' },
          isActive: { booleanValue: true },
          purchasedAt: { stringValue: time },
        },
      },
    },
    createdAt: { stringValue: time },
  })

  // On this computer the redirect is only logged.
  await page.waitForTimeout(3500)
  expect(new URL(page.url()).pathname).toBe('/checkout/success')
  expect(logged.filter((line) => line.includes('redirect'))).toHaveLength(1)
  expect(logged.join('\n')).not.toContain(password)
})

test('two toasts follow each other, and a panel stays', async ({ page }) => {
  await signUp(page, newEmail())
  const area = page.getByRole('region', { name: /Notifications/ })
  await expect(area).toContainText('Account Created')
  await expect(area).toContainText('Your founder account has been created successfully!')
  await expect(area).toContainText('Success!', { timeout: 2500 })
  await expect(area).toContainText("You'll be redirected to the app in a moment...")
  await expect(area).not.toContainText('Account Created')
  const panel = page.getByRole('region', { name: 'Your founder account is ready' })
  await expect(panel).toBeFocused()
  await expect(panel).toContainText('Your founder account has been created successfully!')
  await expect(panel.getByRole('link', { name: 'Continue to the app' })).toHaveAttribute('href', /^https?:/)
  await expect(page.locator('form')).toHaveCount(0)
  await expect(area).not.toContainText('Success!', { timeout: 8000 })
})

for (const [what, email, first, second, title, text, field] of [
  ['an empty e-mail', '', 'a', 'b', 'Missing Email', 'Please provide an email address.', 'email'],
  [
    'passwords that differ',
    'ann@example.com',
    'a',
    'b',
    'Password Mismatch',
    'Passwords do not match.',
    'confirmation',
  ],
  [
    'five characters',
    'ann@example.com',
    'five5',
    'five5',
    'Password Too Short',
    'Password must be at least 6 characters.',
    'password',
  ],
] as const) {
  test(`${what}: the toast, the words at the field, the focus and the title`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await fill(page, email, first, second)
    await form(page).submit.click()
    const area = page.getByRole('region', { name: /Notifications/ })
    await expect(area).toContainText(title)
    await expect(area).toContainText(text)
    const failed = form(page)[field]
    await expect(failed).toBeFocused()
    await expect(failed).toHaveAttribute('aria-invalid', 'true')
    await expect(failed).toHaveAccessibleDescription(new RegExp(text.replace('.', '\\.')))
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    await expect(page).toHaveTitle(/^Error: Payment Successful!/)
    await expect(form(page).submit).toBeEnabled()
    expect(calls.filter((url) => signUpCall.test(url))).toEqual([])
  })
}

test('while it works the button says so, is disabled, and a second press joins the first', async ({
  page,
}) => {
  const email = newEmail()
  let calls = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(signUpCall, async (route) => {
    if (route.request().method() === 'POST') calls += 1
    await held
    await route.continue()
  })
  await fill(page, email)
  await page.locator('form').evaluate((element: HTMLFormElement) => {
    for (let press = 0; press < 3; press += 1) element.requestSubmit()
  })
  const button = page.getByRole('button', { name: 'Creating Account...' })
  await expect(button).toBeDisabled()
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  await expect(form(page).email).toHaveAttribute('readonly', '')
  await expect(page.getByRole('status').filter({ hasText: 'Creating your account' })).toHaveCount(1)
  release()
  await expectSuccess(page)
  expect(calls).toBe(1)
  await expectStored(email)
})

for (const [message, words] of [
  ['EMAIL_EXISTS', 'This email is already registered. Please log in instead.'],
  ['INVALID_EMAIL', 'Please provide a valid email address.'],
  [
    'WEAK_PASSWORD : Password should be at least 6 characters',
    'Password is too weak. Please choose a stronger password.',
  ],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [x]',
    'Password is too weak. Please choose a stronger password.',
  ],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : <b>raw</b>', 'There was a problem creating your account.'],
  ['SOMETHING_NEW', 'There was a problem creating your account.'],
] as const) {
  test(`auth says ${message.split(' ')[0]}: "${words}"`, async ({ page }) => {
    const email = newEmail()
    await page.route(signUpCall, authRefuses(message))
    await signUp(page, email)
    await expect(form(page).alert).toContainText(words)
    const area = page.getByRole('region', { name: /Notifications/ })
    await expect(area).toContainText('Account Creation Error')
    await expect(area).toContainText(words)
    await expect(page.locator('body')).not.toContainText(/<b>|auth\/|Firebase/)
    await expect(form(page).submit).toBeEnabled()
    await expect(form(page).email).toHaveValue(email)
    expect(await accountsOf(email)).toHaveLength(0)
  })
}

test('somebody else has the e-mail: log in instead, with the way there', async ({ page }) => {
  const email = newEmail()
  await makeAccount(email, 'another password')
  await signUp(page, email)
  await expect(form(page).alert).toContainText('This email is already registered. Please log in instead.')
  await expect(form(page).alert.getByRole('link', { name: 'Log in to the app' })).toBeVisible()
  expect(await recordsOf(email)).toHaveLength(0)
})

test('a login without a record and the same password: the record is added', async ({ page }) => {
  const email = newEmail()
  await makeAccount(email, password)
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

for (const [what, fault] of [
  ['unreachable', (route: Route) => route.abort('connectionrefused')],
  [
    '500 with HTML',
    (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>no</h1>' }),
  ],
] as const) {
  test(`auth ${what}: nothing is made, and the next press works`, async ({ page }) => {
    const email = newEmail()
    await page.route(signUpCall, fault)
    await signUp(page, email)
    await expect(form(page).alert).toContainText('There was a problem creating your account.')
    expect(await accountsOf(email)).toHaveLength(0)
    await page.unroute(signUpCall)
    await form(page).submit.click()
    await expectSuccess(page)
    await expectStored(email)
  })

  test(`the database ${what} for good: the words say what exists, and the next press writes it`, async ({
    page,
  }) => {
    const email = newEmail()
    await page.route(commitCall, fault)
    await signUp(page, email)
    await expect(form(page).alert).toContainText(
      'Your login exists, but your founder record is not saved yet',
      { timeout: 20_000 },
    )
    expect(await accountsOf(email)).toHaveLength(1)
    expect(await recordsOf(email)).toHaveLength(0)
    await expect(form(page).email).toHaveValue(email)
    await page.unroute(commitCall)
    await form(page).submit.click()
    await expectSuccess(page)
    await expectStored(email)
  })
}

test('the rules refuse the record: idle again, with what is true', async ({ page }) => {
  const email = newEmail()
  await page.route(
    commitCall,
    answer(403, { error: { code: 403, message: 'Missing permissions', status: 'PERMISSION_DENIED' } }),
  )
  await signUp(page, email)
  await expect(form(page).alert).toContainText('There was a problem creating your account.')
  await expect(form(page).alert).toContainText('Your login exists')
  await expect(form(page).submit).toBeEnabled()
})

test('the database hangs: idle again within 15 s of the account', async ({ page }) => {
  test.setTimeout(45_000)
  const email = newEmail()
  const made = page.waitForResponse(
    (response) => signUpCall.test(response.url()) && response.request().method() === 'POST',
  )
  await page.route(commitCall, () => {})
  await page.route(readCall, () => {})
  await signUp(page, email)
  await made
  await expect(form(page).submit).toBeEnabled({ timeout: 16_000 })
  await expect(form(page).alert).toContainText('Your login exists')
})

test('the answer of the record gets lost after it was stored: success', async ({ page }) => {
  const email = newEmail()
  let lost = false
  await page.route(commitCall, async (route) => {
    if (lost || route.request().method() !== 'POST') return route.continue()
    lost = true
    await route.fetch()
    await route.abort()
  })
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
})

test('the answer of the account gets lost after it was made: the next press succeeds', async ({ page }) => {
  const email = newEmail()
  let lost = false
  await page.route(signUpCall, async (route) => {
    if (lost || route.request().method() !== 'POST') return route.continue()
    lost = true
    await route.fetch()
    await route.abort()
  })
  await signUp(page, email)
  await expect(form(page).alert).toBeVisible()
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})

test('a reload between the two steps: finish with one press', async ({ page }) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Finish setting up your founder account' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Finish setting up' }).click()
  await expectSuccess(page)
  await expectStored(email)
})

test('the tab is closed between the two steps: another visit finishes it', async ({ page, context }) => {
  const email = newEmail()
  await stopBeforeRecord(page, email)
  await page.close()
  const later = await context.newPage()
  await later.goto('/checkout/success')
  await later.getByRole('button', { name: 'Finish setting up' }).click()
  await expectSuccess(later)
  await expectStored(email)
})

test('a reload after success: the account exists, the form stays available', async ({ page }) => {
  await signUp(page, newEmail())
  await expectSuccess(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You already created this account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue to the app' })).toBeVisible()
  await expect(form(page).submit).toBeEnabled()
})

test('two tabs at once: both end well, with one account and one record', async ({ page, context }) => {
  const email = newEmail()
  const second = await context.newPage()
  await second.goto('/checkout/success')
  await Promise.all([fill(page, email), fill(second, email)])
  await Promise.all(
    [page, second].map((each) =>
      each.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit()),
    ),
  )
  await Promise.all([expectSuccess(page), expectSuccess(second)])
  await expectStored(email)
})

test('offline: it says so and keeps what was typed', async ({ page, context }) => {
  const email = newEmail()
  await fill(page, email)
  // Focus fetched the code; wait for it, so that only the calls fail.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form(page).submit.click()
  await expect(form(page).alert).toContainText('You appear to be offline')
  await context.setOffline(false)
  await expect(form(page).email).toHaveValue(email)
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})

test('browser storage blocked: it works for this page view', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  const page = await context.newPage()
  const email = newEmail()
  await page.goto('/checkout/success')
  await signUp(page, email)
  await expectSuccess(page)
  await expectStored(email)
  await context.close()
})

for (const days of [-1, 1, 365]) {
  test(`a computer clock ${days} days off does not matter`, async ({ page }) => {
    const email = newEmail()
    await page.clock.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000)
    await page.reload()
    await signUp(page, email)
    await expectSuccess(page)
    await expectStored(email)
  })
}

for (const [what, chosen] of [
  ['spaces around', '  spaced out  '],
  ['other scripts', 'пароль-密码-🔑'],
  ['4,096 characters', 'x'.repeat(4096)],
] as const) {
  test(`a password with ${what} is taken as it is`, async ({ page }) => {
    const email = newEmail()
    const sent = page.waitForRequest(
      (request) => signUpCall.test(request.url()) && request.method() === 'POST',
    )
    await signUp(page, email, chosen)
    expect((await sent).postDataJSON().password).toBe(chosen)
    await expectSuccess(page)
  })
}

test('an e-mail that looks like HTML stays text', async ({ page }) => {
  await page.route(signUpCall, authRefuses('INVALID_EMAIL'))
  await signUp(page, '"><img src=x onerror=alert(1)>@example.com')
  await expect(form(page).alert).toContainText('Please provide a valid email address.')
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
})

test('fields that are filled without any event are read at the press', async ({ page }) => {
  const email = newEmail()
  await page.locator('form').evaluate(
    (element: HTMLFormElement, [address, secret]) => {
      for (const [name, value] of [
        ['email', address],
        ['password', secret],
        ['confirmation', secret],
      ] as const) {
        const input = element.elements.namedItem(name) as HTMLInputElement
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      }
    },
    [email, password] as const,
  )
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})

test('nothing typed gets into an address', async ({ page }) => {
  const email = newEmail()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await signUp(page, email)
  await expectSuccess(page)
  const seen = decodeURIComponent([page.url(), ...addresses].join('\n'))
  expect(seen).not.toContain(email)
  expect(seen).not.toContain(password)
})

test('passwords are shown and hidden together, and hidden again on submit', async ({ page }) => {
  await page.route(signUpCall, authRefuses('SOMETHING_NEW'))
  await fill(page, newEmail())
  const fields = form(page)
  await page.getByRole('button', { name: 'Show passwords' }).click()
  await expect(fields.password).toHaveAttribute('type', 'text')
  await expect(fields.confirmation).toHaveAttribute('type', 'text')
  await expect(page.getByText('Your passwords are visible.')).toHaveCount(1)
  await fields.submit.click()
  await expect(fields.alert).toBeVisible()
  await expect(fields.password).toHaveAttribute('type', 'password')
  await expect(fields.confirmation).toHaveAttribute('type', 'password')
})

test('a match is said after leaving the field, not while typing', async ({ page }) => {
  const fields = form(page)
  await fields.password.fill(password)
  await fields.confirmation.pressSequentially(password)
  await expect(page.getByText('Passwords match')).toHaveCount(0)
  await fields.email.focus()
  await expect(page.getByText('Passwords match')).toBeVisible()
  await fields.confirmation.pressSequentially('x')
  await expect(page.getByText('Passwords match')).toHaveCount(0)
})

test('the Firebase code is fetched at the first touch of the form, not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.reload()
  await expect(form(page).submit).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const before = fetched.length
  await form(page).email.focus()
  await expect.poll(() => fetched.slice(before).some((url) => url.endsWith('.js'))).toBe(true)
})

test('the chunk of the Firebase code fails once: nothing typed is lost, the next press works', async ({
  page,
}) => {
  const email = newEmail()
  await page.waitForLoadState('networkidle')
  await page.route(/\.js/, (route) => route.abort())
  await signUp(page, email)
  await expect(form(page).alert).toContainText('There was a problem creating your account.')
  await page.unroute(/\.js/)
  await expect(form(page).email).toHaveValue(email)
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
})

test('without JavaScript the page explains itself', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/checkout/success')
  // Text inside noscript is not found by its words.
  await expect(page.locator('noscript p')).toBeVisible()
  expect(await page.locator('noscript p').textContent()).toContain('Account creation needs JavaScript')
  await expect(form(page).submit).toBeDisabled()
  await context.close()
})

test('the cancelled screen says so and leads back', async ({ page }) => {
  await page.goto('/checkout/cancel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Cancelled')
  await expect(page.getByText('You were not charged.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/checkout\/success$/)
})

test('Go Back in a fresh tab goes home', async ({ context, baseURL }) => {
  const opener = await context.newPage()
  const opened = context.waitForEvent('page')
  await opener.evaluate((url) => window.open(url, '_blank', 'noopener'), `${baseURL}/checkout/cancel`)
  const fresh = await opened
  await fresh.getByRole('link', { name: 'Go Back' }).click()
  await expect(fresh).toHaveURL(`${baseURL}/`)
})
