import { expect, type Page, test } from '@playwright/test'
import { newEmail } from './local-founders'
import { missingRules } from './page-rules'
import { expectLive, expectStored, expectSuccess, fill, form, stored } from './signup-screen'
import {
  eventually,
  expectFonts,
  expectLivePage,
  flushRequests,
  guide,
  hold,
  holdReact,
  holdReactBehindForm,
  isLive,
  loseFirst,
  marker,
  ownScriptOfSignup,
  trackLive,
} from './visit'

/** Every request of the page, with its type. */
function recordRequests(page: Page): { path: string; kind: string }[] {
  const asked: { path: string; kind: string }[] = []
  page.on('request', (request) => {
    asked.push({ path: new URL(request.url()).pathname, kind: request.resourceType() })
  })
  return asked
}

const plain = ['document', 'stylesheet', 'font', 'image']

/** Requests that are neither content nor styling. */
const scripts = (asked: { path: string; kind: string }[]) =>
  asked
    .filter(({ path, kind }) => !plain.includes(kind) && !path.startsWith('/icons/') && path !== marker)
    .map(({ path }) => path)

const loader = '**/_next/static/loader/**'

/** Touches without a pointer move before it: Playwright's mouse first moves to where it clicks. */
async function putFingerDown(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 5, y: 300 }] })
}

test.beforeEach(({ page }) => trackLive(page))

for (const address of [
  '/',
  '/blog',
  guide,
  '/blog/seller-financing-guide',
  '/transparency',
  '/checkout/cancel',
  '/no-such-page',
]) {
  test(`before any interaction ${address} requests content, styling and the loader, and nothing else`, async ({
    page,
  }) => {
    const asked = recordRequests(page)
    await page.clock.install()
    const loaded = page.waitForResponse(loader)
    await page.goto(address)
    await loaded
    // By now even code that waits for an idle moment would have made its requests.
    await page.clock.runFor(10_000)
    await flushRequests(page)
    expect(scripts(asked)).toEqual([expect.stringMatching(/^\/_next\/static\/loader\/\w+\.js$/)])
    expect(await isLive(page)).toBe(false)
  })
}

for (const [interaction, act] of [
  ['a pointer move', (page: Page) => page.mouse.move(50, 50)],
  ['a key press', (page: Page) => page.keyboard.press('Shift')],
  ['a scroll', (page: Page) => page.mouse.wheel(0, 200)],
  ['a touch', putFingerDown],
] as const) {
  test(`${interaction} makes the page live, once`, async ({ page }) => {
    const asked = recordRequests(page)
    const loaded = page.waitForResponse(loader)
    await page.goto('/transparency')
    await loaded
    // By then the loader has run, too, and is listening.
    await flushRequests(page)
    expect(await isLive(page)).toBe(false)
    await act(page)
    await expectLivePage(page)
    const chunks = scripts(asked)
    expect(new Set(chunks).size).toBe(chunks.length)
  })
}

test('the sign-up is live at once', async ({ page }) => {
  await page.goto('/checkout/success')
  await expectLivePage(page)
})

test('on a slow connection a first click on a topic takes effect once the page is live', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Law and tax' }).click()
  expect(await isLive(page)).toBe(false)
  release()
  await expect(page.getByRole('button', { name: 'Law and tax' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/topic=rules/)
})

test('on a slow connection a topic clicked after an in-page link stays in the URL', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/blog')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  const topic = page.getByRole('button', { name: 'Law and tax' })
  await topic.click()
  release()
  await expect(topic).toHaveAttribute('aria-pressed', 'true')
  // The router writes the URL a moment after the page becomes live.
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\?topic=rules#main$/)
})

test('on a slow connection a click that waits for React is acknowledged visibly until it takes effect', async ({
  page,
}) => {
  const release = await holdReact(page)
  await page.goto('/blog')
  const topic = page.getByRole('button', { name: 'Law and tax' })
  await expect(async () => {
    await topic.click()
    await expect(topic).toHaveCSS('animation-name', 'press-kept', { timeout: 100 })
  }).toPass()
  release()
  await expect(topic).toHaveAttribute('aria-pressed', 'true')
  await expect(topic).toHaveCSS('animation-name', 'none')
  await expect(topic).toHaveCSS('opacity', '1')
})

test('on a slow connection, with reduced motion, a waiting click is acknowledged without animation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdReact(page)
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play the 5-minute demo' })
  await expect(async () => {
    await play.click()
    await expect(play).toHaveCSS('opacity', '0.7', { timeout: 100 })
  }).toPass()
  await expect(play).toHaveCSS('animation-name', 'none')
})

test('on a slow connection the menu opens before React has loaded, and closes on a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await holdReact(page)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  await expect(button).toHaveCSS('animation-name', 'none')
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('region', { name: 'Straight answers before you buy.' })).toBeInViewport()
  expect(await isLive(page)).toBe(false)
})

for (const [way, leave] of [
  [
    'keyboard',
    async (page: Page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().focus()
      await page.keyboard.press('Tab')
    },
  ],
  ['rotating the screen', (page: Page) => page.setViewportSize({ width: 1200, height: 740 })],
] as const) {
  test(`on a slow connection the menu, left by ${way} before React has loaded, closes once it has`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    const release = await holdReact(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await leave(page)
    const isOpen = () => page.locator('#main-navigation').evaluate((menu) => menu.matches(':popover-open'))
    expect(await isOpen()).toBe(true)
    release()
    await eventually(isOpen).toBe(false)
  })
}

test('on a slow connection the menu stays open if it is in use when React arrives', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const release = await holdReact(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Tab')
  release()
  await expectLivePage(page)
  await expect(page.getByRole('link', { name: 'Features' }).first()).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('on a slow connection a click before even the loader has arrived takes effect', async ({ page }) => {
  const release = await hold(page, loader)
  await page.goto('/blog')
  const topic = page.getByRole('button', { name: 'Law and tax' })
  await topic.click()
  release()
  await expect(topic).toHaveAttribute('aria-pressed', 'true')
})

test('on a slow connection F8 before even the loader has arrived focuses the notifications', async ({
  page,
}) => {
  const release = await hold(page, loader)
  await page.goto('/transparency')
  await page.keyboard.press('F8')
  release()
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeFocused()
})

test('on a slow connection F8 held down before the loader has arrived focuses the notifications and stays there', async ({
  page,
}) => {
  const release = await hold(page, loader)
  await page.goto('/transparency')
  for (let press = 0; press < 3; press += 1) await page.keyboard.down('F8')
  release()
  const area = page.getByRole('region', { name: /^Notifications/ })
  await expect(area).toBeFocused()
  for (let press = 0; press < 3; press += 1) await page.keyboard.down('F8')
  await expect(area).toBeFocused()
})

test('on a slow connection a menu link clicked before even the loader has arrived closes the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const release = await hold(page, loader)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'FAQ' }).click()
  release()
  await expect(menu).toBeHidden()
})

test('on a slow connection a first click on Copy script copies the script', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await holdReact(page)
  await page.goto('/blog/exit-strategies-land-deals')
  // They move content this far down the page, possibly between mouse down and mouse up.
  await expectFonts(page)
  const script = page
    .getByRole('figure')
    .filter({ has: page.getByRole('button', { name: 'Copy script' }) })
    .first()
  await script.getByRole('button', { name: 'Copy script' }).click()
  release()
  await expect(script.getByRole('status')).toHaveText('Copied')
  expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(20)
})

test('on a slow connection a click on Copy script that waits too long to be allowed asks for another, which copies', async ({
  page,
}) => {
  // As in Safari, and after five seconds in Firefox.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => {
      if (!window.event?.isTrusted) throw new DOMException('not during a press', 'NotAllowedError')
    }
  })
  const release = await holdReact(page)
  await page.goto('/blog/seller-financing-guide')
  await expectFonts(page)
  const script = page.getByRole('figure').filter({ has: page.getByRole('button', { name: 'Copy script' }) })
  const copy = script.getByRole('button', { name: 'Copy script' })
  await copy.click()
  release()
  await expect(script.getByRole('status')).toHaveText('Press again to copy.')
  await copy.click()
  await expect(script.getByRole('status')).toHaveText('Copied')
})

test('without permission, Copy script says what to do instead at once', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await page.goto('/blog/seller-financing-guide')
  await page.keyboard.press('Shift')
  await expectLivePage(page)
  const script = page.getByRole('figure').filter({ has: page.getByRole('button', { name: 'Copy script' }) })
  await script.getByRole('button', { name: 'Copy script' }).click()
  await expect(script.getByRole('status')).toHaveText(/select the text instead/)
})

for (const [way, send] of [
  ['a click on the button', (page: Page) => form(page).submit.click()],
  ['Enter in the last field', (page: Page) => form(page).confirmation.press('Enter')],
] as const) {
  test(`on a slow connection ${way} submits the sign-up once, when the page is live, and puts nothing into the URL`, async ({
    page,
  }) => {
    const email = newEmail()
    const asked = recordRequests(page)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const release = await holdReactBehindForm(page)
    await page.goto('/checkout/success', { waitUntil: 'commit' })
    await fill(page, email)
    await expect(form(page).submit).toBeEnabled()
    await send(page)
    await send(page)
    expect(await isLive(page)).toBe(false)
    expect(asked.filter(({ path }) => path === '/checkout/success')).toHaveLength(1)
    release()
    await expectSuccess(page)
    await expectStored(email)
    expect(asked.filter(({ path }) => path.endsWith('accounts:signUp'))).toHaveLength(1)
    expect(new URL(page.url()).search).toBe('')
    expect(complaints).toEqual([])
  })
}

test('on a slow connection a click on the sign-up button says at once that the form is loading', async ({
  page,
}) => {
  await holdReactBehindForm(page)
  await page.goto('/checkout/success', { waitUntil: 'commit' })
  const loading = 'The form is still loading.'
  const words = page.getByRole('form').getByText(loading)
  await expect(form(page).submit).toBeEnabled()
  await expect(words).toBeHidden()
  await form(page).submit.click()
  await expect(words).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: loading })).toHaveCount(1)
})

test('on a slow connection an edit after a submit cancels it: no account is created for a half-edited email', async ({
  page,
}) => {
  const email = newEmail()
  const asked = recordRequests(page)
  const release = await holdReactBehindForm(page)
  await page.goto('/checkout/success', { waitUntil: 'commit' })
  await fill(page, `${email}x`)
  await form(page).submit.click()
  await form(page).email.press('Backspace')
  release()
  await expectLive(page)
  await expect(form(page).email).toHaveValue(email)
  await form(page).submit.click()
  await expectSuccess(page)
  await expectStored(email)
  expect(await stored(`${email}x`)).toEqual({ accounts: 0, records: 0 })
  expect(asked.filter(({ path }) => path.endsWith('accounts:signUp'))).toHaveLength(1)
})

test('on a slow connection an icon that a password manager adds beside a field loses neither the input nor the submit', async ({
  page,
}) => {
  const email = newEmail()
  const release = await holdReactBehindForm(page)
  await page.goto('/checkout/success', { waitUntil: 'commit' })
  await fill(page, email)
  await form(page).email.evaluate((field) => field.after(document.createElement('span')))
  await form(page).submit.click()
  release()
  await expectSuccess(page)
  await expectStored(email)
})

test('the page becomes live by itself once a lost connection is back', async ({ page }) => {
  const email = newEmail()
  let isDown = true
  const own = await ownScriptOfSignup(page)
  await page.route('**/_next/static/chunks/**', (route) =>
    isDown && !route.request().url().includes(own) ? route.abort() : route.continue(),
  )
  await page.goto('/checkout/success')
  await fill(page, email)
  await form(page).submit.click()
  isDown = false
  await expectSuccess(page)
  await expectStored(email)
})

test('on a slow connection, parts that need no React work before it has loaded: contents, questions, links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await holdReact(page)
  await page.goto('/blog/seller-financing-guide')
  await page.locator('details.article-contents summary').click()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Common questions' }).click()
  const question = page.locator('details.question').first()
  await question.locator('summary').click()
  await expect(question.locator('.answer')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('a chunk that failed to load is requested again on the next interaction', async ({ page }) => {
  await loseFirst(page, '**/_next/static/chunks/**')
  await page.goto('/transparency')
  // The host is asked whether the chunk is gone for good.
  const asked = page.waitForResponse((response) => response.request().resourceType() === 'fetch')
  await page.keyboard.press('Shift')
  await asked
  expect(await isLive(page)).toBe(false)
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await isLive(page)).toBe(true)
  }).toPass()
})

test('a loader that failed to load is requested again, and a click in the meantime takes effect', async ({
  page,
}) => {
  await loseFirst(page, loader)
  await page.goto('/blog')
  const topic = page.getByRole('button', { name: 'Law and tax' })
  await topic.click()
  await expect(topic).toHaveAttribute('aria-pressed', 'true')
})

test('without a connection the menu stays open, and a waiting click is reported as such and takes effect in the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  let isDown = true
  await page.route('**/_next/static/chunks/**', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/blog')
  // The host is asked whether the chunk is gone for good.
  const asked = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch')
  await page.getByRole('button', { name: 'Menu' }).click()
  await asked
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const topic = page.getByRole('button', { name: 'Law and tax' })
  await topic.click()
  const alert = page.getByRole('alert').filter({ hasText: 'No connection yet…' })
  await expect(alert).toBeInViewport()
  isDown = false
  await expect(topic).toHaveAttribute('aria-pressed', 'true')
  await expect(alert).toHaveCount(0)
})

test('on a slow connection a click on Play takes effect, but a reader who has since followed a link stays there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdReact(page)
  await page.goto('/')
  await expectFonts(page)
  await page.getByRole('button', { name: 'Play the 5-minute demo' }).click()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' })
  await link.click()
  const top = () => page.evaluate(() => scrollY)
  const where = await top()
  release()
  await expect(page.getByTitle(/ demo, 5 minutes$/)).toBeAttached()
  expect(await top()).toBe(where)
  await expect(page.getByTitle(/ demo, 5 minutes$/)).not.toBeFocused()
})

for (const [place, words] of [
  ['before a calculator', 'Where each $300 goes'],
  ['within a calculator', 'Yearly rate'],
  ['after its calculators', 'id="next-steps"'],
] as const) {
  test(`a page cut off by a lost connection ${place} is complete once it is live, without a reload`, async ({
    page,
  }) => {
    const address = '/blog/seller-financing-guide'
    await page.goto(address)
    const whole = await page.getByRole('main').textContent()
    const requests: string[] = []
    await page.route(`**${address}`, async (route) => {
      requests.push(route.request().resourceType())
      if (requests.length > 1) return route.continue()
      const response = await route.fetch()
      const html = await response.text()
      expect(html).toContain(words)
      return route.fulfill({ response, body: html.slice(0, html.lastIndexOf(words)) })
    })
    await page.reload()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // Calculators appear once their code has loaded.
    await eventually(() => page.getByRole('main').textContent()).toBe(whole)
    await eventually(() => missingRules(page)).toEqual([])
    expect(requests).toEqual(['document', 'xhr'])
  })
}
