import { expect, type Locator, type Page, test } from '@playwright/test'
import { newEmail } from './local-founders'
import {
  expectClosed,
  expectLive,
  expectStays,
  expectSuccess,
  expectToast,
  notifications,
  openWithStoppedClock,
  signUp,
} from './signup-screen'
import { privacyNotice, scriptsOf } from './visit'

/**
 * The sign-up's first check is the shortest way to a toast. It has just come, and the page's time stands still: it
 * passes by `page.clock` alone.
 */
async function showToast(page: Page) {
  await openWithStoppedClock(page)
  await page.getByRole('button', { name: 'Create Founder Account' }).click()
  const toast = await expectToast(page, 'Missing Email')
  // It comes in with a movement; a pointer wants it to stand still.
  await toast.evaluate((element) =>
    Promise.all(
      (element.closest('li') ?? element)
        .getAnimations({ subtree: true })
        .map((animation) => animation.finished),
    ),
  )
  return toast
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not to be seen')
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

async function placeOf(page: Page) {
  const { x, y } = await boxOf(notifications(page).getByText('Missing Email'))
  return [x + 10, y + 5] as const
}

async function drag(page: Page, distance: number, steps: number) {
  const [x, y] = await placeOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps })
  await page.mouse.up()
  await page.mouse.move(5, 5)
}

/** With a finger, in one go. */
async function flick(page: Page, distance: number) {
  const [x, y] = await placeOf(page)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  await touch('touchMove', x + distance / 2)
  await touch('touchMove', x + distance)
  await touch('touchEnd')
}

test('a toast goes after five seconds', async ({ page }) => {
  const toast = await showToast(page)
  await expectStays(page, toast, 4400)
  await page.clock.runFor(200)
  await expectClosed(page, toast)
})

test('there is one toast, and it is one tab stop', async ({ page }) => {
  await showToast(page)
  const submit = page.getByRole('button', { name: 'Create Founder Account' })
  for (let press = 0; press < 3; press += 1) await submit.click()
  await page.clock.runFor(700)
  await expect(notifications(page).getByText('Missing Email')).toHaveCount(1)
  const stops = await notifications(page).evaluate(
    (region) =>
      [...region.querySelectorAll<HTMLElement>('*')].filter((element) => element.tabIndex >= 0).length,
  )
  expect(stops).toBe(1)
})

for (const [how, swipe] of [
  ['slowly by mouse', (page: Page, distance: number) => drag(page, distance, 20)],
  ['in one go by mouse', (page: Page, distance: number) => drag(page, distance, 1)],
  ['in one go by finger', flick],
] as const) {
  test.describe(how, () => {
    test.use({ hasTouch: swipe === flick })

    test('a swipe to the right closes it at 50 px and not at 49', async ({ page }) => {
      const toast = await showToast(page)
      await swipe(page, 49)
      await expectStays(page, toast)
      await swipe(page, 50)
      await expectClosed(page, toast)
    })
  })
}

test('a swipe goes on where the pointer leaves the toast', async ({ page }) => {
  const toast = await showToast(page)
  const [x, y] = await placeOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y - 200, { steps: 5 })
  await page.mouse.up()
  await expectClosed(page, toast)
})

test('a swipe to the left does not close it', async ({ page }) => {
  const toast = await showToast(page)
  await drag(page, -120, 10)
  await expectStays(page, toast)
})

test('after a press on it, the field that is pressed next has the focus', async ({ page }) => {
  await showToast(page)
  await page.mouse.click(...(await placeOf(page)))
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  const password = page.getByLabel('Password', { exact: true })
  await password.click()
  await expect(password).toBeFocused()
})

test('it waits under the pointer and goes on afterwards', async ({ page }) => {
  const toast = await showToast(page)
  await toast.hover()
  await expectStays(page, toast, 60_000)
  await page.mouse.move(5, 5)
  await expectStays(page, toast, 4000)
  await page.clock.runFor(600)
  await expectClosed(page, toast)
})

test('it waits in a hidden tab and goes on afterwards', async ({ page }) => {
  const toast = await showToast(page)
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await expectStays(page, toast, 60_000)
  await hide(false)
  await page.clock.runFor(4600)
  await expectClosed(page, toast)
})

test('it waits while the focus is in the area, and the focus goes back on Escape', async ({ page }) => {
  const toast = await showToast(page)
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await page.keyboard.press('F8')
  await expect(notifications(page)).toBeFocused()
  await expectStays(page, toast, 60_000)
  await page.keyboard.press('Escape')
  await expectClosed(page, toast)
  await expect(email).toBeFocused()
})

test('Escape closes it from the form, too, and the focus stays there', async ({ page }) => {
  const toast = await showToast(page)
  await page.keyboard.press('Escape')
  await expectClosed(page, toast)
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

test('F8 and Tab reach the close button, and Tab leads on from there', async ({ page }) => {
  const toast = await showToast(page)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  const close = notifications(page).getByRole('button', { name: 'Close notification' })
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).not.toBeFocused()
  expect(await notifications(page).evaluate((region) => region.contains(document.activeElement))).toBe(false)
  await expect(toast).toBeVisible()
})

test('a toast that gives way to the next does not take the focus with it', async ({ page }) => {
  await openWithStoppedClock(page)
  await signUp(page, newEmail())
  await expectSuccess(page)
  const first = await expectToast(page, 'Account Created')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(notifications(page).getByRole('button', { name: 'Close notification' })).toBeFocused()
  await page.clock.runFor(1200)
  const second = await expectToast(page, "You'll be redirected")
  await expectClosed(page, first)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  // No timer is held by a focus that is no longer there.
  await page.clock.runFor(5000)
  await expectClosed(page, second)
})

test('F8 goes to the area with no toast showing, and back', async ({ page }) => {
  await page.goto('/checkout/success')
  const email = page.getByLabel('Email', { exact: true })
  await expectLive(page)
  await email.focus()
  await page.keyboard.down('F8')
  // As a key that is held down does.
  await page.keyboard.down('F8')
  await page.keyboard.up('F8')
  await expect(notifications(page)).toBeFocused()
  await expect(page.getByText('No notifications.')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(email).toBeFocused()
})

test('the close button is at least 24 px wide and closes it', async ({ page }) => {
  const toast = await showToast(page)
  const close = notifications(page).getByRole('button', { name: 'Close notification' })
  const box = await close.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await close.click()
  await expectClosed(page, toast)
})

for (const size of [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 768, height: 600 },
  { width: 1280, height: 720 },
]) {
  test(`at ${size.width}x${size.height} a toast covers neither the button, nor the failing field, nor at the end of the page the notice`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await showToast(page)
    const toast = notifications(page).locator('[data-variant]')
    for (const element of [
      page.getByRole('button', { name: 'Create Founder Account' }),
      page.getByLabel('Email', { exact: true }),
    ])
      expect(overlap(await boxOf(toast), await boxOf(element))).toBe(false)

    const notice = privacyNotice(page)
    await page.clock.runFor(1000)
    await expect(notice).toBeVisible()
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    // Where it would be if there were nothing to keep clear of: in the corner.
    const { height } = await boxOf(toast)
    const corner = { ...(await boxOf(toast)), y: size.height - 16 - height }
    expect(overlap(corner, await boxOf(notice))).toBe(true)
    await expect.poll(async () => overlap(await boxOf(toast), await boxOf(notice))).toBe(false)
  })
}

test('on a tablet a toast covers nothing of what the form begins with', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await showToast(page)
  const toast = notifications(page).locator('[data-variant]')
  for (const element of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('list', { name: 'Progress' }),
    page.getByText('You’ll be sent to the CRM app afterwards.'),
    page.getByLabel('Email', { exact: true }),
  ])
    await expect.poll(async () => overlap(await boxOf(toast), await boxOf(element))).toBe(false)
})

test('in a window of a quarter of the height, as at 400 %, a toast does not cover the field that is to be filled in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await showToast(page)
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  const toast = notifications(page).locator('[data-variant]')
  await expect.poll(async () => overlap(await boxOf(toast), await boxOf(email))).toBe(false)
})

for (const [sign, give] of [
  ['the first touch of the form', (page: Page) => page.getByLabel('Email', { exact: true }).focus()],
  ['the first move of a pointer', (page: Page) => page.mouse.move(9, 9)],
  ['the first key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`what draws toasts is not fetched by a visit, but with ${sign}`, async ({ page }) => {
    const fetched = scriptsOf(page)
    const mark = 'data-sonner-toaster'
    await page.goto('/checkout/success')
    await expectLive(page)
    await page.waitForLoadState('networkidle')
    expect(await fetched(mark)).toBe(false)
    await give(page)
    await expect.poll(() => fetched(mark)).toBe(true)
  })
}

for (const [sign, give] of [
  ['a move of the pointer', (page: Page) => page.mouse.move(9, 9)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`where the line breaks after ${sign} but before the form is touched, a toast says so all the same`, async ({
    page,
    context,
  }) => {
    await page.goto('/checkout/success')
    await expectLive(page)
    await give(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await signUp(page, newEmail())
    await expect(notifications(page)).toContainText('Account Creation Error')
  })
}
