import { expect, test } from '@playwright/test'
import { founderOffer } from '../../lib/offers'
import { localValues } from '../../lib/settings/local-profile'
import { product } from '../../lib/site'
import { flushRequests, section, visit } from './visit'

const configured = localValues(process.env)

test.describe('the content of the landing page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('the sections come in the order of the specification', async ({ page }) => {
    expect(
      await page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id)),
    ).toEqual(['home', 'features', 'whats-different', 'walkthrough', 'faq', 'cta'])
  })

  test('the hero says what the product is, for whom, and that it is in presale', async ({ page }) => {
    const hero = section(page, 'home')
    for (const words of [
      product.name,
      'CRM',
      'hustlers',
      'flip, seller-finance, subdivide or rezone vacant land',
      'even if this is your first parcel',
      'onboarded within 2 weeks',
      'Launch target: 6–8 weeks after purchase',
      '$67/month',
      '$1,997 one time',
    ])
      await expect(hero).toContainText(words)
    await expect(hero).toContainText(/presale/i)
  })

  test('the hero shows four stats: 24/7, 100%, one, infinite', async ({ page }) => {
    const stats = section(page, 'home').locator('.sign')
    await expect(stats).toHaveCount(4)
    for (const [index, [label, figure]] of [
      ['AI assistant', '24/7'],
      ['Land focused', '100%'],
      ['Platform', 'One'],
      ['Early access', 'Infinite'],
    ].entries()) {
      await expect(stats.nth(index).getByRole('term')).toHaveText(label ?? '')
      await expect(stats.nth(index).getByRole('definition')).toHaveText(figure ?? '')
    }
    await expect(stats.nth(3).locator('svg')).toBeVisible()
  })

  test('six cards with icon, title and description make every feature claim', async ({ page }) => {
    const cards = section(page, 'features').getByRole('listitem')
    await expect(cards).toHaveCount(6)
    for (const [index, [title, claims]] of (
      [
        ['AI land mentor', ['land-investing mentor', 'automates the follow-up']],
        [
          'Smart CRM + AI automation',
          ['leads', 'text', 'call', 'follow-up', 'voice agents', 'smart pipelines'],
        ],
        ['Sniper scoring', ['ranks every lead', 'pain points']],
        ['Strategy center & learning hub', ['7-module course', 'AI study guides', 'quizzes']],
        [
          'Deal analyzer & zoning toolkit',
          ['profit', 'exit strategy', 'flip speed', 'comps', 'zoning', 'entitlement simulation'],
        ],
        ['Social marketplace', ['post deals', 'network', 'message other land investors']],
      ] as const
    ).entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(title)
      await expect(card.locator('svg').first()).toBeVisible()
      for (const claim of claims) await expect(card).toContainText(claim, { ignoreCase: true })
    }
  })

  test('the comparison makes five points about other CRMs', async ({ page }) => {
    const table = page.getByRole('table', { name: `${product.name} compared with other CRMs` })
    await expect(table.getByRole('columnheader')).toHaveText(['What you need', product.name, 'Other CRMs'])
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect(rows).toHaveCount(5)
    for (const [index, words] of [
      'Manual Excel calculation',
      'Sold separately',
      'No lead intelligence',
      'Lonely dashboard',
      'Monthly billing forever',
    ].entries())
      await expect(rows.nth(index).getByRole('cell').last().getByText(words, { exact: true })).toBeVisible()
  })

  test('the demo is labeled five minutes', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Play the 5-minute demo' })).toBeVisible()
    await expect(
      section(page, 'home').getByRole('link', { name: 'Watch the 5-minute demo' }),
    ).toHaveAttribute('href', '#walkthrough')
  })

  test('each question opens and shows its answer', async ({ page }) => {
    for (const [question, answer] of [
      ['Does it work on my phone?', 'progressive web app'],
      [
        'I’ve never bought land. Is this for me?',
        'The learning center walks you from zero, and the AI assistant',
      ],
      ['What if I hit a bug?', 'beta founder; bug reports are welcome'],
      ['When do I get in?', 'within 2 weeks. The launch target is 6–8 weeks'],
      [
        'What if launch is late?',
        'Past 8 weeks you keep your lifetime access and receive added bonuses, early demo access and support priority.',
      ],
    ] as const) {
      const item = section(page, 'faq').getByRole('group').filter({ hasText: question })
      if (!(await item.evaluate((details: HTMLDetailsElement) => details.open)))
        await item.getByText(question).click()
      await expect(item.getByText(answer)).toBeVisible()
    }
  })

  test('early access is $67 a month instead of a struck-through $197', async ({ page }) => {
    const offer = section(page, 'cta').getByRole('article', { name: 'Early access' })
    for (const words of [
      /early bird special/i,
      '$67',
      '/month',
      /limited-time sale pricing/i,
      /cancel anytime/i,
    ])
      await expect(offer).toContainText(words)
    await expect(offer.locator('s')).toHaveText('List price $197/month')
    await expect(offer.getByText('$197')).toHaveCSS('text-decoration-line', 'line-through')
  })

  test('lifetime access is $1,997 once, for founders only, with the founder benefits', async ({ page }) => {
    const offer = section(page, 'cta').getByRole('article', { name: 'Founder lifetime' })
    for (const words of [/founders only/i, '$1,997', 'one time']) await expect(offer).toContainText(words)
    await expect(offer.getByRole('listitem')).toHaveText([
      'Lifetime updates',
      'Priority onboarding and strategy calls',
      'Early demo previews',
      'Permanent Founders badge',
      'Priority support and feature requests',
      'Founders community access',
    ])
  })

  test('the price block says which amount will be charged and what happens when launch is late', async ({
    page,
  }) => {
    await expect(section(page, 'cta')).toContainText('The amount shown there is what you will be charged.')
    await expect(section(page, 'cta')).toContainText('Onboarded within 2 weeks')
    await expect(section(page, 'cta')).toContainText('Launch target: 6–8 weeks')
    await expect(section(page, 'cta')).toContainText(
      'Later than 8 weeks?You keep lifetime access and receive added bonuses, early demo access and support priority.',
    )
  })

  test('the founder price of the other pages appears nowhere on it', async ({ page }) => {
    // The text and the metadata; file names are hashes, which could contain any number one day.
    const texts = await page.locator('body, title, script[type="application/ld+json"]').allTextContents()
    const metadata = await page
      .locator('meta[content]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content') ?? ''))
    const everything = [...texts, ...metadata.filter((words) => !URL.canParse(words))].join('\n')
    expect(everything).toContain('$1,997')
    expect(everything).toContain('"price"')
    expect(everything).not.toMatch(RegExp(`\\b${founderOffer.price}\\b`))
  })

  test('every link has a destination', async ({ page }) => {
    await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0)
  })

  test('the footer has its three groups, and marks each link without a URL as not available yet', async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo')
    for (const [heading, entries] of [
      ['Platform', ['Features', `Why ${product.name}`, 'Pricing']],
      ['Resources', ['Blog', 'Land Investing 101', 'Case Studiesnot available yet']],
      ['Help', ['FAQ', 'Supportnot available yet', 'Contactnot available yet']],
    ] as const) {
      const group = footer.locator('div', { has: page.getByRole('heading', { name: heading }) }).last()
      await expect(group.getByRole('listitem')).toHaveText([...entries])
    }
    for (const [name, href] of [
      ['Pricing', '#cta'],
      ['Blog', '/blog'],
      ['Land Investing 101', '/blog/beginners-guide-land-investing'],
      ['FAQ', '#faq'],
      ['Founders Transparency Statement', '/transparency'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    const signs = new Set()
    for (const network of ['X', 'YouTube', 'Facebook', 'Instagram']) {
      const name = footer.getByText(network, { exact: true })
      await expect(name).toBeVisible()
      await expect(name).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)', { pseudo: 'before' })
      signs.add(await name.evaluate((element) => getComputedStyle(element, '::before').maskPosition))
    }
    expect(signs.size).toBe(4)
  })
})

test('the copyright line shows the visitor’s current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-15T12:00:00Z')
  await visit(page, '/')
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${product.name}`)
})

for (const [link, address] of [
  ['Get Lifetime Access', configured.NEXT_PUBLIC_CHECKOUT_LIFETIME_URL],
  ['Get lifetime access — $1,997', configured.NEXT_PUBLIC_CHECKOUT_LIFETIME_URL],
  ['Start early access — $67/month', configured.NEXT_PUBLIC_CHECKOUT_MONTHLY_URL],
] as const) {
  test(`"${link}" opens the payment provider in a new tab`, async ({ page, context }) => {
    await page.goto('/')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: `${link} (opens in a new tab)`, exact: true }).click()
    await expect(await opened).toHaveURL(address)
    expect(new URL(page.url()).pathname).toBe('/')
  })
}

test('the newsletter form is in a frame 200 px high', async ({ page }) => {
  await visit(page, '/')
  const frame = section(page, 'cta').getByTitle('Newsletter sign-up form')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('height', '200')
  await expect(frame).toHaveAttribute('src', configured.NEXT_PUBLIC_NEWSLETTER_URL)
  expect((await frame.boundingBox())?.height).toBe(200)
  await expect(frame.contentFrame().getByText('Stand-in for the newsletter form')).toBeVisible()
})

test('nothing from the video host is loaded before Play; then the frame appears and has the focus', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.install()
  await visit(page, '/')
  const play = page.getByRole('button', { name: 'Play the 5-minute demo' })
  await play.scrollIntoViewIfNeeded()
  await play.hover()
  // Enough time for something to be prefetched.
  await page.clock.runFor(5000)
  await flushRequests(page)
  expect(asked.filter((url) => url.startsWith(configured.NEXT_PUBLIC_DEMO_VIDEO_URL))).toEqual([])
  const host = new URL(configured.NEXT_PUBLIC_DEMO_VIDEO_URL).host
  await expect(page.locator(`link[href*="${host}"]`)).toHaveCount(0)

  await play.click()
  const frame = page.getByTitle(`${product.name} demo, 5 minutes`)
  await expect(frame).toBeVisible()
  await expect(frame).toBeFocused()
  await expect(frame.contentFrame().getByText('Stand-in for the demo video')).toBeVisible()
})
