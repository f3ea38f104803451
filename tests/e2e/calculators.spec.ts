import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { eventually, expectLivePage, flushRequests, hold, scrollThrough, trackLive, visit } from './visit'

const folder = 'out/_next/static/chunks'
const holdsCalculators = (file: string) =>
  readFileSync(`${folder}/${file}`, 'utf8').includes('Nothing you type leaves this page.')
const code = `**/${readdirSync(folder).find((file) => file.endsWith('.js') && holdsCalculators(file))}`

const calculator = (page: Page) => page.getByRole('region', { name: 'Offer rule' })
const field = (page: Page) => calculator(page).getByLabel('Value of the parcel')
const address = '/blog/analyze-land-value-without-mls'

test.beforeEach(({ page }) => trackLive(page))

test('their code is fetched when one is used, not by just reading', async ({ page }) => {
  let fetched = 0
  await page.route(code, (route) => {
    fetched += 1
    return route.continue()
  })
  await visit(page, address)
  await scrollThrough(page)
  await expectLivePage(page)
  await flushRequests(page)
  expect(fetched).toBe(0)
  await field(page).fill('20000')
  await expect(calculator(page)).toContainText('$14,000')
  expect(fetched).toBe(1)
})

test('input typed while their code is loading counts, and the field keeps the focus', async ({ page }) => {
  const release = await hold(page, code)
  await visit(page, address)
  await field(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('200')
  release()
  await expect(calculator(page)).toContainText('$140')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('00')
  await expect(calculator(page)).toContainText('$14,000')
  await expect(field(page)).toHaveValue('20000')
})

test('when their code and the bundler’s retry fail to load, the next keystroke requests it again', async ({
  page,
}) => {
  let lost = 0
  await page.route(code, (route) => {
    // The loader also asks the host whether the file is gone for good.
    if (lost === 2 || route.request().resourceType() !== 'script') return route.continue()
    lost += 1
    return route.abort()
  })
  await visit(page, address)
  await field(page).focus()
  await eventually(() => lost).toBe(2)
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('20000')
    await expect(calculator(page)).toContainText('$14,000', { timeout: 1000 })
  }).toPass({ timeout: 8000 })
})

test('until their code has loaded, no result for other numbers is shown beside the input', async ({
  page,
}) => {
  const release = await hold(page, code)
  await visit(page, address)
  await field(page).fill('20000')
  await expect(calculator(page).getByRole('status')).toHaveText(['Working it out…', ''])
  await expect(calculator(page).getByText('Offer at 70%')).toBeHidden()
  release()
  await expect(calculator(page)).toContainText('$14,000')
  await expect(calculator(page).getByText('Offer at 70%')).toBeVisible()
  await expect(calculator(page)).not.toContainText('Working it out…')
  // From now on results appear at once.
  await field(page).fill('30000')
  await expect(calculator(page).getByText('$21,000')).toBeVisible()
})

test('when their code fails to load after input, the calculator says so and retries by itself', async ({
  page,
}) => {
  let isLost = true
  await page.route(code, (route) => (isLost ? route.abort() : route.continue()))
  await visit(page, address)
  await field(page).fill('20000')
  await expect(calculator(page)).toContainText('This did not load. Trying again…')
  isLost = false
  await expect(calculator(page)).toContainText('$14,000', { timeout: 15_000 })
  await expect(calculator(page)).not.toContainText('Trying again')
})

test('an invalid field describes its error, after its unit', async ({ page }) => {
  await visit(page, '/blog/seller-financing-guide')
  const rate = page.getByRole('region', { name: 'Seller-finance schedule' }).getByLabel('Yearly rate')
  await expect(rate).toHaveAccessibleDescription('%')
  await rate.fill('a lot')
  await expect(rate).toHaveAccessibleDescription('% Enter a number.')
})

test('while a number is invalid, the result and schedule for the last valid one are hidden', async ({
  page,
}) => {
  await visit(page, '/blog/seller-financing-guide')
  const schedule = page.getByRole('region', { name: 'Seller-finance schedule' })
  const rate = schedule.getByLabel('Yearly rate')
  const results = [schedule.getByText('Still owed after payment 48'), schedule.getByRole('rowheader').first()]
  await rate.fill('a lot')
  await expect(schedule.getByText('Correct the marked fields to see the result.').first()).toBeVisible()
  for (const result of results) await expect(result).toBeHidden()
  await rate.fill('5')
  for (const result of results) await expect(result).toBeVisible()
})
