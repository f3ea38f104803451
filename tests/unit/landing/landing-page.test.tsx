/** @jest-environment jsdom */
import '@/tests/fixtures/local-profile'

import { render, screen, within } from '@testing-library/react/pure'
import LandingPage from '@/app/page'
import { product } from '@/lib/site'

// Once for all: drawing the maps takes its time, and no test here changes the page.
beforeAll(() => {
  render(<LandingPage />)
})

function pageText(): string {
  return (document.body.textContent ?? '').replaceAll(/\s+/g, ' ')
}

function section(id: string) {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no section with the id ${id}.`)
  return within(element)
}

test('the six anchors are there and can take the focus', () => {
  for (const id of ['home', 'features', 'whats-different', 'walkthrough', 'faq', 'cta']) {
    expect(document.getElementById(id)).toHaveAttribute('tabindex', '-1')
  }
})

test('the hero says what the product is, for whom, and when a buyer is let in', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hustle land, not spreadsheets.')
  for (const claim of [
    'real estate hustlers',
    'flip, seller-finance, subdivide or rezone vacant land',
    'onboarded within 2 weeks',
    '6–8 weeks after purchase',
  ]) {
    expect(pageText()).toContain(claim)
  }
})

test.each([
  ['AI assistant', '24/7'],
  ['Land focused', '100%'],
  ['Platform', 'One'],
  ['Early access', 'Infinite'],
])('the stat %s is %s', (label, figure) => {
  const sign = section('home')
    .getAllByRole('term')
    .find((term) => term.textContent === label && term.parentElement?.className === 'sign')
  expect(sign?.nextElementSibling).toHaveTextContent(figure)
})

test('the mock-up is one image with one sentence, and its caption says that the data is a sample', () => {
  expect(screen.getByRole('img', { name: /^Sample screen:/ }).firstElementChild).toHaveAttribute('inert')
  expect(pageText()).toContain('Sample data. Screens may change before launch.')
})

test.each([
  ['AI land mentor', ['mentor', 'automates the follow-up']],
  ['Smart CRM + AI automation', ['Leads', 'texts', 'calls', 'follow-up', 'voice agents', 'smart pipelines']],
  ['Sniper scoring', ['Ranks every lead', 'pain points']],
  ['Strategy center & learning hub', ['7-module course', 'AI study guides', 'quizzes']],
  [
    'Deal analyzer & zoning toolkit',
    ['Profit', 'exit strategy', 'flip speed', 'comps', 'zoning', 'entitlement simulation'],
  ],
  ['Social marketplace', ['Post deals', 'network', 'message other land investors']],
])('the feature %s makes every claim of the specification', (name, claims) => {
  const lot = section('features').getByRole('heading', { level: 3, name }).closest('li')
  for (const claim of claims) expect(lot).toHaveTextContent(claim)
})

test('there are six features', () => {
  expect(section('features').getAllByRole('listitem')).toHaveLength(6)
})

test.each([
  ['Deal math', 'Manual Excel calculation'],
  ['Training', 'Sold separately'],
  ['Who to call first', 'No lead intelligence'],
  ['Other investors', 'Lonely dashboard'],
  ['Billing', 'Monthly billing forever'],
])('the comparison says about %s that others have: %s', (need, others) => {
  const table = within(screen.getByRole('table', { name: `${product.name} compared with other CRMs` }))
  const row = within(table.getByRole('row', { name: new RegExp(`^${need}`) }))
  expect(row.getAllByRole('cell')[1]).toHaveTextContent(`Not included${others}`)
})

test('the demo is labelled five minutes, and no frame is there before it is asked for', () => {
  expect(section('walkthrough').getByRole('button', { name: 'Play the 5-minute demo' })).toBeVisible()
  expect(document.querySelector('#walkthrough iframe')).toBeNull()
  expect(
    section('walkthrough').getByRole('link', { name: 'Open the video in a new tab (opens in a new tab)' }),
  ).toHaveAttribute('target', '_blank')
})

test('the questions answer phones, newcomers, bugs and a late launch', () => {
  const text = document.getElementById('faq')?.textContent
  for (const answer of [
    'progressive web app',
    'The learning center walks you from zero, and the AI assistant',
    'You’re a beta founder; bug reports are welcome',
    'Past 8 weeks you keep your lifetime access and receive added bonuses, early demo access and support priority.',
  ]) {
    expect(text).toContain(answer)
  }
})

test('early access costs $67 a month instead of a struck $197', () => {
  const offer = within(screen.getByRole('article', { name: 'Early access' }))
  expect(offer.getByText('Early bird special')).toBeVisible()
  expect(offer.getByText('$67')).toBeVisible()
  expect(offer.getByText('$197').tagName).toBe('S')
  expect(offer.getByText(/Limited-time sale pricing\. .*Cancel anytime\./)).toBeVisible()
})

test('lifetime access costs $1,997 once and brings every founder benefit', () => {
  const offer = within(screen.getByRole('article', { name: 'Founder lifetime' }))
  expect(offer.getByText('Founders only')).toBeVisible()
  expect(offer.getByText('$1,997')).toBeVisible()
  for (const benefit of [
    'Lifetime updates',
    'Priority onboarding and strategy calls',
    'Early demo previews',
    'Permanent Founders badge',
    'Priority support and feature requests',
    'Founders community access',
  ]) {
    expect(offer.getByText(benefit)).toBeVisible()
  }
})

test.each([
  ['Get Lifetime Access (opens in a new tab)', 'checkout-lifetime'],
  ['Get lifetime access — $1,997 (opens in a new tab)', 'checkout-lifetime'],
  ['Start early access — $67/month (opens in a new tab)', 'checkout-monthly'],
])('the link "%s" opens the payment provider in a new tab', (name, address) => {
  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('href', expect.stringContaining(address))
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('one neutral line says which amount counts', () => {
  expect(pageText()).toContain('The amount shown there is what you will be charged.')
})

test('the founder price of the other pages is not on the landing page', () => {
  expect(document.body.innerHTML).not.toContain('597')
})

test('the newsletter frame is 200 high, has a name, and a link beside it', () => {
  const form = screen.getByTitle('Newsletter sign-up form')
  expect(form).toHaveAttribute('height', '200')
  expect(form).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('link', { name: /^Open the form in a new tab/ })).toBeVisible()
})

test('no element carries a style attribute or an empty link', () => {
  expect(document.querySelector('[style]')).toBeNull()
  expect(document.querySelector('a[href="#"], a:not([href])')).toBeNull()
})
