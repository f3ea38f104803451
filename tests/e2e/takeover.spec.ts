import { expect, type Page, test } from '@playwright/test'
import { translate } from '../fixtures/translate'
import { newEmail } from './local-founders'
import { missingRules } from './page-rules'
import { calls, expectSuccess, expectToast, form, open, signUp } from './signup-screen'
import {
  articleCount,
  eventually,
  expectFonts,
  expectLivePage,
  hold,
  holdReact,
  privacyNotice,
  scrollThrough,
  trackLive,
  visitWithNotice,
} from './visit'

test.beforeEach(({ page }) => trackLive(page))

for (const address of ['/', '/blog/seller-financing-guide']) {
  test(`${address} has the CSS for everything it shows once it is live`, async ({ page }) => {
    await visitWithNotice(page, address)
    await scrollThrough(page)
    for (const field of await page.getByRole('textbox').all()) await field.fill('a lot')
    expect(await missingRules(page)).toEqual([])
    await privacyNotice(page).getByRole('button', { name: 'Don’t load embeds' }).click()
    await expect(privacyNotice(page)).toBeHidden()
    expect(await missingRules(page)).toEqual([])
  })
}

test('the sign-up has the CSS for its toasts, errors, waiting state and success', async ({ page }) => {
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

test('the blog index has the CSS for search and topic results, and for none', async ({ page }) => {
  await visitWithNotice(page, '/blog')
  await page.getByRole('button', { name: 'Law and tax' }).click()
  expect(await missingRules(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('beginer')
  // The featured article is in the list only when a search finds it.
  await expect(page.getByRole('heading', { level: 3, name: /^The Beginner.s Guide/ })).toBeVisible()
  expect(await missingRules(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('xyzzy')
  await expect(page.getByRole('region', { name: 'All Articles' }).getByRole('status')).toContainText(
    'No article',
  )
  expect(await missingRules(page)).toEqual([])
})

test('hydration changes no text of a page and moves nothing', async ({ page }) => {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('pageerror', (error) => failures.push(error.message))
  for (const address of ['/', '/blog', '/blog/seller-financing-guide', '/transparency']) {
    await page.goto(address)
    await expectFonts(page)
    const main = page.getByRole('main')
    const before = { words: await main.textContent(), box: await main.boundingBox() }
    await page.keyboard.press('Shift')
    await expectLivePage(page)
    expect({ words: await main.textContent(), box: await main.boundingBox() }).toEqual(before)
  }
  expect(failures).toEqual([])
})

for (const address of ['/', '/blog', '/blog/seller-financing-guide', '/transparency', '/checkout/cancel']) {
  test(`${address} keeps all its text when a translator has changed the page before hydration`, async ({
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
    await expectLivePage(page)
    // When the page is rendered again, calculators appear once their code has loaded.
    await eventually(() => page.getByRole('main').locator('h1, h2, h3, p, li').allTextContents()).toEqual(
      words,
    )
  })
}

test('check marks stay when a translator changes the page before hydration', async ({ page }) => {
  const box = page.getByRole('checkbox').first()
  await page.goto('/blog/seller-financing-guide')
  await box.check()
  await expect(page.getByText('1 checked, kept in this browser.')).toBeVisible()
  await page.goto('/blog')
  await page.goto('/blog/seller-financing-guide')
  await page.getByRole('main').evaluate(translate)
  await page.keyboard.press('Shift')
  await expect(page.getByText('1 checked, kept in this browser.')).toBeVisible()
  await expect(box).toBeChecked()
})

/**
 * Opens a page on a slow connection, and changes it as a translator and extensions do.
 * @returns a function that lets React load, and makes sure that it has rendered the page again from scratch
 */
async function openAndChange(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdReact(page)
  await page.goto(address)
  await expectFonts(page)
  await page.locator('body').evaluate(translate)
  await page.evaluate(() => {
    Object.assign(window, { first: document.querySelector('main') })
    document.documentElement.lang = 'de'
    document.documentElement.dataset.theme = 'dark'
    document.documentElement.style.colorScheme = 'dark'
    document.body.className = 'of-an-extension'
    document.head.append(Object.assign(document.createElement('meta'), { name: 'of-an-extension' }))
  })
  return async () => {
    release()
    await expectLivePage(page)
    // A page may be live a moment before React has found the change.
    await eventually(() => page.evaluate(() => (Reflect.get(window, 'first') as Element).isConnected)).toBe(
      false,
    )
  }
}

test('a page rendered again keeps the search text, its caret and the topic', async ({ page }) => {
  const comeAlive = await openAndChange(page, '/blog')
  const topic = page.getByRole('button', { name: 'Law and tax' })
  await topic.click()
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.type('county')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await comeAlive()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('county')
  await page.keyboard.type('x')
  await expect(search).toHaveValue('counxty')
  await expect(topic).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\?(?=.*topic=rules)(?=.*counxty)/)
})

test('an article rendered again keeps check marks, opened questions and calculator input, and its scroll position', async ({
  page,
}) => {
  const comeAlive = await openAndChange(page, '/blog/seller-financing-guide')
  await page.getByRole('checkbox').first().check()
  const question = page.locator('details.question').first()
  await question.locator('summary').click()
  const price = page.getByRole('textbox', { name: 'Price' })
  await price.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('20000')
  const top = () => price.evaluate((field) => field.getBoundingClientRect().top)
  const before = await top()
  await comeAlive()
  await expect(price).toHaveValue('20000')
  await expect(price).toBeFocused()
  await expect(page.getByRole('paragraph').filter({ hasText: '$10,605.45' })).toBeVisible()
  // A label above it, back in its original language, may take one line less.
  expect(Math.abs((await top()) - before)).toBeLessThan(60)
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(page.getByText('1 checked, kept in this browser.')).toBeVisible()
  await expect(question).toHaveAttribute('open')
})

test('an article rendered again looks as before', async ({ page }) => {
  const comeAlive = await openAndChange(page, '/blog/seller-financing-guide')
  const looks = () =>
    page.locator('main, main *:not(font, link)').evaluateAll((all) =>
      all.map((element) => {
        const { fontFamily, fontSize, letterSpacing, borderWidth, display } = getComputedStyle(element)
        return `${element.tagName} ${element.className}: ${[fontFamily, fontSize, letterSpacing, borderWidth, display]}`
      }),
    )
  const before = await looks()
  await page.keyboard.press('Shift')
  await comeAlive()
  await eventually(looks).toEqual(before)
})

test('a page rendered again keeps the menu open, with the focus in it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const comeAlive = await openAndChange(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Tab')
  await comeAlive()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Features' }).first()).toBeFocused()
})

test('a page rendered again keeps an open definition at its term', async ({ page }) => {
  const comeAlive = await openAndChange(page, '/blog/seller-financing-guide')
  await page.locator('button.term').first().click()
  const distance = () =>
    page.locator('.term + :popover-open').evaluate((definition) => {
      const word = document.querySelector(`[popovertarget="${definition.id}"]`)
      return Math.round(definition.getBoundingClientRect().top - (word?.getBoundingClientRect().bottom ?? 0))
    })
  const before = await distance()
  await comeAlive()
  expect(await distance()).toBe(before)
})

test('a page rendered again keeps its language, its head and an extension’s theme', async ({ page }) => {
  const comeAlive = await openAndChange(page, '/transparency')
  const inHead = () =>
    page.locator('head > :is(title, meta, link)').evaluateAll((all) => all.map((one) => one.outerHTML).sort())
  const before = await inHead()
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  await page.keyboard.press('Shift')
  await comeAlive()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('style', 'color-scheme: dark;')
  await expect(page.locator('body')).toHaveClass('of-an-extension')
  expect(await inHead()).toEqual(before)
  expect(failures).toEqual([])
})

test('a page requests each chunk that it lists once, and no chunk that its own script contains', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/chunks/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/transparency')
  await page.keyboard.press('Shift')
  await expectLivePage(page)
  const listed = await page.evaluate(() => {
    const names = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts ?? ''
    return names.split(' ').map((name) => `/_next/static/chunks/${name}.js`)
  })
  expect(asked.sort()).toEqual(listed.sort())
  await expect(page.locator('script[src][async]')).toHaveCount(0)
})

test('a page translated after hydration keeps working', async ({ page }) => {
  await page.goto('/blog')
  await page.keyboard.press('Shift')
  await expectLivePage(page)
  await page.locator('body').evaluate(translate)
  await page.getByRole('button', { name: 'Law and tax' }).click()
  const articles = page.getByRole('region', { name: 'All Articles' })
  await expect(page.getByRole('button', { name: 'Law and tax', pressed: true })).toBeVisible()
  await eventually(() => articles.getByRole('heading', { level: 3 }).count()).toBeLessThan(articleCount - 1)
  await page.getByRole('searchbox').fill('xyzzy')
  await expect(articles.getByRole('status')).toContainText('No article')
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(articles.getByRole('heading', { level: 3 })).toHaveCount(articleCount - 1)
})

test('a calculator translated before it is used keeps the input and the focus', async ({ page }) => {
  await page.goto('/blog/seller-financing-guide')
  await page.keyboard.press('Shift')
  await expectLivePage(page)
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
  test(`${address} is rendered again in full when something has changed the markup that React hydrates`, async ({
    page,
  }) => {
    const failures: string[] = []
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    await page.goto(address)
    const main = page.getByRole('main')
    const words = main.locator('h1, h2, h3, p, li, dt, dd, td, summary')
    const before = await words.allTextContents()
    const jsonLd = page.locator('script[type="application/ld+json"]')
    const structuredData = await jsonLd.allTextContents()
    await expectFonts(page)
    await main.evaluate((element) => {
      Object.assign(window, { first: element })
      const notice = document.querySelector('#privacy-notice p')
      if (notice) notice.textContent = 'Changed'
    })
    await page.keyboard.press('Shift')
    await expectLivePage(page)
    // A page may be live a moment before React has found the change.
    await eventually(() => main.evaluate((element) => element === Reflect.get(window, 'first'))).toBe(false)
    // Calculators appear once their code has loaded.
    await eventually(() => words.allTextContents()).toEqual(before)
    expect(await jsonLd.allTextContents()).toEqual(structuredData)
    await eventually(() => missingRules(page)).toEqual([])
    await expectFonts(page)
    expect(failures).toEqual([])
  })
}

test('a page that fails as a whole says so, keeps its styling and can be reloaded', async ({ page }) => {
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
  await page.locator('body').evaluate((body) => body.classList.add('of-an-extension'))
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { name: 'This page could not be shown.' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('display', 'grid')
  await eventually(() => missingRules(page)).toEqual([])
  isBroken = false
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
