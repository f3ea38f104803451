import { expect, type Page, test } from '@playwright/test'
import { formatDay } from '../../lib/dates'
import { localValues } from '../../lib/settings/local-profile'
import { product } from '../../lib/site'
import { pricesIn } from '../fixtures/prices-in'
import { articleCount, articleSlugs, guide, pages, visit } from './visit'

const articleDate = 'August 28, 2025'

/** The specification's list: title and read time, in the order of the blog page. */
const articles = [
  ['The Beginner’s Guide to Land Investing', '15 min'],
  ['How to Pick a Profitable County for Land Investing', '8 min'],
  ['How to Analyze Land Value Without MLS Access', '8 min'],
  ['The 5 Exit Strategies for Land Deals', '12 min'],
  ['Seller Financing 101', '10 min'],
  ['The Complete Land Due Diligence Checklist', '12 min'],
  ['Off-Market Strategies for Finding Land', '10 min'],
  ['Rezoning & Entitlements: How to Force Equity in Land Deals', '10 min'],
  ['Creative Land Deal Structuring: Options, JVs & Seller Finance', '12 min'],
  ['Commercial Land Opportunities', '14 min'],
  ['Land Development Basics', '15 min'],
  ['Advanced Market Analysis for Land Investors', '12 min'],
  ['Legal Considerations for Land Investors', '13 min'],
  ['Tax Strategies for Land Investors', '11 min'],
  ['Building Your Dream Team and Business Systems', '10 min'],
  ['Land Auctions and Land Banks', '9 min'],
  ['Raising Capital for Land Deals', '12 min'],
].map(([title = '', readTime = ''], index) => ({
  title,
  readTime,
  path: `/blog/${articleSlugs[index]}`,
}))

/** Apostrophes may be straight or typographic. */
function words(title: string) {
  return new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, "['’]")}$`)
}

function main(page: Page) {
  return page.getByRole('main')
}

test('the transparency statement has the title, the date and the signature', async ({ page }) => {
  await page.goto('/transparency')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Founders Transparency Statement')
  await expect(main(page)).toContainText('Last updated May 16, 2025')
  await expect(main(page).getByRole('article')).toContainText(
    `${localValues(process.env).NEXT_PUBLIC_FOUNDER_NAME}Founder, ${product.name}`,
  )
  for (const term of [
    'We onboard you within 2 weeks',
    'launch target is 6–8 weeks after you buy',
    'Past 8 weeks you keep your lifetime access and receive added bonuses, early demo access and support priority.',
  ])
    await expect(main(page)).toContainText(term)
})

test('every kind of page links to the transparency statement', async ({ page }) => {
  for (const address of pages) {
    await page.goto(address)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Founders Transparency Statement' }),
    ).toHaveAttribute('href', '/transparency')
  }
})

test('every kind of page ends with the notice and the notifications region', async ({ page }) => {
  for (const address of pages) {
    await page.goto(address)
    const after = await page.getByRole('contentinfo').evaluate((footer) =>
      Array.from(document.querySelectorAll('section[aria-label]'))
        .filter((part) => footer.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)
        .map((part) => part.getAttribute('aria-label')),
    )
    expect(after, address).toEqual(['Privacy notice', 'Notifications (F8)'])
  }
})

for (const address of ['/no-such-page', '/blog/no-such-article', '/a/path/that/is/deep?and=asks#more']) {
  test(`${address} returns status 404 and the two sentences of the not-found screen`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(main(page).getByText('Did you forget to add the page to the router?')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname)
  })
}

test('every road out of the not-found screen leads to a page', async ({ page, request }) => {
  await page.goto('/a/path/that/is/deep')
  const roads = main(page).getByRole('navigation', { name: 'Roads out' }).getByRole('link')
  await expect(roads).toHaveCount(5)
  for (const address of await roads.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect((await request.get(address ?? 'none')).status(), address ?? '').toBe(200)
  }
  await expect(main(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
})

test('the search on the not-found screen leads to the matching articles', async ({ page }) => {
  await page.goto('/no-such-page')
  const search = main(page).getByRole('search')
  await search.getByRole('searchbox', { name: 'Search the articles' }).fill('rezoning')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/blog\?q=rezoning#/)
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ articles?$/)
  await expect(main(page).getByRole('status')).toBeInViewport()
  await expect(
    main(page)
      .getByRole('heading', { name: words(articles[7]?.title ?? '') })
      .first(),
  ).toBeVisible()
})

test.describe('the blog index', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/blog')
  })

  test('it has its heading, its introduction and a link home', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Land Investing Blog')
    await expect(
      main(page).getByText(/^Field guides to finding, pricing, financing and selling/),
    ).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: product.name })).toHaveAttribute(
      'href',
      '/',
    )
  })

  test('the first article in the list is featured', async ({ page }) => {
    const featured = page.getByRole('region', { name: 'Featured Article' })
    const [first] = articles
    await expect(featured.getByRole('heading', { level: 3 })).toHaveText(words(first?.title ?? ''))
    await expect(featured).toContainText(articleDate)
    await expect(featured).toContainText(`${first?.readTime} read`)
    await expect(featured).toContainText('What land investing is, four ways deals pay, and a seven-day plan')
    await expect(featured.getByRole('link', { name: /^Read Article/ })).toHaveAttribute('href', guide)
  })

  test('the others are in the grid, in order, each with its metadata', async ({ page }) => {
    const cards = page.getByRole('region', { name: 'All Articles' }).getByRole('article')
    await expect(cards).toHaveCount(articleCount - 1)
    for (const [index, { title, readTime, path }] of articles.slice(1).entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(words(title))
      await expect(card.locator('time')).toHaveText(articleDate)
      await expect(card).toContainText(`${readTime} read`)
      await expect(card.locator('h3 + p')).toHaveText(/^.{20,160}$/)
      await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', path)
    }
  })

  test('the closing banner names the product and the price, and links onward', async ({ page }) => {
    const banner = page.locator('#closing')
    await expect(banner.getByRole('link', { name: /\$597/ })).toHaveText(
      `Get ${product.name} lifetime access - $597`,
    )
    await expect(banner.getByRole('link', { name: /\$597/ })).toHaveAttribute('href', '/#cta')
    await expect(banner.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/')
  })
})

for (const { title, readTime, path } of articles) {
  test(`${path} has its title, its metadata and its onward links`, async ({ page }) => {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title))
    const facts = main(page).locator('article > header').getByRole('list')
    await expect(facts.getByRole('listitem')).toHaveText([articleDate, product.team, `${readTime} read`])
    await expect(main(page).locator('h1 + p')).toHaveText(/^.{30,160}$/)

    const back = page.getByRole('banner').getByRole('link', { name: 'Back to Blog' })
    await expect(back).toHaveAttribute('href', '/blog')
    const end = page.locator('#closing')
    await expect(end.getByRole('link', { name: 'Back to All Articles' })).toHaveAttribute('href', '/blog')
    const buy = end.getByRole('link', { name: `Get ${product.name} - $597` })
    await expect(buy).toHaveAttribute('href', '/#cta')
    await buy.scrollIntoViewIfNeeded()
    // The bar is sticky: still there at the end of the page.
    await expect(back).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Related articles' }).getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Disclaimer' })).toContainText('Educational only.')
    expect(pricesIn((await page.locator('body').textContent()) ?? '')).toEqual([])
  })
}

test('the guide has a link home, four chapters, a 7-day plan and its own call to action', async ({
  page,
}) => {
  await page.goto(guide)
  await expect(main(page).getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  const chapters = main(page).getByRole('heading', { level: 2, name: /^Chapter/ })
  await expect(chapters).toHaveText([
    /^Chapter 1: Why land/,
    /^Chapter 2: The business model/,
    /^Chapter 3: Picking a market/,
    /^Chapter 4: Pulling a landowner list/,
  ])
  await expect(main(page).getByRole('heading', { name: 'The four exit plays' })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Your 7-day action plan' })).toBeVisible()
  const buy = main(page).getByRole('link', { name: 'Get Lifetime Access - $597' })
  await expect(buy).toHaveAttribute('href', '/#cta')
})

test('the article on auctions and land banks has its promised section', async ({ page }) => {
  await page.goto('/blog/land-auctions-land-banks')
  await expect(main(page).getByRole('heading', { name: 'Stack These Strategies' })).toBeVisible()
})

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('August 28 stays August 28, and every other day itself, even once the page is live', async ({
      page,
    }) => {
      for (const address of [guide, '/blog']) {
        await visit(page, address)
        await expect(main(page).locator('time').first()).toHaveText(articleDate)
        const dates = await main(page)
          .locator('time')
          .evaluateAll((times: HTMLTimeElement[]) => times.map((time) => [time.textContent, time.dateTime]))
        expect(dates.map(([text]) => text)).toEqual(dates.map(([, day]) => formatDay(`${day}`)))
      }
    })
  })
}

test('the cancelled screen says that nothing was charged and leads home', async ({ page }) => {
  await page.goto('/checkout/cancel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Cancelled')
  await expect(main(page)).toContainText('You were not charged.')
  await main(page).getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/)
})
