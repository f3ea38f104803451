import { expect, test } from '@playwright/test'
import { translate } from '../fixtures/translate'
import { newEmail } from './local-founders'
import { missingRules } from './page-rules'
import { calls, expectSuccess, expectToast, form, open, signUp } from './signup-screen'
import {
  articleCount,
  expectFonts,
  hold,
  isLive,
  noteLive,
  privacyNotice,
  scrollThrough,
  visitWithNotice,
} from './visit'

test.beforeEach(({ page }) => noteLive(page))

for (const address of ['/', '/blog/seller-financing-guide']) {
  test(`${address} has the rules for all that it shows once it is live`, async ({ page }) => {
    await visitWithNotice(page, address)
    await scrollThrough(page)
    for (const field of await page.getByRole('textbox').all()) await field.fill('a lot')
    expect(await missingRules(page)).toEqual([])
    await privacyNotice(page).getByRole('button', { name: 'Don’t load embeds' }).click()
    await expect(privacyNotice(page)).toBeHidden()
    expect(await missingRules(page)).toEqual([])
  })
}

test('the sign-up has the rules for its toasts, its faults, its wait and its end', async ({ page }) => {
  await open(page)
  await form(page).submit.click()
  await expectToast(page, 'Missing Email')
  expect(await missingRules(page)).toEqual([])
  const release = await hold(page, calls.signUp)
  await signUp(page, newEmail())
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible()
  expect(await missingRules(page)).toEqual([])
  release()
  await expectSuccess(page)
  expect(await missingRules(page)).toEqual([])
})

test('the index has the rules for what a search and a topic bring, or do not', async ({ page }) => {
  await visitWithNotice(page, '/blog')
  await page.getByRole('button', { name: 'Law and tax' }).click()
  expect(await missingRules(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('beginer')
  // The featured article is in the list only when it is found.
  await expect(page.getByRole('heading', { level: 3, name: /^The Beginner.s Guide/ })).toBeVisible()
  expect(await missingRules(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('xyzzy')
  await expect(page.getByRole('region', { name: 'All Articles' }).getByRole('status')).toContainText(
    'No article',
  )
  expect(await missingRules(page)).toEqual([])
})

test('coming alive changes no word of a page and moves nothing', async ({ page }) => {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('pageerror', (error) => failures.push(error.message))
  for (const address of ['/', '/blog', '/blog/seller-financing-guide', '/transparency']) {
    await page.goto(address)
    await expectFonts(page)
    const main = page.getByRole('main')
    const before = { words: await main.textContent(), box: await main.boundingBox() }
    await page.keyboard.press('Shift')
    await expect.poll(() => isLive(page)).toBe(true)
    expect({ words: await main.textContent(), box: await main.boundingBox() }).toEqual(before)
  }
  expect(failures).toEqual([])
})

for (const address of ['/', '/blog', '/blog/seller-financing-guide', '/transparency', '/checkout/cancel']) {
  test(`${address} stands also where a translator has changed its words before it comes alive`, async ({
    page,
  }) => {
    await page.goto(address)
    const words = await page.getByRole('main').locator('h1, h2, h3, p, li').allTextContents()
    await page.evaluate(() => {
      for (const paragraph of document.querySelectorAll('p')) {
        const font = document.createElement('font')
        font.append(...paragraph.childNodes)
        paragraph.append(font)
      }
    })
    await page.keyboard.press('Shift')
    await expect.poll(() => isLive(page)).toBe(true)
    // Where the page is drawn anew, calculators come with their code.
    await expect
      .poll(() => page.getByRole('main').locator('h1, h2, h3, p, li').allTextContents())
      .toEqual(words)
  })
}

test('ticks stay where a translator is at work before the page comes alive', async ({ page }) => {
  const box = page.getByRole('checkbox').first()
  await page.goto('/blog/seller-financing-guide')
  await box.check()
  await expect(page.getByText('1 ticked, kept in this browser.')).toBeVisible()
  await page.goto('/blog')
  await page.goto('/blog/seller-financing-guide')
  await page.getByRole('main').evaluate(translate)
  await page.keyboard.press('Shift')
  await expect(page.getByText('1 ticked, kept in this browser.')).toBeVisible()
  await expect(box).toBeChecked()
})

test('a page asks for no chunk that it carries in its own script, and for none twice', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/chunks/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/transparency')
  await page.keyboard.press('Shift')
  await expect.poll(() => isLive(page)).toBe(true)
  const listed = await page.evaluate(() => {
    const names = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts ?? ''
    return names.split(' ').map((name) => `/_next/static/chunks/${name}.js`)
  })
  expect(asked.sort()).toEqual(listed.sort())
  await expect(page.locator('script[src][async]')).toHaveCount(0)
})

test('a page that is translated once it is live goes on working', async ({ page }) => {
  await page.goto('/blog')
  await page.keyboard.press('Shift')
  await expect.poll(() => isLive(page)).toBe(true)
  await page.locator('body').evaluate(translate)
  await page.getByRole('button', { name: 'Law and tax' }).click()
  const articles = page.getByRole('region', { name: 'All Articles' })
  await expect(page.getByRole('button', { name: 'Law and tax', pressed: true })).toBeVisible()
  await expect.poll(() => articles.getByRole('heading', { level: 3 }).count()).toBeLessThan(articleCount - 1)
  await page.getByRole('searchbox').fill('xyzzy')
  await expect(articles.getByRole('status')).toContainText('No article')
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(articles.getByRole('heading', { level: 3 })).toHaveCount(articleCount - 1)
})

test('a calculator that is translated before it is used keeps what is typed into it, and the focus', async ({
  page,
}) => {
  await page.goto('/blog/seller-financing-guide')
  await page.keyboard.press('Shift')
  await expect.poll(() => isLive(page)).toBe(true)
  await page.locator('body').evaluate(translate)
  const price = page.getByRole('textbox', { name: 'Price' })
  await price.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('20000', { delay: 30 })
  await expect(page.getByRole('paragraph').filter({ hasText: '$10,605.45' })).toBeVisible()
  await expect(price).toHaveValue('20000')
  await expect(price).toBeFocused()
})

for (const address of ['/', '/blog', '/blog/seller-financing-guide', '/transparency', '/checkout/cancel']) {
  test(`${address} is drawn anew, whole, where something has changed what React has to take over`, async ({
    page,
  }) => {
    const failures: string[] = []
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    await page.goto(address)
    const main = page.getByRole('main')
    const words = main.locator('h1, h2, h3, p, li, dt, dd, td, summary')
    const before = await words.allTextContents()
    await expectFonts(page)
    await main.evaluate((element) => {
      Object.assign(window, { first: element })
      const notice = document.querySelector('#privacy-notice p')
      if (notice) notice.textContent = 'Changed'
    })
    await page.keyboard.press('Shift')
    await expect.poll(() => isLive(page)).toBe(true)
    expect(await main.evaluate((element) => element === Reflect.get(window, 'first'))).toBe(false)
    // Calculators come with their code.
    await expect.poll(() => words.allTextContents()).toEqual(before)
    await expect.poll(() => missingRules(page)).toEqual([])
    await expectFonts(page)
    expect(failures).toEqual([])
  })
}

test('a page that fails as a whole says so, keeps its looks and can be loaded again', async ({ page }) => {
  let isBroken = true
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const failing =
      '(()=>{if(!self.failed){self.failed=true;throw Error("broken")}dispatchEvent(new Event("live"))})()'
    const body = isBroken ? code.replace('dispatchEvent(new Event("live"))', failing) : code
    await route.fulfill({ response, body })
  })
  await page.goto('/blog/seller-financing-guide')
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { name: 'This page could not be shown.' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('display', 'grid')
  await expect.poll(() => missingRules(page)).toEqual([])
  isBroken = false
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
