import { expect, type Page, test } from '@playwright/test'
import { articleSlugs, expectFonts, holdReact, layOut, privacyNotice, visit, visitWithNotice } from './visit'

const financing = '/blog/seller-financing-guide'
const wide = { width: 1440, height: 900 }
const phone = { width: 375, height: 740 }

const rail = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

test('the previous and next links follow the article list and stop at its ends', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Previous and next article' }).getByRole('link')
  const at = async (slug: string | undefined) => {
    await page.goto(`/blog/${slug}`)
    return Promise.all((await links.all()).map((link) => link.getAttribute('href')))
  }
  expect(await at(articleSlugs[0])).toEqual([`/blog/${articleSlugs[1]}`])
  expect(await at(articleSlugs[1])).toEqual([`/blog/${articleSlugs[0]}`, `/blog/${articleSlugs[2]}`])
  await page.goto('/blog')
  const cards = page.getByRole('region', { name: 'All Articles' }).getByRole('link', { name: /^Read More/ })
  const last = await cards.last().getAttribute('href')
  const before = await cards.nth(-2).getAttribute('href')
  expect(await at(last?.replace('/blog/', ''))).toEqual([before])
})

test('on a wide screen the rail links to each section and marks the current one', async ({ page }) => {
  await page.setViewportSize(wide)
  // Otherwise the section would be marked while the page is still scrolling to it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, financing)
  const links = rail(page).getByRole('link')
  const headings = page.locator('.prose h2')
  await expect(links).toHaveText(await headings.allInnerTexts())
  await rail(page).getByRole('link', { name: 'The worked deal' }).click()
  await expect(page).toHaveURL(/#the-worked-deal$/)
  await expect(rail(page).getByRole('link', { name: 'The worked deal' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await expect(rail(page).locator('[aria-current]')).toHaveCount(1)
  const top = await page
    .locator('#the-worked-deal')
    .evaluate((heading) => heading.getBoundingClientRect().top)
  const bar = await page.locator('.article-bar').evaluate((element) => element.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThanOrEqual(bar)
})

test('in a short window the rail keeps the current section in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/blog/land-development-basics')
  await page.locator('#common-questions').evaluate((heading) => heading.scrollIntoView())
  const current = rail(page).locator('[aria-current]')
  await expect(current).toHaveText('Common questions')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('on a phone the table of contents is collapsed, and links to the sections, too', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(financing)
  const fold = page.locator('details.article-contents')
  await expect(fold.getByRole('link').first()).toBeHidden()
  await fold.locator('summary').click()
  await fold.getByRole('link', { name: 'The worked deal' }).click()
  await expect(page.locator('#the-worked-deal')).toBeInViewport()
})

const title = (page: Page) => page.locator('.article-bar-title')
const wireLength = (page: Page) =>
  page.locator('.article-bar-wire').evaluate((wire) => Math.round(wire.getBoundingClientRect().width))
const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => scroll(0, document.documentElement.scrollHeight * part), share)

test('the bar shows the title once the heading has scrolled away, and the reading progress', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  // The notice takes up space below the page.
  await visitWithNotice(page, financing)
  await expectFonts(page)
  await expect(title(page)).toHaveCSS('opacity', '0')
  expect(await wireLength(page)).toBe(0)
  await scrollTo(page, 0.5)
  await expect(title(page)).toHaveCSS('opacity', '1')
  await scrollTo(page, 1)
  await expect.poll(() => wireLength(page)).toBe(wide.width)
})

test('with reduced motion the bar does not change', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(financing)
  await scrollTo(page, 0.5)
  await expect(title(page)).toBeHidden()
  expect(await wireLength(page)).toBe(0)
})

test('a heading links to itself', async ({ page }) => {
  await page.goto(financing)
  await page.locator('#the-worked-deal').getByRole('link').click()
  await expect(page).toHaveURL(/#the-worked-deal$/)
})

test('the schedule updates as the reader types, and reports invalid values', async ({ page }) => {
  await visit(page, financing)
  const calculator = page.getByRole('region', { name: 'Seller-finance schedule' })
  await expect(calculator.getByText('$3,188.15', { exact: true }).first()).toBeVisible()
  await calculator.getByLabel('Monthly payment').fill('354.40')
  await expect(calculator).toContainText('These payments retire the note. No balloon is needed.')
  await calculator.getByLabel('Down payment').fill('20000')
  await expect(calculator.getByText('Enter 15,000 or less.')).toBeVisible()
  await expect(calculator.getByText('Correct the marked fields to see the result.').first()).toBeVisible()
  for (const stale of ['These payments retire the note. No balloon is needed.', 'Year by year'])
    await expect(calculator.getByText(stale).first()).toBeHidden()
  await calculator.getByLabel('Down payment').fill('1000')
  await expect(
    calculator.getByText('These payments retire the note. No balloon is needed.').first(),
  ).toBeVisible()
})

test('a number typed while React is still loading counts', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/blog/analyze-land-value-without-mls')
  const calculator = page.getByRole('region', { name: 'Offer rule' })
  await calculator.getByLabel('Value of the parcel').fill('20000')
  await expect(calculator.getByText('$14,000')).toBeHidden()
  release()
  await expect(calculator.getByText('$14,000')).toBeVisible()
  await expect(calculator.getByLabel('Value of the parcel')).toHaveValue('20000')
})

test('while React is still loading, the result of a calculator in use is dimmed', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/blog/analyze-land-value-without-mls')
  const calculator = page.getByRole('region', { name: 'Offer rule' })
  const result = calculator.locator('.calculator-result')
  await expect(result).toHaveCSS('opacity', '1')
  await calculator.getByLabel('Value of the parcel').fill('20000')
  await expect(result).toHaveCSS('opacity', '0.4')
  release()
  await expect(result).toHaveCSS('opacity', '1')
})

test('a check mark cleared on a later visit does not reappear after going back', async ({ page }) => {
  const [first, second] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').nth(1)]
  await visit(page, financing)
  await layOut(page)
  await first.check()
  await expect(page.getByText('1 checked, kept in this browser.')).toBeVisible()
  await visit(page, `${financing}?later`)
  await page.getByRole('button', { name: 'Uncheck all' }).click()
  for (const ticks of [true, false]) {
    await page.goBack()
    await expect(page).toHaveURL(financing)
    await second.setChecked(ticks)
    await expect(page.getByText('1 checked, kept in this browser.')).toBeVisible({ visible: ticks })
    await expect(first).not.toBeChecked()
    await page.goForward()
  }
})

test('a checklist keeps its check marks across a reload, and can be cleared', async ({ page }) => {
  await visit(page, financing)
  await layOut(page)
  const box = page.getByRole('checkbox').first()
  await box.check()
  await page.getByRole('checkbox').nth(2).check()
  await expect(page.getByText('2 checked, kept in this browser.')).toBeVisible()
  await visit(page, financing)
  await expect(page.getByText('2 checked, kept in this browser.')).toBeVisible()
  await expect(box).toBeChecked()
  const clear = page.getByRole('button', { name: 'Uncheck all' })
  await clear.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await clear.dblclick()
  await expect(clear).toHaveCount(0)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  // A page that moved would bring another box under the second press.
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a page reloaded with a checklist in view shows its check marks without any interaction', async ({
    page,
  }) => {
    const box = page.getByRole('checkbox').first()
    const kept = page.getByText('1 checked, kept in this browser.')
    await page.goto('/blog/due-diligence-checklist')
    await layOut(page)
    await box.tap()
    await expect(kept).toBeVisible()
    await page.reload()
    await expect(box).toBeInViewport()
    await expect(kept).toBeVisible()
    await expect(box).toBeChecked()
  })
})

test('a term opens its definition, and Esc closes it', async ({ page }) => {
  await page.goto(financing)
  const term = page.getByRole('button', { name: 'balloon', exact: true }).first()
  const words = 'A large final payment that clears what the regular payments on a loan have not.'
  const definition = page.getByText(words)
  await expect(definition).toBeHidden()
  await term.click()
  await expect(definition).toBeVisible()
  // Without the brackets that reader views show.
  await expect(definition).toHaveText(`BALLOON\n${words}`, { useInnerText: true })
  await page.keyboard.press('Escape')
  await expect(definition).toBeHidden()
})

for (const width of [320, 375]) {
  test(`at ${width} px definitions are wide enough to read, inside the window and clear of their terms`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 667 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const slug of ['profitable-county-market-selection', 'analyze-land-value-without-mls']) {
      await page.goto(`/blog/${slug}`)
      const terms = page.locator('.term')
      expect(await terms.count()).toBeGreaterThan(2)
      const bad = await terms.evaluateAll((all) =>
        all.flatMap((term) =>
          (['center', 'end'] as const).flatMap((block) => {
            term.scrollIntoView({ block })
            ;(term as HTMLElement).click()
            const definition = document.getElementById(term.getAttribute('popovertarget') ?? '')
            const [a, b] = [definition?.getBoundingClientRect(), term.getBoundingClientRect()]
            definition?.hidePopover()
            const isGood =
              a &&
              a.width > 170 &&
              a.left >= 0 &&
              a.right <= innerWidth + 1 &&
              (a.top >= b.bottom - 3 || a.bottom <= b.top + 3 || a.left >= b.right || a.right <= b.left)
            return isGood ? [] : [`${term.textContent} ${block}`]
          }),
        ),
      )
      expect(bad).toEqual([])
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is complete: text, tables, calculator results, terms, questions', async ({ page }) => {
    await page.goto(financing)
    await expect(page.getByRole('region', { name: 'Seller-finance schedule' })).toContainText('$3,188.15')
    await expect(page.getByRole('table', { name: 'Year by year' })).toBeVisible()
    await page.getByRole('button', { name: 'balloon', exact: true }).first().click()
    await expect(page.getByText('A large final payment that clears')).toBeVisible()
    await page.keyboard.press('Escape')
    const question = page.locator('details.question').first()
    await question.locator('summary').click()
    await expect(question.locator('.answer')).toBeVisible()
    await page.getByRole('checkbox').first().check()
    await expect(page.getByRole('button', { name: 'Copy script' })).toHaveCount(0)
  })
})

test('in print there are the text and the checkboxes, but no bar, contents or notice', async ({ page }) => {
  await visitWithNotice(page, financing)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  const answers = await page.locator('.answer').all()
  expect(answers.length).toBeGreaterThan(2)
  for (const answer of answers) expect((await answer.boundingBox())?.height).toBeGreaterThan(20)
  const copy = page.getByRole('button', { name: 'Copy script' }).first()
  const closing = page.locator('#closing')
  for (const gone of [
    page.getByRole('link', { name: 'Back to Blog' }),
    rail(page),
    privacyNotice(page),
    copy,
    closing,
  ])
    await expect(gone).toBeHidden()
})
