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
import { eventually, privacyNotice, watchScripts } from './visit'

/**
 * Shows a toast through the sign-up's first check, the shortest way to one. It has just appeared, and the page's clock
 * is stopped: it advances only through `page.clock`.
 */
async function showToast(page: Page) {
  await openWithStoppedClock(page)
  await page.getByRole('button', { name: 'Create Founder Account' }).click()
  const toast = await expectToast(page, 'Missing Email')
  // It slides in; for a pointer it has to stand still.
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
  if (!box) throw new Error('not visible')
  return box
}

function cardOf(page: Page) {
  return notifications(page).locator('[data-variant]')
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

/** Swipes with a finger in one quick movement. */
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

test('a toast closes after five seconds', async ({ page }) => {
  const toast = await showToast(page)
  await expectStays(page, toast, 4400)
  await page.clock.runFor(200)
  await expectClosed(page, toast)
})

test('there is one toast at a time, with one tab stop', async ({ page }) => {
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
  ['quickly by mouse', (page: Page, distance: number) => drag(page, distance, 1)],
  ['quickly by finger', flick],
] as const) {
  test.describe(how, () => {
    test.use({ hasTouch: swipe === flick })

    test('a swipe to the right closes a toast at 50 px but not at 49', async ({ page }) => {
      const toast = await showToast(page)
      await swipe(page, 49)
      await expectStays(page, toast)
      await swipe(page, 50)
      await expectClosed(page, toast)
    })
  })
}

test('a finger moves a toast sideways and the page only up and down', async ({ page }) => {
  await showToast(page)
  // Where the browser may take a sideways movement for its own, it ends the swipe.
  await expect(cardOf(page)).toHaveCSS('touch-action', 'pan-y')
})

test('an error has other colors than good news', async ({ page }) => {
  await showToast(page)
  const background = () => cardOf(page).evaluate((card) => getComputedStyle(card).backgroundColor)
  const ofError = await background()
  await signUp(page, newEmail())
  await expectToast(page, 'Account Created')
  expect(await background()).not.toBe(ofError)
})

test('a swipe continues when the pointer leaves the toast', async ({ page }) => {
  const toast = await showToast(page)
  const [x, y] = await placeOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y - 200, { steps: 5 })
  await page.mouse.up()
  await expectClosed(page, toast)
})

test('a swipe to the left does not close a toast', async ({ page }) => {
  const toast = await showToast(page)
  await drag(page, -120, 10)
  await expectStays(page, toast)
})

test('after a click on a toast, the field clicked next has the focus', async ({ page }) => {
  await showToast(page)
  await page.mouse.click(...(await placeOf(page)))
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  const password = page.getByLabel('Password', { exact: true })
  await password.click()
  await expect(password).toBeFocused()
})

test('the timer of a toast pauses under the pointer and continues afterward', async ({ page }) => {
  const toast = await showToast(page)
  await toast.hover()
  await expectStays(page, toast, 60_000)
  await page.mouse.move(5, 5)
  await expectStays(page, toast, 4000)
  await page.clock.runFor(600)
  await expectClosed(page, toast)
})

test('the timer of a toast pauses in a hidden tab and continues afterward', async ({ page }) => {
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

test('the timer of a toast pauses while the focus is in its region, and Escape closes it and returns the focus', async ({
  page,
}) => {
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

test('Escape closes a toast from the form, too, and the focus stays there', async ({ page }) => {
  const toast = await showToast(page)
  await page.keyboard.press('Escape')
  await expectClosed(page, toast)
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

test('F8 and Tab reach the close button, and Tab moves on from there', async ({ page }) => {
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

test('a toast replaced by the next does not take the focus with it', async ({ page }) => {
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
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  // A focus that is gone pauses no timer.
  await page.clock.runFor(5000)
  await expectClosed(page, second)
})

test('with no toast showing, F8 moves the focus to the region and back, without scrolling', async ({
  page,
}) => {
  await page.goto('/checkout/success')
  const email = page.getByLabel('Email', { exact: true })
  await expectLive(page)
  await email.focus()
  await page.keyboard.down('F8')
  // Repeats, as a key held down does.
  await page.keyboard.down('F8')
  await page.keyboard.up('F8')
  await expect(notifications(page)).toBeFocused()
  await expect(page.getByText('No notifications.')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('F8')
  await expect(email).toBeFocused()
})

test('the close button is at least 24 px in size and closes the toast', async ({ page }) => {
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
  test(`at ${size.width}x${size.height} a toast covers neither the button nor the invalid field, nor the notice at the end of the page`, async ({
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
    // Where it would be if there were nothing to avoid: in the corner.
    const { height } = await boxOf(toast)
    const corner = { ...(await boxOf(toast)), y: size.height - 16 - height }
    expect(overlap(corner, await boxOf(notice))).toBe(true)
    await expect.poll(async () => overlap(await boxOf(toast), await boxOf(notice))).toBe(false)
  })
}

test('on a tablet a toast covers nothing from the heading to the first field of the form', async ({
  page,
}) => {
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

test('in a window as small as at 400% zoom, a toast does not cover the field to fill in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await showToast(page)
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  const toast = notifications(page).locator('[data-variant]')
  await expect.poll(async () => overlap(await boxOf(toast), await boxOf(email))).toBe(false)
})

for (const [interaction, act] of [
  ['the first use of the form', (page: Page) => page.getByLabel('Email', { exact: true }).focus()],
  ['the first pointer move', (page: Page) => page.mouse.move(9, 9)],
  ['the first key press', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`the toast code is not fetched on load, but on ${interaction}`, async ({ page }) => {
    const fetched = watchScripts(page)
    const mark = 'data-sonner-toaster'
    await page.goto('/checkout/success')
    await expectLive(page)
    await page.waitForLoadState('networkidle')
    expect(await fetched(mark)).toBe(false)
    await act(page)
    await eventually(() => fetched(mark)).toBe(true)
  })
}

for (const [interaction, act] of [
  ['a pointer move', (page: Page) => page.mouse.move(9, 9)],
  ['a key press', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`when the connection is lost after ${interaction} but before the form is used, a toast still reports the error`, async ({
    page,
    context,
  }) => {
    await page.goto('/checkout/success')
    await expectLive(page)
    await act(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await signUp(page, newEmail())
    await expect(notifications(page)).toContainText('Account Creation Error')
  })
}
