import { expect, type Locator, test } from '@playwright/test'
import { readLines } from './fit'
import { expectLive, fill, form, open } from './signup-screen'
import { expectFonts, layOut, section, visit } from './visit'

/** Edges, lines and distances that parts of a page share. */

/** Where the words of an element begin and end, without the room around them. */
function readWords(element: Locator) {
  return element.evaluate((parent) => {
    const words = document.createRange()
    words.selectNodeContents(parent)
    const { left, right } = words.getBoundingClientRect()
    return { left, right }
  })
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 }
}

test('on a desktop the boards of the four stats are equally wide', async ({ page }) => {
  await page.goto('/')
  await expectFonts(page)
  for (const width of [1290, 1320, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const boards = await page
      .locator('.sign')
      .evaluateAll((signs) => signs.map((sign) => Math.round(sign.getBoundingClientRect().width)))
    expect(boards).toHaveLength(4)
    expect(new Set(boards).size, `at ${width} px`).toBe(1)
  }
})

for (const [width, tools, articles] of [
  [375, 1, 1],
  [768, 1, 2],
  // One of the articles is wide.
  [1280, 3, 3],
] as const) {
  test(`at ${width} px as many tools and articles stand side by side as have room`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [address, item, inRow] of [
      ['/', '#features .lot', tools],
      ['/blog', '.all-articles .plat > li', articles],
    ] as const) {
      await page.goto(address)
      const tops = await page
        .locator(item)
        .evaluateAll((items) => items.map((each) => Math.round(each.getBoundingClientRect().top)))
      expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow)
    }
  })
}

test('on a phone of 360 px the button of each offer stays on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await expectFonts(page)
  const buttons = section(page, 'cta').getByRole('article').getByRole('link')
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) expect((await boxOf(button)).height).toBeLessThan(60)
})

test('on a phone the social networks stand under the two columns of links', async ({ page }) => {
  await page.goto('/transparency')
  const footer = page.getByRole('contentinfo')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFonts(page)
    for (const [group, network] of [
      ['Platform', 'X'],
      ['Resources', 'YouTube'],
    ] as const) {
      const links = await boxOf(footer.getByRole('heading', { name: group }))
      const sign = await boxOf(footer.getByText(network, { exact: true }))
      expect(Math.abs(sign.x - links.x), `${network} at ${width} px`).toBeLessThan(4)
    }
  }
})

test('in the list of articles the line inside a wide lot continues the line between two others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  const { lots, words } = await page.locator('.plat').evaluate((plat) => {
    const lefts = (selector: string) =>
      Array.from(plat.querySelectorAll(selector), (part) => part.getBoundingClientRect().left)
    return { lots: lefts(':scope > li'), words: lefts('.half-section .article-card-words') }
  })
  expect(words).not.toEqual([])
  for (const left of words) {
    const nearest = Math.min(...lots.map((lot) => Math.abs(lot - left)))
    expect(nearest).toBeLessThan(0.1)
  }
})

test('the arrow back to the blog begins at the edge of the sheet', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog/seller-financing-guide')
    const link = page.getByRole('link', { name: 'Back to Blog' })
    const [edge, arrow] = [await boxOf(link), await boxOf(link.locator('.icon'))]
    expect(arrow.x, `at ${width} px`).toBeCloseTo(edge.x, 1)
  }
})

test('in two columns of a checklist every row is parted from the next, also beside an empty place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog/land-development-basics')
  await layOut(page)
  const lists = await page.locator('.checklist > ul').evaluateAll((all) =>
    all.map((list) => {
      const last = list.lastElementChild
      const isWhole = last?.getBoundingClientRect().width === list.getBoundingClientRect().width
      return { isOdd: list.childElementCount % 2 === 1, isWhole }
    }),
  )
  expect(lists.filter(({ isOdd }) => isOdd)).not.toEqual([])
  for (const { isOdd, isWhole } of lists) expect(isWhole).toBe(isOdd)
})

test('amounts in the last column end where the lines of their table end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [slug, table, head] of [
    ['due-diligence-checklist', 'Five phases on one page', 'Cost'],
    ['seller-financing-guide', 'Year by year', 'Balance'],
  ] as const) {
    await visit(page, `/blog/${slug}`)
    await layOut(page)
    const cell = page.getByRole('table', { name: table }).getByRole('columnheader', { name: head })
    const { right } = await readWords(cell)
    expect(right, table).toBeCloseTo((await boxOf(cell)).right, 0)
  }
})

test('on a desktop the wide parts of an article end where its drawing does, and a few columns of figures with the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog/seller-financing-guide')
  await expectFonts(page)
  await layOut(page)
  const { right } = await boxOf(page.locator('.article-plate'))
  const ends = await page.locator('.prose > .wide').evaluateAll((parts) =>
    parts.map((part) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(part)
      const frame = part.matches('.key-numbers')
        ? Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
        : 0
      return part.getBoundingClientRect().right + frame
    }),
  )
  expect(ends.length).toBeGreaterThan(4)
  for (const end of ends) expect(end).toBeCloseTo(right, 0)
  const amounts = page.getByRole('table', { name: 'Where each $300 goes' })
  const words = await boxOf(page.locator('.prose > h2').first())
  expect((await boxOf(amounts)).right).toBeCloseTo(words.right, 0)
})

test('the disclaimer in the header of an article does not end in two words on a line of their own', async ({
  page,
}) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog/seller-financing-guide')
    await expectFonts(page)
    const lines = await page.locator('.article-caveat').evaluate(readLines)
    expect(lines.at(-1)?.split(' ').length, `at ${width} px`).toBeGreaterThan(2)
    if (width === 1440) expect(lines).toHaveLength(2)
  }
})

test('on a phone the shade at the edge of a table too wide for it is seen through a marked row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/blog/advanced-market-analysis')
  await layOut(page)
  const cell = page.getByRole('table', { name: 'Weighted scores' }).locator('.hit > :last-child')
  await expect(cell).toHaveCSS('background-color', / \/ 0\.6\)$/)
})

test('on a phone the five fields of a note stand two beside each other', async ({ page }) => {
  await page.goto('/blog/seller-financing-guide')
  await layOut(page)
  const calculator = page.getByRole('region', { name: 'Seller-finance schedule' })
  for (const width of [375, 390, 430]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFonts(page)
    const [price, down] = await Promise.all(
      ['Price', 'Down payment'].map((name) => boxOf(calculator.getByLabel(name))),
    )
    expect(down?.y, `at ${width} px`).toBe(price?.y)
    const months = calculator.getByLabel('Payments')
    await months.fill('480')
    const cut = await months.evaluate((input) => input.scrollWidth - input.clientWidth)
    expect(cut, `at ${width} px`).toBe(0)
  }
})

test('the five fields of a note leave no hole between phone and desktop', async ({ page }) => {
  await page.goto('/blog/seller-financing-guide')
  await expectFonts(page)
  await layOut(page)
  const calculator = page.getByRole('region', { name: 'Seller-finance schedule' })
  for (const width of [560, 700, 768, 900, 991]) {
    await page.setViewportSize({ width, height: 800 })
    // Read at once: what is laid out above them meanwhile would give the boxes of one row two places.
    const boxes = await calculator
      .locator('.calculator-box')
      .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().toJSON()))
    const ends = new Map<number, number>(boxes.map(({ y, right }) => [y, Math.round(right)]))
    expect(ends.size, `at ${width} px`).toBeGreaterThan(1)
    expect(new Set(ends.values()).size, `at ${width} px`).toBe(1)
  }
})

test('in print the number of a source does not reach below it, where it would go to the next sheet alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 816, height: 1056 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog/seller-financing-guide')
  await layOut(page)
  const room = await page.locator('#sources + ol > li').evaluateAll((sources) =>
    sources.map((source) => {
      const number = Number.parseFloat(getComputedStyle(source, '::before').height)
      return source.getBoundingClientRect().height - number
    }),
  )
  expect(room).not.toEqual([])
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0)
})

test('on paper of any width the parts of an article’s header stand below each other', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog/seller-financing-guide')
  for (const width of [740, 816, 980, 1056]) {
    await page.setViewportSize({ width, height: 1056 })
    const lefts = await page
      .locator('.article-header :is(h1, .article-subtitle, .article-caveat)')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)))
    expect(lefts).toHaveLength(3)
    expect(new Set(lefts).size, `on ${width} px`).toBe(1)
    const header = await boxOf(page.locator('.article-header'))
    const caveat = await boxOf(page.locator('.article-caveat'))
    expect(header.bottom - caveat.bottom, `room for a drawing on ${width} px`).toBeLessThan(60)
  }
})

test('the labels above a slip begin and end with its paper', async ({ page }) => {
  await page.goto('/checkout/cancel')
  await expectFonts(page)
  const paper = await boxOf(page.locator('.slip-paper'))
  const [first, last] = await Promise.all(
    ['Gate left open', 'Sheet 1 of 3'].map((words) => readWords(page.getByText(words))),
  )
  expect(Math.abs((first?.left ?? 0) - paper.x)).toBeLessThan(2)
  expect(Math.abs((last?.right ?? 0) - paper.right)).toBeLessThan(2)
})

test('on a phone of 390 px each road out of the not-found page keeps to its line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/no-such-page')
  await expectFonts(page)
  const roads = page.getByRole('navigation', { name: 'Roads out' }).getByRole('listitem')
  await expect(roads).toHaveCount(5)
  for (const road of await roads.all()) expect((await boxOf(road)).height).toBeLessThan(60)
})

test('the cross before an error of two lines stands beside the first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await expectLive(page)
  await expectFonts(page)
  await fill(page, 'dana@example.com', 'abc')
  await form(page).submit.click()
  const error = page.locator('.field-error')
  await expect(error).toHaveText('Password must be at least 6 characters.')
  const [cross, message] = [await boxOf(error.locator('.icon')), await boxOf(error)]
  const line = await error.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
  expect(message.height).toBeGreaterThan(1.5 * line)
  expect(cross.middle - message.y).toBeCloseTo(line / 2, 0)
})
