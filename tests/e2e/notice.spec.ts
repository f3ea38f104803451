import { expect, type Page, test } from '@playwright/test'
import { expectLivePage, flushRequests, privacyNotice, trackLive, visit, visitWithNotice } from './visit'

const arrive = (page: Page, address = '/transparency') => visitWithNotice(page, address)

test('it states what the site does, and OK closes it for good', async ({ page }) => {
  await arrive(page)
  await expect(privacyNotice(page)).toContainText('No ad trackers here.')
  await expect(privacyNotice(page)).toContainText('the video loads only when you press play')
  await privacyNotice(page).getByRole('button', { name: 'OK' }).click()
  await expect(privacyNotice(page)).toBeHidden()
  await visit(page, '/blog')
  await page.clock.runFor(10_000)
  await expect(privacyNotice(page)).toBeHidden()
})

test('it neither takes the focus nor blocks scrolling', async ({ page }) => {
  await arrive(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('it does not cover a focused field when it appears', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.clock.install()
  await visit(page, '/nothing-here')
  const field = page.getByRole('searchbox')
  await field.focus()
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'end' }))
  await page.clock.runFor(1000)
  await expect(privacyNotice(page)).toBeVisible()
  await expect
    .poll(async () => {
      const [over, under] = [await privacyNotice(page).boundingBox(), await field.boundingBox()]
      return (under?.y ?? 0) + (under?.height ?? 0) <= (over?.y ?? 0)
    })
    .toBe(true)
})

test('a reader who has scrolled away from the focused element is not taken back to it', async ({ page }) => {
  // Turns off smooth scrolling, which would not have moved the page yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await visit(page, '/blog')
  await page.getByRole('searchbox').evaluate((field) => field.focus({ preventScroll: true }))
  await page.clock.runFor(1000)
  await expect(privacyNotice(page)).toBeVisible()
  // Two frames, enough to be taken back.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } })

  test('it does not appear under a finger whose touch makes the page live', async ({ page }) => {
    await trackLive(page)
    await page.clock.install()
    const loaded = page.waitForResponse('**/_next/static/loader/**')
    await page.goto('/checkout/cancel')
    await loaded
    await flushRequests(page)
    // However slow the machine is, the finger stays down no longer than the clock runs below.
    await page.clock.pauseAt(Date.now() + 1000)
    const box = await page.getByRole('button', { name: 'Go Back' }).boundingBox()
    const session = await page.context().newCDPSession(page)
    const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expectLivePage(page)
    await page.clock.runFor(100)
    await expect(privacyNotice(page)).toBeHidden()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page).not.toHaveURL(/cancel/)
  })
})

for (const size of [
  { width: 320, height: 480 },
  { width: 667, height: 375 },
]) {
  test(`at ${size.width}x${size.height} the link that opens it scrolls to it`, async ({ page }) => {
    await page.setViewportSize(size)
    await arrive(page)
    await privacyNotice(page).getByRole('button', { name: 'OK' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }).click()
    await expect(privacyNotice(page)).toBeFocused()
    await expect(privacyNotice(page)).toBeInViewport({ ratio: 0.5 })
  })
}

test('a link in the footer reopens it, and closing it returns the focus to the link', async ({ page }) => {
  await arrive(page)
  await privacyNotice(page).getByRole('button', { name: 'OK' }).click()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' })
  for (let round = 0; round < 2; round += 1) {
    await link.click()
    await expect(privacyNotice(page)).toBeVisible()
    await expect(privacyNotice(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(privacyNotice(page)).toBeHidden()
    await expect(link).toBeFocused()
  }
})

test('with embeds declined, a link replaces the newsletter frame', async ({ page }) => {
  await arrive(page)
  await privacyNotice(page).getByRole('button', { name: 'Don’t load embeds' }).click()
  await visit(page, '/#cta')
  const frame = page.getByTitle('Newsletter sign-up form')
  await page.getByRole('heading', { name: 'Get the field notes' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Open the form in a new tab' })).toBeVisible()
  await expect(frame).toHaveCount(0)
  await page.getByRole('button', { name: 'Load the form' }).press('Enter')
  await expect(frame).toBeFocused()
})

test('an open menu is on top of it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await arrive(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const last = page.getByRole('navigation').getByRole('link', { name: 'Get Lifetime Access' })
  const menu = await last.boundingBox()
  const under = await privacyNotice(page).boundingBox()
  expect((menu?.y ?? 0) + (menu?.height ?? 0) / 2).toBeGreaterThan(under?.y ?? Number.POSITIVE_INFINITY)
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
  test(`at ${size.width} px it covers no focused element`, async ({ page }) => {
    await page.setViewportSize(size)
    // Turns off smooth scrolling, which the check might otherwise catch midway.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page)
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab')
      const isCovered = await privacyNotice(page).evaluate((pinned) => {
        const focused = document.activeElement
        if (!focused || focused === document.body || pinned.contains(focused)) return false
        const [a, b] = [focused.getBoundingClientRect(), pinned.getBoundingClientRect()]
        return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left
      })
      const name = await page.evaluate(() => document.activeElement?.textContent)
      expect(isCovered, `"${name}" is covered`).toBe(false)
    }
  })
}

for (const size of [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
]) {
  test(`at ${size.width}x${size.height} it does not cover the landing page's button`, async ({ page }) => {
    await page.setViewportSize(size)
    await arrive(page, '/')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const button = await page.getByRole('link', { name: 'See founder pricing' }).boundingBox()
    const over = await privacyNotice(page).boundingBox()
    expect(over?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? size.height))
  })
}

for (const [where, size] of [
  ['in a window 320 px wide', { width: 320, height: 800 }],
  ['on a phone on its side', { width: 667, height: 375 }],
] as const) {
  test(`${where} it is at the end of the page`, async ({ page }) => {
    await page.setViewportSize(size)
    await arrive(page)
    await expect(privacyNotice(page)).toHaveCSS('position', 'static')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a paragraph at the end of the page', async ({ page }) => {
    await page.goto('/transparency')
    await expect(privacyNotice(page)).toBeVisible()
    await expect(privacyNotice(page)).toHaveCSS('position', 'static')
    await expect(privacyNotice(page).getByRole('button')).toHaveCount(0)
  })
})
