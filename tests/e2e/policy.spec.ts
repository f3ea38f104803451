import { expect, type Page, test } from '@playwright/test'
import { localValues } from '../../lib/settings/local-profile'
import { originOf } from '../../lib/settings/local-servers.mjs'
import { product } from '../../lib/site'
import { newEmail } from './local-founders'
import {
  articleCount,
  articleSlugs,
  eventually,
  guide,
  layOut,
  pages,
  scrollThrough,
  section,
  visit,
} from './visit'

const configured = localValues(process.env)
const auth = originOf('auth')
const firestore = originOf('firestore')

/** Everything the browser complains about from now on: errors, warnings and policy violations. */
async function collectComplaints(page: Page) {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error}`))
  page.on('console', (message) => {
    // The browser itself reports the 404 status of the not-found page.
    const isNotFoundPage = message.location().url.endsWith('/no-such-page')
    if (['error', 'warning'].includes(message.type()) && !isNotFoundPage)
      complaints.push(`${page.url()} ${message.text()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) =>
      console.error(`policy: ${violation.effectiveDirective} ${violation.blockedURI} ${violation.sample}`),
    )
  })
  return complaints
}

/** URLs outside this site that are requested from now on, without their queries, each once. */
function watchThirdParties(page: Page, baseURL: string | undefined) {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) asked.add(origin + pathname)
  })
  return asked
}

for (const address of new Set([...pages, ...articleSlugs.map((slug) => `/blog/${slug}`)])) {
  test(`${address} becomes live and scrolls without a browser complaint, and asks no other company for anything but the newsletter form, and sets no cookie`, async ({
    page,
    context,
    baseURL,
  }) => {
    const complaints = await collectComplaints(page)
    const asked = watchThirdParties(page, baseURL)
    await visit(page, address)
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
    expect([...asked]).toEqual(address === '/' ? [configured.NEXT_PUBLIC_NEWSLETTER_URL] : [])
    expect(await context.cookies()).toEqual([])
  })
}

test('content injected into a page can neither run, show nor send anything', async ({ page }) => {
  for (const address of ['/', '/blog', guide, '/transparency', '/checkout/success', '/checkout/cancel']) {
    await page.goto(address)
    await page.evaluate((elsewhere) => {
      const refused = new Set<string>()
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (/-src/.test(effectiveDirective)) refused.add(effectiveDirective)
      })
      const put = (name: string, facts: object) =>
        document.body.append(Object.assign(document.createElement(name), facts))
      put('style', { textContent: 'body{display:none}' })
      put('iframe', { src: `${elsewhere}/frame` })
      put('img', { src: `${elsewhere}/picture.png` })
      fetch(`${elsewhere}/api`).catch(() => {})
      try {
        put('script', { textContent: 'window.ran = true' })
      } catch {
        // Trusted Types reject the text before it becomes a script.
      }
      Object.assign(window, { refused })
    }, 'http://elsewhere.test')
    const refused = () => page.evaluate(() => [...Reflect.get(window, 'refused')].sort())
    await eventually(refused, { message: address }).toEqual([
      'connect-src',
      'frame-src',
      'img-src',
      'style-src-elem',
    ])
    expect(await page.evaluate(() => 'ran' in window), address).toBe(false)
  }
})

test('the controls of the landing page cause no browser complaint', async ({ page }) => {
  const complaints = await collectComplaints(page)
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
  await section(page, 'faq').getByRole('group').last().locator('summary').click()
  await page.getByRole('button', { name: 'Don’t load embeds' }).click()
  await page.getByRole('button', { name: 'Load the form' }).click()
  await expect(page.getByTitle('Newsletter sign-up form').contentFrame().getByText('Stand-in')).toBeVisible()
  await page.getByRole('button', { name: 'Play the 5-minute demo' }).click()
  await expect(
    page.getByTitle(`${product.name} demo, 5 minutes`).contentFrame().getByText('Stand-in'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Privacy notice' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  expect(complaints).toEqual([])
})

test('search and topics cause no browser complaint', async ({ page }) => {
  const complaints = await collectComplaints(page)
  await page.goto('/blog')
  const found = page.getByRole('main').getByRole('status')
  // Clicks first, as a person would: before its loader has arrived, a page does not notice `fill` alone.
  await page.getByRole('searchbox', { name: 'Search the articles' }).click()
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('rezoning')
  await expect(found).toHaveText(/^\d+ articles?$/)
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('zzzz')
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(found).toContainText(`${articleCount - 1} more`)
  await page.goto('/no-such-page')
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('perc test')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/blog\?q=perc/)
  await expect(found).toHaveText(/^\d+ articles?$/)
  expect(complaints).toEqual([])
})

test('calculators, checklists, scripts to copy and definitions cause no browser complaint', async ({
  page,
  context,
}) => {
  const complaints = await collectComplaints(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const { slug, field, value, scripts } of [
    { slug: 'analyze-land-value-without-mls', field: 'Sold price', value: '12', scripts: 1 },
    { slug: 'seller-financing-guide', field: 'Monthly payment', value: '12', scripts: 1 },
    { slug: 'profitable-county-market-selection', field: 'Typical sold price', value: '12', scripts: 0 },
    { slug: 'tax-strategies', field: 'Day the sale closes', value: '2025-09-01', scripts: 0 },
  ]) {
    await visit(page, `/blog/${slug}`)
    await layOut(page)
    const main = page.getByRole('main')
    await main.getByLabel(field).fill(value)
    await main.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Uncheck all' }).click()
    await page.locator('.term').first().click()
    await expect(page.locator('.term + :popover-open')).toBeVisible()
    await page.keyboard.press('Escape')
    const copies = page.getByRole('button', { name: 'Copy script' })
    await expect(copies).toHaveCount(scripts)
    for (const copy of await copies.all()) {
      await copy.click()
      await expect(page.getByText('Copied').first()).toBeVisible()
    }
  }
  expect(complaints).toEqual([])
})

test('sign-up and notifications cause no browser complaint and contact only Firebase', async ({
  page,
  baseURL,
}) => {
  const complaints = await collectComplaints(page)
  const asked = watchThirdParties(page, baseURL)
  await page.goto('/checkout/success')
  const submit = page.getByRole('button', { name: 'Create Founder Account' })
  await submit.click()
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Missing Email')
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('fence post 9')
  await page.getByLabel('Confirm Password', { exact: true }).fill('fence post 9')
  expect([...asked]).toEqual([])
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Your founder account is ready' })).toBeVisible()
  expect(new Set([...asked].map((address) => new URL(address).origin))).toEqual(new Set([auth, firestore]))
  expect(complaints).toEqual([])
})

test('the landing page asks another company for a form once it is seen and for the video only after Play', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = watchThirdParties(page, baseURL)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect([...asked], 'before any interaction').toEqual([])
  await visit(page, '/')
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  expect([...asked], 'after the whole landing page was seen').toEqual([configured.NEXT_PUBLIC_NEWSLETTER_URL])
  await page.getByRole('button', { name: 'Play the 5-minute demo' }).click()
  await expect(
    page.getByTitle(`${product.name} demo, 5 minutes`).contentFrame().getByText('Stand-in'),
  ).toBeVisible()
  expect([...asked], 'after Play').toEqual([
    configured.NEXT_PUBLIC_NEWSLETTER_URL,
    configured.NEXT_PUBLIC_DEMO_VIDEO_URL,
  ])
  expect(await context.cookies()).toEqual([])
})

test('only a returning buyer is looked up, only on the sign-up page, and the session is kept only in this browser', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/checkout/success')
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('fence post 9')
  await page.getByLabel('Confirm Password', { exact: true }).fill('fence post 9')
  await page.getByRole('button', { name: 'Create Founder Account' }).click()
  await expect(page.getByRole('heading', { name: 'Your founder account is ready' })).toBeVisible()

  const asked = watchThirdParties(page, baseURL)
  await visit(page, '/transparency')
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual([])
  await page.goto('/checkout/success')
  await expect(page.getByRole('heading', { name: 'You already created this account' })).toBeVisible()
  expect(new Set([...asked].map((address) => new URL(address).origin))).toEqual(new Set([auth, firestore]))
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
    expect.stringMatching(/^firebase:authUser:/),
  ])
  expect(await context.cookies()).toEqual([])
})

test('a reader who declines embeds gets none', async ({ page, baseURL }) => {
  const asked = watchThirdParties(page, baseURL)
  await visit(page, '/transparency')
  await page.getByRole('button', { name: 'Don’t load embeds' }).click()
  await visit(page, '/')
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual([])
})
