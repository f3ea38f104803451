import { expect, type Locator, type Page, test } from '@playwright/test'
import { originOf } from '../../lib/settings/local-servers.mjs'
import { expectItFits, readBrokenWords, readLines, readLongestLines, readOverhangs } from './fit'
import { newEmail } from './local-founders'
import {
  alreadyHeading,
  expectLive,
  finishHeading,
  open,
  readyHeading,
  stopBeforeRecord,
} from './signup-screen'
import {
  articleSlugs,
  expectFonts,
  guide,
  layOut,
  pages,
  privacyNotice,
  section,
  visit,
  visitWithNotice,
} from './visit'

const widths = [320, 375, 768, 1024, 1440, 1920]

/** Arrives as from another page of this site, where the whole page switches to its fonts at once. */
const fromWithin = { referer: `${originOf('site')}/` }

async function openEverything(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** Sets the reader's own browser preference, which the site's policy does not affect. */
async function setTextSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } })
}

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html */
async function setTextSpacing(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const address of pages) {
  test(`${address} fits every width, larger text, zoom and wider spacing`, async ({ page }) => {
    await visit(page, address)
    await openEverything(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectItFits(page, `${width} px`)
    }
    await page.setViewportSize({ width: 320, height: 256 })
    await expectItFits(page, 'zoom of 400%')
    await setTextSize(page, 32)
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectItFits(page, `text of 200% at ${width} px`)
    }
    await setTextSize(page, 16)
    await setTextSpacing(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectItFits(page, `text spacing at ${width} px`)
    }
  })
}

test('every article fits phones, a tablet and a desktop without broken words, and phones with text at twice its size, where no word in a title breaks and no stacked table overflows', async ({
  page,
}) => {
  test.slow()
  let tables = 0
  for (const slug of articleSlugs) {
    await setTextSize(page, 16)
    await page.goto(`/blog/${slug}`, fromWithin)
    await openEverything(page)
    await expectFonts(page)
    for (const width of [320, 375, 992, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectItFits(page, `${slug} at ${width} px`)
      expect(await page.evaluate(readBrokenWords), `${slug} at ${width} px`).toEqual([])
    }
    await setTextSize(page, 32)
    for (const width of [320, 360, 375, 412]) {
      await page.setViewportSize({ width, height: 800 })
      await expectItFits(page, `${slug} at ${width} px with large text`)
      const wider = await page
        .locator('.table-stack')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      tables += wider.length
      // A number that must not break overflows by less than a character.
      expect(
        wider.filter((by) => by > 8),
        `${slug} at ${width} px with large text`,
      ).toEqual([])
    }
    await page.setViewportSize({ width: 375, height: 800 })
    const broken = await page.evaluate(readBrokenWords)
    expect(
      broken.filter((word) => word.endsWith('H1')),
      slug,
    ).toEqual([])
  }
  expect(tables).toBeGreaterThan(0)
})

test('with text at twice its size no word in cards, calculators, labels or the statement breaks, and fields show their values in full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await setTextSize(page, 32)
  let fields = 0
  for (const address of [
    '/blog',
    '/blog/seller-financing-guide',
    '/blog/analyze-land-value-without-mls',
    '/blog/profitable-county-market-selection',
    '/transparency',
    '/checkout/success',
  ]) {
    await page.goto(address, fromWithin)
    await expectFonts(page)
    await expectItFits(page, address)
    // Long names among the sources may break, and so may links in the narrow contents.
    const broken = await page.evaluate(readBrokenWords)
    expect(
      broken.filter((word) => !/ in (?:LI|A)$/.test(word)),
      address,
    ).toEqual([])
    const inputs = page.locator('.calculator-box input[inputmode]')
    fields += await inputs.count()
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await inputs.evaluateAll((all) =>
        all.filter((input) => input.scrollWidth > input.clientWidth).map(({ id }) => id),
      )
      expect(cut, `${address} at ${width} px`).toEqual([])
    }
  }
  expect(fields).toBeGreaterThan(0)
})

test('with wider text spacing the scores in the sample screen and the sign-up labels do not break', async ({
  page,
}) => {
  for (const [address, part] of [
    ['/', / in SPAN$/],
    ['/checkout/success', / in LABEL$/],
  ] as const) {
    await page.goto(address, fromWithin)
    await expectFonts(page)
    await setTextSpacing(page)
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const broken = await page.evaluate(readBrokenWords)
      expect(
        broken.filter((word) => part.test(word)),
        `${address} at ${width} px`,
      ).toEqual([])
    }
  }
})

test('the tool names do not break in the narrowest window, nor with text at 150%', async ({ page }) => {
  for (const [width, size] of [
    [280, 16],
    [412, 24],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await setTextSize(page, size)
    await page.goto('/', fromWithin)
    await expectFonts(page)
    await layOut(page)
    const broken = await page.evaluate(readBrokenWords)
    expect(
      broken.filter((word) => word.endsWith(' in H3')),
      `text of ${size} px at ${width} px`,
    ).toEqual([])
  }
})

test('on a phone with larger text the focus ring of the name in the header does not cut through it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const size of [20, 24, 32]) {
    await setTextSize(page, size)
    await page.goto('/', fromWithin)
    await expectFonts(page)
    const brand = page.getByRole('banner').getByRole('link').first()
    const end = (part: Locator) => part.evaluate((box) => box.getBoundingClientRect().right)
    expect(await end(brand), `text of ${size} px`).toBeGreaterThanOrEqual(await end(brand.locator('span')))
  }
})

test('in the sample screen no county is parted from its acres, at any width from a small phone to a tablet', async ({
  page,
}) => {
  await page.goto('/', fromWithin)
  await expectFonts(page)
  await layOut(page)
  const places = page.locator('.lead-place')
  for (const width of [320, 360, 480, 560, 572, 600, 603, 604, 620, 640, 700, 768, 1024, 1100, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    for (const place of await places.all())
      expect(await place.evaluate(readLines), `at ${width} px`).toHaveLength(1)
  }
})

test('with text at twice its size, text in the sample screen and the offers stays inside its boxes', async ({
  page,
}) => {
  await setTextSize(page, 32)
  await page.goto('/', fromWithin)
  await expectFonts(page)
  await layOut(page)
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 800 })
    for (const part of ['.mockup', '.offers']) {
      const around = page.locator(part)
      await expect(around).toHaveText(/\w/)
      expect(await around.evaluate(readOverhangs), `${part} at ${width} px`).toEqual([])
    }
  }
})

for (const [width, size, direction] of [
  [600, '100%', 'down'],
  [640, '100%', 'across'],
  [1024, '100%', 'across'],
  [1200, '200%', 'down'],
] as const) {
  test(`at ${width} px with text at ${size} by the reader’s own styles the reading paths run ${direction}, and no word in them breaks`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog', fromWithin)
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    await expectFonts(page)
    await layOut(page)
    const stops = page.getByRole('region', { name: 'Three ways through' }).getByRole('listitem')
    const [first, second] = [await stops.nth(0).boundingBox(), await stops.nth(1).boundingBox()]
    expect(second?.y === first?.y ? 'across' : 'down').toBe(direction)
    const labels = (await stops.getByRole('link').allTextContents()).join(' ')
    const broken = await page.evaluate(readBrokenWords)
    expect(broken.filter((word) => word.endsWith(' in A') && labels.includes(word.slice(0, -5)))).toEqual([])
  })
}

test('with text at twice its size the signature stays within the statement', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await setTextSize(page, 32)
  await page.goto('/transparency', fromWithin)
  await expectFonts(page)
  const end = (css: string) => page.locator(css).evaluate((box) => box.getBoundingClientRect().right)
  expect(await end('.statement-signature p')).toBeLessThanOrEqual(await end('.statement'))
})

test('with larger text or in a narrow window no word breaks in the panels that replace the sign-up form, except the email', async ({
  page,
}) => {
  await open(page)
  await expectLive(page)
  await stopBeforeRecord(page, newEmail())
  await page.reload()
  const panels = [
    [finishHeading, () => page.getByRole('button', { name: 'Finish setting up' }).click()],
    [readyHeading, () => page.reload()],
    [alreadyHeading, () => page.close()],
  ] as const
  for (const [name, leave] of panels) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
    for (const [width, size] of [
      [375, 24],
      [375, 32],
      [345, 20],
      [320, 16],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await setTextSize(page, size)
      await expectItFits(page, name)
      const broken = await page.evaluate(readBrokenWords)
      expect(
        broken.filter((word) => !word.endsWith(' in B')),
        `${name}, text of ${size} px at ${width} px`,
      ).toEqual([])
      const beyond = await page.locator('.progress-fence span:not(.visually-hidden)').evaluateAll((words) =>
        words
          .filter((word) => {
            const around = word.closest('ol')?.parentElement?.getBoundingClientRect()
            return word.getBoundingClientRect().right > (around?.right ?? 0)
          })
          .map(({ textContent }) => textContent),
      )
      expect(beyond, `${name}: steps beyond their panel`).toEqual([])
    }
    await leave()
  }
})

/** Adjacent cells in a table row that are closer than the space between two words. Runs in the page. */
function readCrowdedCells() {
  const range = document.createRange()
  const edges = (cell: Element) => {
    range.selectNodeContents(cell)
    const boxes = [...range.getClientRects()]
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    }
  }
  return [...document.querySelectorAll('.data-table:not(.table-stack) :is(td, th) + *')]
    .filter((cell) => {
      const before = cell.previousElementSibling
      return before && edges(cell).left - edges(before).right < 5
    })
    .map((cell) => `${cell.previousElementSibling?.textContent} ${cell.textContent}`)
}

test('on a phone the columns of a table do not run together', async ({ page }) => {
  let tables = 0
  for (const slug of articleSlugs) {
    await page.goto(`/blog/${slug}`)
    tables += await page.locator('.data-table:not(.table-stack)').count()
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(readCrowdedCells), `${slug} at ${width} px`).toEqual([])
    }
  }
  expect(tables).toBeGreaterThan(0)
})

test('the cells of a stacked table are not indented under their row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  let cells = 0
  for (const slug of articleSlugs) {
    await page.goto(`/blog/${slug}`)
    const paddings = await page
      .locator('.table-stack tbody :is(td, th)')
      .evaluateAll((all) => all.map((cell) => getComputedStyle(cell).paddingLeft))
    expect(
      paddings.filter((left) => left !== '0px'),
      slug,
    ).toEqual([])
    cells += paddings.length
  }
  expect(cells).toBeGreaterThan(0)
})

/** Boxes whose last row ends early: where their background draws the lines, that leaves a hole. Runs in the page. */
function readHoles(boxes: Element[]) {
  return boxes
    .filter((box) => {
      const end = box.lastElementChild?.getBoundingClientRect().right ?? 0
      return end < box.getBoundingClientRect().right - 2
    })
    .map((box) => box.className)
}

test('between phone and desktop widths no row of an article has a hole, and no fine print is too wide', async ({
  page,
}) => {
  const boxes = page.locator('.key-numbers, .compare, .plat-three')
  let looked = 0
  for (const slug of articleSlugs) {
    await page.goto(`/blog/${slug}`)
    looked += await boxes.count()
    for (const width of [834, 1100]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await boxes.evaluateAll(readHoles), `${slug} at ${width} px`).toEqual([])
      const longest = await page
        .locator('figcaption, .article-disclaimers p')
        .evaluateAll((elements) => Math.max(...elements.map(({ clientWidth }) => clientWidth)))
      expect(longest, `${slug} at ${width} px`).toBeLessThanOrEqual(600)
    }
  }
  expect(looked).toBeGreaterThan(0)
})

test('outside articles no line of text is longer than 80 characters', async ({ page }) => {
  for (const address of pages.filter((each) => !each.startsWith('/blog/'))) {
    await page.goto(address, fromWithin)
    await expectFonts(page)
    await layOut(page)
    for (const width of [768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const texts = page.locator('p, li, dd').filter({ visible: true, hasNot: page.locator('p, li') })
      const long = (await texts.evaluateAll(readLongestLines)).filter(({ characters }) => characters > 80)
      expect(long, `${address} at ${width} px`).toEqual([])
    }
  }
})

test('on a tablet the title and the link of the featured article stand on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/blog')
  await expectFonts(page)
  await expect(page.getByRole('link', { name: /^Read Article/ })).toBeInViewport({ ratio: 1 })
})

test('on a small desktop the six topics that the site began with stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/blog')
  await expectFonts(page)
  await layOut(page)
  const tops = await page
    .getByRole('group', { name: 'Topic' })
    .getByRole('button')
    .evaluateAll((chips) => chips.slice(0, 7).map((chip) => chip.getBoundingClientRect().top))
  expect(tops).toHaveLength(7)
  expect(new Set(tops).size).toBe(1)
})

test('the drawing of the featured article fills its half beside taller text', async ({ page }) => {
  await page.goto('/blog')
  for (const width of [992, 1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // Measured together: when the fonts arrive in between, the text beside it may take another line.
    const heights = await page
      .locator('.featured-drawing, .featured-drawing svg')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height))
    expect(heights).toHaveLength(2)
    const [half = 0, drawing] = heights
    expect(drawing, `at ${width} px`).toBeGreaterThanOrEqual(half - 1)
  }
})

test('on a small phone a price stays on the line of its dash, and “not available yet” on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/')
  await expectFonts(page)
  const buttons = section(page, 'cta').getByRole('article').getByRole('link')
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) {
    const line = await button.evaluate((link) => {
      const words = link.firstChild as Text
      const topOf = (index: number) => {
        const letter = document.createRange()
        letter.setStart(words, index)
        letter.setEnd(words, index + 1)
        return letter.getBoundingClientRect().top
      }
      const dash = words.data.indexOf('—')
      const top = topOf(dash)
      return Array.from(words.data.slice(dash - 2), (_, index) => topOf(dash - 2 + index) - top)
    })
    expect(Math.max(...line.map(Math.abs))).toBeLessThan(3)
  }
  // Between regular spaces the typeface uses a shorter dash.
  const dashes = await buttons.evaluateAll((links) =>
    links.map((link) => {
      const words = link.firstChild as Text
      const dash = document.createRange()
      dash.setStart(words, words.data.indexOf('—'))
      dash.setEnd(words, words.data.indexOf('—') + 1)
      return Math.round(dash.getBoundingClientRect().width)
    }),
  )
  expect(dashes[1]).toBe(dashes[0])
  const notes = page.getByRole('contentinfo').getByText('not available yet', { exact: true })
  await expect(notes).not.toHaveCount(0)
  for (const note of await notes.all()) expect((await note.boundingBox())?.height).toBeLessThan(24)
})

test('“not available yet” stands apart from the social profiles that are linked', async ({ page }) => {
  await page.goto('/transparency')
  const footer = page.getByRole('contentinfo')
  // As with an address for X alone: the local profile has none.
  await footer.getByText('X', { exact: true }).evaluate((network) => {
    const link = document.createElement('a')
    link.href = 'https://x.example/land'
    network.parentElement?.before(link)
    link.append(network)
  })
  const bottom = ({ y, height }: { y: number; height: number }) => y + height
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const link = await boxOf(footer.getByRole('link', { name: 'X', exact: true }))
    for (const name of ['YouTube', 'Facebook', 'Instagram']) {
      const waiting = await boxOf(footer.getByText(name, { exact: true }))
      expect(waiting.y, `${name} at ${width} px`).toBeGreaterThanOrEqual(bottom(link) - 1)
    }
  }
})

test('on a phone an offer is on the same line as its percentage', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(guide, fromWithin)
    await expectFonts(page)
    await layOut(page)
    const tops = await page
      .getByText(/^Offer at \d+%$/)
      .evaluateAll((shares) =>
        shares.map((share) =>
          [share, share.nextElementSibling].map((part) => Math.round(part?.getBoundingClientRect().top ?? 0)),
        ),
      )
    expect(tops).toHaveLength(3)
    for (const [share, offer] of tops) expect(offer, `at ${width} px`).toBe(share)
  }
})

test('the focus ring of the button under a checklist stays clear of the text before it', async ({ page }) => {
  await visit(page, guide)
  await expectFonts(page)
  await page.getByRole('main').getByRole('checkbox').first().check()
  const words = await page.getByText('1 checked, kept in this browser.').boundingBox()
  const button = await page.getByRole('button', { name: 'Uncheck all' }).boundingBox()
  // The ring is offset by two pixels and three wide.
  expect((button?.x ?? 0) - (words?.x ?? 0) - (words?.width ?? 0)).toBeGreaterThan(5)
})

test('the fence wires of the steps and the next articles reach from post to post', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(guide)
    await layOut(page)
    const gaps = await page.locator('.steps > ol > li, #next-steps + ol > li').evaluateAll((items) => {
      const length = (item: Element, pseudo: string, property: 'top' | 'bottom' | 'height') =>
        Number.parseFloat(getComputedStyle(item, pseudo)[property])
      return items.flatMap((item) => {
        const next = item.nextElementSibling
        if (!next) return []
        const { bottom } = item.getBoundingClientRect()
        const border = Number.parseFloat(getComputedStyle(item, '::before').borderTopWidth)
        const [from, to] = [length(item, '::after', 'top'), bottom - length(item, '::after', 'bottom')]
        const post = length(item, '::before', 'top') + length(item, '::before', 'height') + border
        return [from - post, next.getBoundingClientRect().top + length(next, '::before', 'top') - to]
      })
    })
    expect(gaps.length).toBeGreaterThan(12)
    expect(Math.max(...gaps), `at ${width} px`).toBeLessThanOrEqual(0.01)
  }
})

test('the hole in the map of the not-found page stays clear of both edges on wide screens, too', async ({
  page,
}) => {
  await page.goto('/no-such-page')
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const room = await page.locator('.not-found-map img').evaluate((map: HTMLImageElement) => {
      const scale = map.width / map.naturalWidth
      const share = Number.parseFloat(getComputedStyle(map).objectPosition.split(' ')[1] ?? '') / 100
      const cut = share * (map.naturalHeight * scale - map.height)
      // The position of the hole in the drawing (lib/drawing).
      return { above: 86 * scale - cut, below: map.height - (278 * scale - cut) }
    })
    expect(room.above, `at ${width} px`).toBeGreaterThan(48)
    expect(room.below, `at ${width} px`).toBeGreaterThan(48)
  }
})

test('on a wide screen the background of the closing band reaches both of its edges', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/blog')
  const band = await page.locator('#closing').boundingBox()
  const ground = await page.locator('#closing .band-terrain img').boundingBox()
  if (!band || !ground) throw new Error('The closing band has no ground.')
  expect(ground.x).toBeLessThanOrEqual(band.x)
  expect(ground.x + ground.width).toBeGreaterThanOrEqual(band.x + band.width)
})

test('the Copy script button stays on one line beside any title', async ({ page }) => {
  for (const slug of ['raising-capital-land-deals', 'off-market-strategies']) {
    await page.goto(`/blog/${slug}`)
    await layOut(page)
    const buttons = page.getByRole('button', { name: 'Copy script' })
    await expect(buttons).not.toHaveCount(0)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const button of await buttons.all())
        expect((await button.boundingBox())?.height, `${slug} at ${width} px`).toBeLessThan(48)
    }
  }
})

test('on a tablet the offers are side by side, and each button stays on one line', async ({ page }) => {
  await page.goto('/')
  await expectFonts(page)
  const offers = section(page, 'cta').getByRole('article')
  const buttons = offers.getByRole('link')
  await expect(offers).toHaveCount(2)
  await expect(buttons).toHaveCount(2)
  for (const width of [820, 834, 912, 1024, 1100]) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await offers.evaluateAll((all) => all.map((offer) => offer.getBoundingClientRect().top))
    expect(new Set(tops).size, `at ${width} px`).toBe(1)
    for (const button of await buttons.all())
      expect((await button.boundingBox())?.height, `at ${width} px`).toBeLessThan(60)
  }
})

test('a desktop of 1,366 px shows the prices of the offers as large as a wider one', async ({ page }) => {
  await page.goto('/')
  await expectFonts(page)
  const prices = section(page, 'cta').getByRole('article').locator('strong')
  await expect(prices).toHaveText([/^\$/, /^\$/])
  const sizes = []
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    sizes.push(await prices.evaluateAll((all) => all.map((price) => price.getBoundingClientRect().width)))
  }
  expect(sizes.slice(1)).toEqual([sizes[0], sizes[0]])
})

test('on a desktop the text of an article is beside its contents, at a readable width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(guide)
  const contents = await page.getByRole('navigation', { name: 'Contents' }).boundingBox()
  const words = await page.locator('.prose > p').first().boundingBox()
  expect(words?.width).toBeGreaterThan(500)
  expect(words?.width).toBeLessThan(700)
  expect((contents?.x ?? 0) + (contents?.width ?? 0)).toBeLessThan(words?.x ?? 0)
})

test('on a zoomed screen the header leaves room for the page, and the notice does not cover it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const address of ['/', guide]) {
    await visitWithNotice(page, address)
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height).toBeLessThan(128)
    await expect(privacyNotice(page)).toHaveCSS('position', 'static')
  }
})

for (const [address, headings] of [
  ['/', ['Six tools.', 'Not today?']],
  ['/blog', ['Learn the deals.']],
] as const) {
  test(`headings of two sentences on ${address} break between them`, async ({ page }) => {
    await page.goto(address, fromWithin)
    await expectFonts(page)
    for (const width of [320, 390, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await layOut(page)
      for (const heading of headings) {
        const [first, ...others] = await page
          .locator('h2, h3, summary', { hasText: heading })
          .evaluate(readLines)
        expect(
          others.length === 0 || first === heading,
          `${width} px: ${first} / ${others.join(' / ')}`,
        ).toBe(true)
      }
    }
  })
}

test('the link to the video beside its button stays on one line', async ({ page }) => {
  await page.goto('/')
  await expectFonts(page)
  await layOut(page)
  const link = section(page, 'walkthrough').getByRole('link')
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await link.evaluate(readLines), `at ${width} px`).toHaveLength(1)
  }
})

test('the heads of the comparison stand on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/', fromWithin)
  await expectFonts(page)
  await layOut(page)
  const [, ours, others] = await page.getByRole('columnheader').evaluateAll((heads) =>
    heads.map((head) => {
      const range = document.createRange()
      range.selectNodeContents(head)
      return range.getBoundingClientRect().bottom
    }),
  )
  expect(ours).toBeCloseTo(others ?? 0, 1)
})
