import { expect, type Locator, type Page, test } from '@playwright/test'
import { localValues } from '../../lib/settings/local-profile'
import { eventually, expectFonts, section, visit } from './visit'

const configured = localValues(process.env)

function header(page: Page) {
  return page.getByRole('banner')
}

/** An anchor link lands 80 px below the top edge, as exactly as a browser can scroll. */
async function expectLanding(target: Locator) {
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await top()) - 80), { timeout: 8000 }).toBeLessThan(1)
}

for (const address of ['/', '/?from=letter', '/blog'])
  test(`the header of ${address} lists its links in order`, async ({ page }) => {
    await page.goto(address)
    const links = header(page)
      .getByRole('navigation', { name: 'Main' })
      .getByRole('listitem')
      .getByRole('link')
    await expect(links).toHaveText(['Features', 'Demo', 'Why Different', 'Blog', 'FAQ'])
    const home = new URL(address === '/blog' ? '/' : address, page.url()).href
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual([
      `${home}#features`,
      `${home}#walkthrough`,
      `${home}#whats-different`,
      new URL('/blog', home).href,
      `${home}#faq`,
    ])
  })

test('a link to a section stays on the page and keeps its query', async ({ page }) => {
  await visit(page, '/?from=letter')
  const document = await page.evaluateHandle(() => window.document)
  for (const [place, name, id] of [
    [header(page), 'FAQ', 'faq'],
    [section(page, 'home'), 'See founder pricing', 'cta'],
    [page.getByRole('contentinfo'), 'Features', 'features'],
  ] as const) {
    await place.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/\\?from=letter#${id}$`))
    await expectLanding(page.locator(`#${id}`))
  }
  expect(await document.evaluate((first) => first === window.document)).toBe(true)
})

for (const address of ['/blog', '/transparency', '/no-such-page'])
  test(`on ${address}, which shows no offer, the header links to the offers and not to a payment`, async ({
    page,
  }) => {
    await page.goto(address)
    const button = header(page).getByRole('link', { name: 'Get Lifetime Access', exact: true })
    await expect(button).toHaveAttribute('href', '/#cta')
    await expect(button).not.toHaveAttribute('target')
    for (const payment of [
      configured.NEXT_PUBLIC_CHECKOUT_LIFETIME_URL,
      configured.NEXT_PUBLIC_CHECKOUT_MONTHLY_URL,
    ])
      await expect(page.locator(`a[href="${payment}"]`)).toHaveCount(0)
  })

test('the header stays at the top edge of the window, however far the landing page is scrolled', async ({
  page,
}) => {
  await visit(page, '/')
  const edge = () => page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 2 } })
  const whole = await edge()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect((await edge()).equals(whole)).toBe(true)
})

test.describe('on a phone', () => {
  const upright = { width: 390, height: 844 }
  test.use({ viewport: upright, isMobile: true, hasTouch: true })

  // In the article above its drawing, whose other shape in the wide layout moves what is below.
  for (const [address, part] of [
    ['/', 3],
    ['/blog/seller-financing-guide', 1],
  ] as const)
    test(`what is read on ${address} stays in view when the phone is turned and turned back`, async ({
      page,
    }) => {
      await page.goto(address)
      await expectFonts(page)
      const read = page.locator('main h2').nth(part)
      await read.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
      for (const size of [{ width: 844, height: 390 }, upright]) {
        await page.setViewportSize(size)
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        await expect(read).toBeInViewport()
      }
    })
})

test('the header shrinks past 20 px of scrolling, but not at 20', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const row = header(page).locator('.site-header-row')
  const padding = () => row.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop))
  const scrollTo = (top: number) =>
    page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top)
  const full = await padding()
  await scrollTo(20)
  // Two frames, enough for a faulty header to shrink.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await padding()).toBe(full)
  await scrollTo(21)
  await eventually(padding).toBeLessThan(full)
  await scrollTo(0)
  await eventually(padding).toBe(full)
})

test('anchor links scroll smoothly and land 80 px below the top edge', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  for (const [link, id] of [
    ['Features', 'features'],
    ['FAQ', 'faq'],
    ['Demo', 'walkthrough'],
    ['Why Different', 'whats-different'],
  ] as const) {
    await header(page).getByRole('link', { name: link, exact: true }).click()
    await expectLanding(section(page, id))
  }
  await section(page, 'home').getByRole('link', { name: 'See founder pricing' }).click()
  await expectLanding(section(page, 'cta'))
})

test('Enter on a link scrolls smoothly to its section, but Tab to the next control does not', async ({
  page,
}) => {
  await page.goto('/')
  await expectFonts(page)
  const places = async (key: string) => {
    await page.evaluate(() => {
      const seen = new Set([scrollY])
      Object.assign(window, { seen })
      const look = () => requestAnimationFrame(look) && seen.add(scrollY)
      look()
    })
    await page.keyboard.press(key)
    await page.waitForTimeout(800)
    return page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size)
  }
  await header(page).getByRole('link', { name: 'Features' }).focus()
  expect(await places('Enter')).toBeGreaterThan(3)
  await expectLanding(section(page, 'features'))
  // From the features to the demo; content laid out on the way may move the window once more.
  expect(await places('Tab')).toBeLessThan(4)
  await expect(page.getByRole('button', { name: /demo/ })).toBeFocused()
})

test('the link to the offers lands 80 px below the top edge from another page, too', async ({ page }) => {
  await page.goto('/blog')
  // They move content this far down the page, possibly between mouse down and mouse up.
  await expectFonts(page)
  await page.getByRole('link', { name: /\$\d/ }).click()
  await expect(page).toHaveURL(/\/#cta$/)
  await expectLanding(section(page, 'cta'))
})

for (const [width, height] of [
  [375, 667],
  [1280, 800],
] as const)
  test(`at ${width} px a page opened at a section shows it 80 px below the top edge once the fonts have loaded`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const id of ['common-questions', 'next-steps']) {
      await page.goto('about:blank')
      await page.goto(`/blog/due-diligence-checklist#${id}`)
      await expectFonts(page)
      await expectLanding(page.locator(`#${id}`))
    }
  })

test.describe('the menu on small screens', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test.beforeEach(async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  function menu(page: Page) {
    return {
      button: page.getByRole('button', { name: 'Menu' }),
      links: page.getByRole('navigation', { name: 'Main' }),
    }
  }

  test('it opens and closes with its button', async ({ page }) => {
    const { button, links } = menu(page)
    await expect(links.getByRole('link')).toHaveText([
      'Features',
      'Demo',
      'Why Different',
      'Blog',
      'FAQ',
      /^Get Lifetime Access/,
    ])
    await button.click()
    await expect(links).toBeHidden()
    await button.press('Enter')
    await expect(links).toBeVisible()
  })

  test('it closes on a link, which scrolls to its section', async ({ page }) => {
    const { links } = menu(page)
    await links.getByRole('link', { name: 'FAQ' }).click()
    await expect(links).toBeHidden()
    await expectLanding(section(page, 'faq'))
  })

  test('it closes when the screen becomes wide enough for the links to fit in the header', async ({
    page,
  }) => {
    const { links } = menu(page)
    await page.setViewportSize({ width: 1200, height: 667 })
    await eventually(() => links.evaluate((nav) => nav.matches(':popover-open'))).toBe(false)
    await expect(links.getByRole('link', { name: 'FAQ' })).toBeVisible()
  })

  test('it closes on Esc, and the focus returns to its button', async ({ page }) => {
    const { button, links } = menu(page)
    await page.keyboard.press('Tab')
    await expect(links.getByRole('link', { name: 'Features' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('it closes on a tap outside', async ({ page }) => {
    await page.mouse.click(180, 600)
    await expect(menu(page).links).toBeHidden()
  })

  test('it closes when the focus moves past its last link', async ({ page }) => {
    const { button, links } = menu(page)
    await links.getByRole('link', { name: 'Features' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await expect(links).toBeVisible()
    await links.getByRole('link', { name: 'Get Lifetime Access' }).focus()
    await page.keyboard.press('Tab')
    await expect(links).toBeHidden()
    await expect(section(page, 'home').locator(':focus')).toHaveCount(1)
  })
})
