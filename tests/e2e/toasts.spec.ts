import { expect, type Page, test } from '@playwright/test'

/** The sign-up's first check is the shortest way to a toast. */
async function showToast(page: Page) {
  await page.goto('/checkout/success')
  await page.getByRole('button', { name: 'Create Founder Account' }).click()
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByText('Missing Email')
  await expect(toast).toBeVisible()
  // It comes in with a movement; a pointer wants it to stand still.
  await page.waitForTimeout(600)
  return toast
}

function area(page: Page) {
  return page.getByRole('region', { name: 'Notifications (F8)' })
}

async function drag(page: Page, distance: number, steps: number) {
  const box = await area(page).getByText('Missing Email').boundingBox()
  if (!box) throw new Error('no toast')
  const [x, y] = [box.x + 10, box.y + 5]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps })
  await page.mouse.up()
  await page.mouse.move(5, 5)
}

test('a toast goes after five seconds', async ({ page }) => {
  const toast = await showToast(page)
  await page.waitForTimeout(3500)
  await expect(toast).toBeVisible()
  await expect(toast).toBeHidden({ timeout: 2500 })
})

test('there is one toast, and it is one tab stop', async ({ page }) => {
  await showToast(page)
  const submit = page.getByRole('button', { name: 'Create Founder Account' })
  for (let press = 0; press < 3; press += 1) await submit.click()
  await page.waitForTimeout(700)
  await expect(area(page).getByText('Missing Email')).toHaveCount(1)
  const stops = await area(page).evaluate(
    (region) =>
      [...region.querySelectorAll<HTMLElement>('*')].filter((element) => element.tabIndex >= 0).length,
  )
  expect(stops).toBe(1)
})

test('a swipe of 49 px to the right lets it stay', async ({ page }) => {
  const toast = await showToast(page)
  await drag(page, 49, 10)
  await page.waitForTimeout(500)
  await expect(toast).toBeVisible()
})

test('a swipe of 50 px to the right closes it', async ({ page }) => {
  const toast = await showToast(page)
  await drag(page, 50, 10)
  await expect(toast).toBeHidden({ timeout: 1500 })
})

test('neither a flick of 30 px nor a swipe to the left closes it', async ({ page }) => {
  const toast = await showToast(page)
  await drag(page, 30, 1)
  await drag(page, -120, 10)
  await page.waitForTimeout(500)
  await expect(toast).toBeVisible()
})

test('it waits under the pointer and goes on afterwards', async ({ page }) => {
  const toast = await showToast(page)
  await toast.hover()
  await page.waitForTimeout(6000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(toast).toBeHidden({ timeout: 6000 })
})

test('it waits while the focus is in the area, and the focus goes back on Escape', async ({ page }) => {
  const toast = await showToast(page)
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await page.keyboard.press('F8')
  await expect(area(page)).toBeFocused()
  await page.waitForTimeout(6000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden({ timeout: 1500 })
  await expect(email).toBeFocused()
})

test('F8 and Tab reach the close button, and Tab leads on from there', async ({ page }) => {
  const toast = await showToast(page)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  const close = area(page).getByRole('button', { name: 'Close notification' })
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).not.toBeFocused()
  expect(await area(page).evaluate((region) => region.contains(document.activeElement))).toBe(false)
  await expect(toast).toBeVisible()
})

test('F8 goes to the area with no toast showing, and back', async ({ page }) => {
  await page.goto('/checkout/success')
  const email = page.getByLabel('Email', { exact: true })
  await expect(page.getByRole('button', { name: 'Create Founder Account' })).toBeEnabled()
  await email.focus()
  await page.keyboard.press('F8')
  await expect(area(page)).toBeFocused()
  await expect(page.getByText('No notifications.')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(email).toBeFocused()
})

test('the close button is at least 24 px wide and closes it', async ({ page }) => {
  const toast = await showToast(page)
  const close = area(page).getByRole('button', { name: 'Close notification' })
  const box = await close.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await close.click()
  await expect(toast).toBeHidden({ timeout: 1500 })
})

for (const size of [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 768, height: 600 },
  { width: 1280, height: 720 },
]) {
  test(`at ${size.width}x${size.height} a toast covers neither the button, nor the notice, nor the failing field`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await showToast(page)
    const toast = await area(page).locator('[data-variant]').boundingBox()
    for (const element of [
      page.getByRole('button', { name: 'Create Founder Account' }),
      page.getByRole('region', { name: 'Privacy notice' }),
      page.getByLabel('Email', { exact: true }),
    ]) {
      const other = await element.boundingBox()
      const overlaps =
        toast &&
        other &&
        toast.x < other.x + other.width &&
        other.x < toast.x + toast.width &&
        toast.y < other.y + other.height &&
        other.y < toast.y + toast.height
      expect(overlaps).toBe(false)
    }
  })
}

test('what draws toasts is not fetched before the first one', async ({ page }) => {
  await page.goto('/checkout/success')
  await expect(page.getByRole('button', { name: 'Create Founder Account' })).toBeEnabled()
  expect(await page.locator('[data-sonner-toaster]').count()).toBe(0)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.getByRole('button', { name: 'Create Founder Account' }).click()
  await expect(area(page).getByText('Missing Email')).toBeVisible()
  expect(fetched.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0)
})
