import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { expectToast, openWithStoppedClock } from './signup-screen'
import {
  answerNotice,
  articleSlugs,
  expectFonts,
  guide,
  layOut,
  pages,
  privacyNotice,
  visit,
  visitWithNotice,
} from './visit'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const widths = [320, 1280]

const options = {
  resultTypes: ['violations' as const],
  // Otherwise the map's frames and ticks keep axe from judging the text on them.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
}

/** What axe finds in the page's current state. */
async function faults(page: Page, only?: string) {
  const axe = new AxeBuilder({ page })
    .options(options)
    // Skips the contents of third-party frames; their names and sizes are still checked.
    .setLegacyMode()
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

async function expectNoFaults(page: Page) {
  await layOut(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await faults(page), `at ${width} px`).toEqual([])
  }
}

// axe reads each long page in full, twice.
test.describe.configure({ timeout: 60_000 })

test.beforeEach(async ({ page }) => {
  // Turns off smooth scrolling, which a check might otherwise catch midway.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const address of pages) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    // axe does not judge what the notice covers.
    await answerNotice(page)
    await visit(page, address)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expectNoFaults(page)
  })
}

test('on a phone, tap targets in an article are large enough or far enough apart', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 800 })
  for (const slug of articleSlugs) {
    // Not live and without `layOut`, as Lighthouse sees the page, too.
    await page.goto(`/blog/${slug}`)
    expect(await faults(page, 'target-size'), slug).toEqual([])
  }
})

test('printed text has enough contrast with the paper', async ({ page }) => {
  for (const address of ['/', '/blog', guide, '/transparency']) {
    await page.emulateMedia({ media: 'screen' })
    await answerNotice(page)
    await visit(page, address)
    await page.emulateMedia({ media: 'print' })
    expect(await faults(page, 'color-contrast'), address).toEqual([])
  }
})

test('axe finds nothing with the privacy notice open, at the end of the page and pinned over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visitWithNotice(page, '/transparency')
  await expect(privacyNotice(page)).toHaveCSS('position', 'static')
  expect(await faults(page), 'at the end').toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(privacyNotice(page)).toHaveCSS('position', 'fixed')
  expect(await faults(page), 'over it').toEqual([])
})

test('axe finds nothing with the menu open', async ({ page }) => {
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await faults(page), `at ${width} px`).toEqual([])
  }
})

test('axe finds nothing with a toast and form errors showing', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/checkout/success')
    await page.getByRole('button', { name: 'Create Founder Account' }).click()
    const toast = page.getByRole('region', { name: 'Notifications (F8)' })
    await expect(toast).toContainText('Missing Email')
    // Its timer pauses under the pointer.
    await toast.getByText('Missing Email').hover()
    expect(await faults(page), `at ${width} px`).toEqual([])
    await expect(toast).toContainText('Missing Email')
  }
})

test('axe finds nothing with search results, with none, and with a topic selected', async ({ page }) => {
  await visit(page, '/blog')
  const field = page.getByRole('searchbox', { name: 'Search the articles' })
  await field.fill('rezoning')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ articles?$/)
  await expectNoFaults(page)
  await field.fill('zzzz')
  await expect(page.getByRole('button', { name: 'Show all articles' })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await page.getByRole('button', { name: 'Law and tax' }).click()
  await expect(page).toHaveURL(/topic=rules/)
  await expectNoFaults(page)
})

test('axe finds nothing with a definition open, an item checked and an invalid number in a calculator', async ({
  page,
}) => {
  await visit(page, guide)
  await layOut(page)
  await page.getByRole('main').getByRole('checkbox').first().check()
  await expect(page.getByText('1 checked, kept in this browser.')).toBeVisible()
  await page.getByRole('main').getByRole('textbox').first().fill('a lot')
  await page.locator('.term').first().click()
  await expect(page.locator('.term + :popover-open')).toBeVisible()
  await expectNoFaults(page)
})

test('a stacked table exposes its column headers as such, without repeating them in each cell', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [address, head, cell] of [
    [guide, 'Cash tied up', 'purchase and costs'],
    ['/', 'Other CRMs', 'Not included Sold separately'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('columnheader', { name: head, exact: true }).first()).toBeAttached()
    await expect(page.getByRole('cell', { name: cell, exact: true })).toBeVisible()
  }
})

// Chromium has no such rule, so this asks for what WebKit looks at (see app/reset.css).
test('a list whose markers we draw is a list to VoiceOver in Safari, too', async ({ page }) => {
  for (const [address, ...lists] of [
    ['/', '.offer ul'],
    ['/blog', '.dashed-list'],
    ['/transparency', '.statement ul'],
    ['/checkout/success', '.founder-benefits ul'],
    ['/blog/seller-financing-guide', '.choice ul', '.checklist ul', '#next-steps + ol'],
    ['/blog/land-development-basics', '.prose > ul'],
  ] as const) {
    await page.goto(address)
    for (const list of lists) {
      const kept = await page.locator(list).evaluateAll((elements) =>
        elements.map((element) => {
          const item = getComputedStyle(element.querySelector('li') ?? element)
          return (
            element.getAttribute('role') === 'list' ||
            (item.display === 'list-item' && item.listStyleType !== 'none')
          )
        }),
      )
      expect(new Set(kept), `${list} on ${address}`).toEqual(new Set([true]))
    }
  }
})

test('axe finds nothing with the video playing', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Play the 5-minute demo' }).click()
  await expect(page.getByTitle(/demo, 5 minutes$/)).toBeVisible()
  await expectNoFaults(page)
})

/** What has the focus, and what is wrong with how that shows; null when nothing on the page has it. */
function readStop() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const words = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
  const name = `${focused.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`
  // The contents of a frame, including their focus styles, are up to its host.
  if (focused.tagName === 'IFRAME') return { name, isFrame: true, problems: [] }

  const problems: string[] = []
  // A number field's ring is around the box it shares with its unit, a card's around the whole card.
  const ringed = [
    getComputedStyle(focused),
    getComputedStyle(focused, '::after'),
    getComputedStyle(focused.parentElement ?? focused),
  ].some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
  if (!ringed) problems.push('has no ring')

  const box = focused.getClientRects()[0] ?? new DOMRect()
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
  if (right - left < 1 || bottom - top < 1) return { name, problems: [...problems, 'is out of sight'] }

  const isPinned = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
  for (const [x, y] of [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const) {
    let over = document.elementFromPoint(x, y)
    while (over && !isPinned(over)) over = over.parentElement
    if (over && !over.contains(focused)) problems.push(`is under ${over.className}`)
  }
  return { name, problems: [...new Set(problems)] }
}

const skipLink = 'a "Skip to content"'

/** Presses a key until the focus has gone around the page once; the skip link comes first. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: string[] = []
  const problems: string[] = []
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(readStop)
    const isBeginning = stop?.name === skipLink
    const isRound = !stop || (isBeginning && key === 'Tab')
    if (isRound && stops.length > 0) return { stops, problems }
    if (!stop) continue
    // How many stops a frame has is up to its host; a frame that was out of view may have none for a moment.
    if (stop.isFrame && stop.name === stops.at(-1)) continue
    stops.push(stop.name)
    problems.push(...stop.problems.map((problem) => `${stop.name} ${problem}`))
    if (isBeginning && key === 'Shift+Tab') return { stops, problems }
  }
  throw new Error(`The focus does not come round: … ${stops.slice(-4).join(', ')}`)
}

for (const [address, size] of [
  ['/', { width: 1280, height: 720 }],
  ['/', { width: 375, height: 667 }],
  ['/blog', { width: 1280, height: 720 }],
  ['/blog', { width: 375, height: 667 }],
  [guide, { width: 1280, height: 720 }],
  [guide, { width: 375, height: 667 }],
  // Tall content between the stops, and tables that browsers would treat as scrollable before they are laid out.
  ['/blog/due-diligence-checklist', { width: 390, height: 800 }],
  ['/blog/advanced-market-analysis', { width: 320, height: 640 }],
  ['/checkout/success', { width: 375, height: 667 }],
  ['/no-such-page', { width: 1280, height: 720 }],
  ['/no-such-page', { width: 320, height: 256 }],
] as const) {
  test(`Tab walks ${address} at ${size.width}x${size.height}: skip link first, every stop visible, none covered, and Shift+Tab walks the same way back`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await visitWithNotice(page, address)
    const forward = await walk(page, 'Tab')
    expect(forward.stops[0]).toBe(skipLink)
    expect(forward.stops.length).toBeGreaterThan(8)
    expect(forward.stops).toContain('button "Don’t load embeds"')
    expect(forward.problems).toEqual([])
    const backward = await walk(page, 'Shift+Tab')
    expect(backward.stops.toReversed()).toEqual(forward.stops)
    expect(backward.problems).toEqual([])
  })
}

for (const [address, size] of [
  ['/', { width: 1280, height: 720 }],
  ['/blog', { width: 1280, height: 720 }],
  [guide, { width: 390, height: 700 }],
] as const) {
  test(`on ${address} at ${size.width}x${size.height} focus rings are not cut off at the bottom of the window`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // With the notice open, much more room would be left below.
    await answerNotice(page)
    await visit(page, address)
    await layOut(page)
    await expectFonts(page)
    const ends: Record<string, number> = {}
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab')
      const { name, end } = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body
        const { top, bottom } = focused.getBoundingClientRect()
        // An element taller than the window never fits in it.
        const isTall = focused.tagName === 'IFRAME' || bottom - top > innerHeight - 100
        return { name: focused.textContent, end: isTall ? 0 : bottom }
      })
      ends[`${press} ${name?.trim().slice(0, 40)}`] = end
    }
    // The ring is offset by two pixels and three wide.
    const cut = Object.entries(ends).filter(([, end]) => end + 5 > size.height)
    expect(cut).toEqual([])
  })
}

test('the skip link moves the focus to the main content', async ({ page }) => {
  for (const address of ['/', guide]) {
    await page.goto(address)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
      true,
    )
  }
})

test('with a toast showing, no focused element is covered', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openWithStoppedClock(page)
  await page.getByRole('button', { name: 'Create Founder Account' }).click()
  const toast = await expectToast(page, 'Missing Email')
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    // The toast moves out of the way a moment later.
    await expect.poll(async () => (await page.evaluate(readStop))?.problems).toEqual([])
  }
  await expect(toast).toBeVisible()
})

for (const address of pages) {
  test(`targets on ${address} are at least 24 px, and actions at least 44`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await visitWithNotice(page, address)
    const small = await page.evaluate(() => {
      const actions = '.button, input:not([type=checkbox]), summary'
      return [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          // A link inside a sentence is only as tall as its line.
          const isInText =
            getComputedStyle(control).display === 'inline' && control.closest('p, li, dd, td, caption')
          if (isInText) return false
          const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
          return Math.min(width, height) < (control.matches(actions) ? 44 : 24)
        })
        .map(
          (control) =>
            `${control.className} ${control.textContent} ${control.getBoundingClientRect().height}`,
        )
    })
    expect(small).toEqual([])
  })
}
