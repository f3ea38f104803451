import { expect, type Page, test } from '@playwright/test'
import { visit } from './visit'

function notice(page: Page) {
  return page.getByRole('region', { name: /notice/i })
}

const arrive = (page: Page, address = '/transparency') => visit(page, address)

test('it says what is so, and OK closes it for good', async ({ page }) => {
  await arrive(page)
  await expect(notice(page)).toContainText('No ad trackers here.')
  await expect(notice(page)).toContainText('the video loads only when you press play')
  await notice(page).getByRole('button', { name: 'OK' }).click()
  await expect(notice(page)).toBeHidden()
  await page.clock.install()
  await arrive(page, '/blog')
  await page.clock.runFor(10_000)
  await expect(notice(page)).toBeHidden()
})

test('it does not take the focus and does not stop the page', async ({ page }) => {
  await arrive(page)
  await expect(notice(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('it does not come in under a finger that brings the page to life', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    viewport: { width: 375, height: 667 },
  })
  const page = await context.newPage()
  await page.addInitScript(() => addEventListener('live', () => Object.assign(window, { live: true })))
  await page.goto('/checkout/cancel')
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('link', { name: 'Go Back' })
  const box = await link.boundingBox()
  const session = await context.newCDPSession(page)
  const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForFunction(() => 'live' in window)
  await page.waitForTimeout(100)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page).not.toHaveURL(/cancel/)
  await context.close()
})

for (const size of [
  { width: 320, height: 480 },
  { width: 667, height: 375 },
]) {
  test(`at ${size.width}x${size.height} the link that opens it leads to it`, async ({ page }) => {
    await page.setViewportSize(size)
    await arrive(page)
    await notice(page).getByRole('button', { name: 'OK' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }).click()
    await expect(notice(page)).toBeFocused()
    await expect(notice(page)).toBeInViewport({ ratio: 0.5 })
  })
}

test('a link in the footer opens it again, and the focus goes back to the link', async ({ page }) => {
  await arrive(page)
  await notice(page).getByRole('button', { name: 'OK' }).click()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' })
  for (let round = 0; round < 2; round += 1) {
    await link.click()
    await expect(notice(page)).toBeVisible()
    await expect(notice(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(notice(page)).toBeHidden()
    await expect(link).toBeFocused()
  }
})

test('with embeds refused the newsletter frame gives way to a link', async ({ page }) => {
  await arrive(page)
  await notice(page).getByRole('button', { name: 'Don’t load embeds' }).click()
  await arrive(page, '/#cta')
  await page.locator('.newsletter').scrollIntoViewIfNeeded()
  await expect(page.locator('.newsletter').getByRole('link').first()).toBeVisible()
  await expect(page.locator('.newsletter iframe')).toHaveCount(0)
  await page.locator('.newsletter').getByRole('button').press('Enter')
  await expect(page.locator('.newsletter iframe')).toBeFocused()
})

test('an open menu lies over it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await arrive(page, '/')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  const last = page.getByRole('navigation').getByRole('link', { name: 'Get Lifetime Access' })
  const isOnTop = await last.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop).toBe(true)
})

for (const size of [
  { width: 375, height: 667 },
  { width: 768, height: 700 },
  { width: 1280, height: 720 },
]) {
  test(`at ${size.width} px nothing that has the focus is under it`, async ({ page }) => {
    await page.setViewportSize(size)
    // Without the smooth scrolling, which the check would otherwise catch half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page)
    await expect(notice(page)).toBeVisible()
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab')
      const isCovered = await page.evaluate(() => {
        const focused = document.activeElement
        const pinned = document.querySelector('#privacy-notice')
        if (!focused || !pinned || focused === document.body || pinned.contains(focused)) return false
        const [a, b] = [focused.getBoundingClientRect(), pinned.getBoundingClientRect()]
        return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left
      })
      const name = await page.evaluate(() => document.activeElement?.textContent)
      expect(isCovered, `"${name}" is covered`).toBe(false)
    }
  })
}

test('on a tiny screen it stands at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await arrive(page)
  await expect(notice(page)).toHaveCSS('position', 'static')
})

test('without JavaScript it is a paragraph at the end of the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/transparency')
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).toHaveCSS('position', 'static')
  await expect(notice(page).getByRole('button')).toHaveCount(0)
  await context.close()
})

test('what it says of the network is so: nothing leaves for elsewhere on its own where the newsletter form is not', async ({
  page,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '').host
  for (const address of ['/transparency', '/blog', '/checkout/success', '/checkout/cancel']) {
    const foreign: string[] = []
    const note = (request: { url(): string }) => {
      const { host, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && host !== own) foreign.push(request.url())
    }
    page.on('request', note)
    await arrive(page, address)
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    expect(foreign).toEqual([])
  }
  expect(await page.context().cookies()).toEqual([])
})
