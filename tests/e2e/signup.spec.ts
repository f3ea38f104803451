import { expect, test } from '@playwright/test'
import { newEmail } from './local-founders'
import {
  authError,
  calls,
  expectClosed,
  expectFailure,
  expectLive,
  expectStays,
  expectStored,
  expectSuccess,
  expectToast,
  fill,
  form,
  notifications,
  open,
  openWithStoppedClock,
  password,
  sentences,
  signUp,
} from './signup-screen'
import { hold } from './visit'

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

test.beforeEach(({ page }) => open(page))

test('the screen has the text and the fields that the specification requires', async ({ page }) => {
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
  await expect(page.getByRole('form')).toHaveAttribute('method', 'dialog')
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await page.locator('main').textContent()).not.toMatch(/\$\d/)
})

test('a buyer signs up, and the record matches the specification', async ({ page }) => {
  const email = newEmail()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  // The record's time is that of the login's token, in whole seconds.
  const begun = Math.floor(Date.now() / 1000) * 1000
  await signUp(page, email.replace('ann', 'Ann'))
  await expectSuccess(page)

  const fields = await expectStored(email)
  const time = fields?.createdAt?.stringValue
  expect(time).toMatch(isoTime)
  const purchased = Date.parse(time ?? '')
  expect(purchased).toBeGreaterThanOrEqual(begun)
  expect(purchased).toBeLessThanOrEqual(Date.now())
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
  // On this computer the redirect is only logged; signup-redirect.spec.ts has the real one.
  expect(logged.filter((line) => line.includes('redirect'))).toHaveLength(1)
})

test('two toasts appear one after the other, and a panel stays', async ({ page }) => {
  await openWithStoppedClock(page)
  await signUp(page, newEmail())
  const area = notifications(page)
  await expectToast(page, 'Account Created')
  await expect(area).toContainText('Your founder account has been created successfully!')
  await expect(area.locator('[data-variant]')).toHaveAttribute('data-variant', 'default')
  await page.clock.runFor(1200)
  const second = await expectToast(page, 'Success!')
  await expect(area).toContainText("You'll be redirected to the app in a moment...")
  await expect(area).not.toContainText('Account Created')
  const panel = page.getByRole('region', { name: 'Your founder account is ready' })
  await expect(panel).toBeFocused()
  await expect(panel).toContainText('Your founder account has been created successfully!')
  await expect(panel.getByRole('link', { name: 'Continue to the app' })).toHaveAttribute('href', /^https?:/)
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]')).toContainText(
    'App',
  )
  // It closes 5,000 ms after it appeared.
  await expectStays(page, second, 4600)
  await expectClosed(page, second)
  await expect(panel).toBeVisible()
})

for (const [what, email, first, second, title, text, field] of [
  ['an empty email', '', 'a', 'b', 'Missing Email', 'Please provide an email address.', 'email'],
  ['an email of spaces', '   ', 'a', 'b', 'Missing Email', 'Please provide an email address.', 'email'],
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
  [
    'no password at all',
    'ann@example.com',
    '',
    '',
    'Password Too Short',
    'Password must be at least 6 characters.',
    'password',
  ],
] as const) {
  test(`${what}: the toast, the message at the field, the focus and the title`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await fill(page, email, first, second)
    await form(page).submit.click()
    const area = notifications(page)
    await expect(area).toContainText(title)
    await expect(area).toContainText(text)
    await expect(area.locator('[data-variant]')).toHaveAttribute('data-variant', 'destructive')
    const failed = form(page)[field]
    await expect(failed).toBeFocused()
    await expect(failed).toHaveAttribute('aria-invalid', 'true')
    await expect(failed).toHaveAccessibleDescription(new RegExp(text.replace('.', '\\.')))
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    const borders = await page
      .locator('form input')
      .evaluateAll((inputs) => inputs.map((input) => getComputedStyle(input).borderColor))
    expect(new Set(borders).size).toBe(2)
    await expect(page).toHaveTitle(/^Error: Payment Successful!/)
    await expect(form(page).submit).toBeEnabled()
    expect(asked.filter((url) => calls.signUp.test(url))).toEqual([])
  })
}

test('Enter in a field that is scrolled out of sight brings it back with its error', async ({ page }) => {
  // As low as a phone's window above its keyboard.
  await page.setViewportSize({ width: 390, height: 400 })
  const { email } = form(page)
  await email.focus()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(email).not.toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(email).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('form').getByText('Please provide an email address.')).toBeInViewport({
    ratio: 1,
  })
})

test('while submitting, the button says so and is disabled, and the fields are read-only', async ({
  page,
}) => {
  const release = await hold(page, calls.signUp)
  await expectLive(page)
  const enabled = await form(page).submit.evaluate((button) => getComputedStyle(button).color)
  await signUp(page, newEmail())
  const pending = page.getByRole('button', { name: 'Creating Account...' })
  await expect(pending).toBeDisabled()
  await expect(pending).not.toHaveCSS('color', enabled)
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true')
  for (const name of ['email', 'password', 'confirmation'] as const) {
    await expect(form(page)[name]).toHaveAttribute('readonly', '')
  }
  await expect(page.getByRole('status').filter({ hasText: 'Creating your account' })).toHaveCount(1)
  release()
  await expectSuccess(page)
})

test('passwords are shown and hidden together, and hidden again on submit', async ({ page }) => {
  await page.route(calls.signUp, authError('SOMETHING_NEW'))
  await fill(page, newEmail())
  const fields = form(page)
  await page.getByRole('button', { name: 'Show passwords' }).click()
  await expect(fields.password).toHaveAttribute('type', 'text')
  await expect(fields.confirmation).toHaveAttribute('type', 'text')
  await expect(page.getByText('Your passwords are visible.')).toHaveCount(1)
  await fields.submit.click()
  await expectFailure(page, sentences.anythingElse)
  await expect(fields.password).toHaveAttribute('type', 'password')
  await expect(fields.confirmation).toHaveAttribute('type', 'password')
  await expect(fields.password).toHaveValue(password)
})

for (const edge of ['top', 'bottom'] as const) {
  test(`a slow press at the ${edge} of the button counts, though leaving the field shows that passwords match`, async ({
    page,
  }) => {
    const email = newEmail()
    const { submit } = form(page)
    await expectLive(page)
    await fill(page, email)
    await submit.scrollIntoViewIfNeeded()
    const box = await submit.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + (edge === 'top' ? 2 : (box?.height ?? 0) - 2))
    await page.mouse.down()
    await expect(page.getByText('Passwords match')).toBeVisible()
    await page.mouse.up()
    await expectSuccess(page)
    await expectStored(email)
  })
}

test('passwords that now match are no longer reported as different', async ({ page }) => {
  const fields = form(page)
  await fill(page, newEmail(), password, `${password}x`)
  await fields.submit.click()
  await expect(page.getByText('Passwords do not match.').first()).toBeVisible()
  await fields.confirmation.fill(password)
  await fields.confirmation.blur()
  await expect(page.getByText('Passwords match')).toBeVisible()
  await expect(page.getByRole('main').getByText('Passwords do not match.')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Payment Successful!/)
})

test('a press straight from the corrected field counts', async ({ page }) => {
  const email = newEmail()
  const { submit, confirmation } = form(page)
  await fill(page, email, password, `${password}x`)
  await submit.click()
  await expect(page.getByText('Passwords do not match.').first()).toBeVisible()
  await confirmation.press('End')
  await confirmation.press('Backspace')
  // Typing scrolls the field smoothly into view; this waits until the button stops moving.
  await submit.hover()
  await page.mouse.down()
  // The field has lost the focus, and what that changes has been rendered.
  await expect(page.getByText('Passwords match')).toBeVisible()
  await page.mouse.up()
  await expectSuccess(page)
  await expectStored(email)
})

test('when the button is pressed by keyboard, the focus moves to the form while it is submitting', async ({
  page,
}) => {
  await page.route(calls.signUp, () => {})
  const { submit } = form(page)
  await expectLive(page)
  await fill(page, newEmail())
  await submit.press('Enter')
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  await expect(page.getByRole('form')).toBeFocused()
})

test('with text at twice its size a slow press still counts, and no field is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const email = newEmail()
  const { submit } = form(page)
  await expectLive(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  await fill(page, email)
  await submit.scrollIntoViewIfNeeded()
  const before = await submit.boundingBox()
  const inputs = await page
    .locator('form input')
    .evaluateAll((all) => all.map((input) => input.getBoundingClientRect().right))
  expect(Math.max(...inputs)).toBeLessThan(375)
  await page.mouse.move((before?.x ?? 0) + 30, (before?.y ?? 0) + 3)
  await page.mouse.down()
  await expect(page.getByText('Passwords match')).toBeVisible()
  await page.mouse.up()
  await expectSuccess(page)
})

test('a match is reported after leaving the field, not while typing', async ({ page }) => {
  const fields = form(page)
  // Leaving a field before the page is live is not noticed.
  await expectLive(page)
  await fields.password.fill(password)
  await fields.confirmation.pressSequentially(password)
  await expect(page.getByText('Passwords match')).toHaveCount(0)
  await fields.email.focus()
  await expect(page.getByText('Passwords match')).toBeVisible()
  await fields.confirmation.pressSequentially('x')
  await expect(page.getByText('Passwords match')).toHaveCount(0)
})
