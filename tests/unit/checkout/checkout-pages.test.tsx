/** @jest-environment jsdom */
import '../../fixtures/local-profile'
import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import CheckoutCancelPage from '@/app/checkout/cancel/page'
import CheckoutSuccessPage from '@/app/checkout/success/page'
import * as env from '@/lib/env'
import { productionSettings } from '../../fixtures/production-settings'

jest.mock('@/lib/env', () => ({ __esModule: true, ...jest.requireActual('@/lib/env') }))

const contact = 'mailto:ada@land-site.org'

function configure(settings: { NEXT_PUBLIC_CONTACT_URL?: string } = {}) {
  jest.spyOn(env, 'environment').mockReturnValue(env.readEnvironment({ ...productionSettings, ...settings }))
}

/** Fails unless these come one after the other in the page. */
function expectInOrder(...parts: Element[]) {
  const all = [...document.querySelectorAll('*')]
  const places = parts.map((part) => all.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

test('after paying, the steps, the note and the form come before the benefits and the help', () => {
  configure()
  render(<CheckoutSuccessPage />)
  expectInOrder(
    screen.getByRole('heading', { level: 1, name: 'Payment Successful!' }),
    screen.getByRole('list', { name: 'Progress' }),
    screen.getByText(/^You’ll be sent to the CRM app afterwards\./),
    screen.getByRole('form', { name: 'Create your founder account' }),
    screen.getByRole('region', { name: 'What founders get' }),
    screen.getByText(/^Something not right\?/),
  )
})

test('after cancelling, the way home comes first, then the way back', () => {
  configure()
  render(<CheckoutCancelPage />)
  expectInOrder(
    screen.getByText(/^You were not charged\./),
    screen.getByRole('link', { name: 'Return to Home' }),
    screen.getByRole('button', { name: 'Go Back' }),
  )
})

test('a buyer who has paid sees the six founder benefits', () => {
  configure()
  render(<CheckoutSuccessPage />)
  const benefits = within(screen.getByRole('region', { name: 'What founders get' })).getAllByRole('listitem')
  expect(benefits.map(({ textContent }) => textContent)).toEqual([
    'Lifetime access to future updates',
    'Priority onboarding',
    'An in-app Founders badge',
    'Private roadmap and strategy calls',
    'Bonus prelaunch content',
    'The Friday founders update email',
  ])
})

test('a buyer who has paid reads when the product opens', () => {
  configure()
  render(<CheckoutSuccessPage />)
  expect(screen.getByRole('region', { name: 'What founders get' })).toHaveTextContent(
    'We onboard you within 2 weeks. The launch target is 6–8 weeks after your purchase.',
  )
})

test('with a contact address both checkout screens link to it', () => {
  configure({ NEXT_PUBLIC_CONTACT_URL: contact })
  render(<CheckoutSuccessPage />)
  const afterPaying = screen.getByText(/^Something not right\?/)
  expect(afterPaying).toHaveTextContent(
    'Your payment is safe. Contact us and we’ll help you finish the account.',
  )
  expect(within(afterPaying).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', contact)
  render(<CheckoutCancelPage />)
  const afterCancelling = screen.getByText(/^Did a card fail/)
  expect(afterCancelling).toHaveTextContent('Contact us or read the straight answers.')
  expect(within(afterCancelling).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', contact)
})

test('without a contact address both screens still reassure, without a contact link', () => {
  configure()
  render(<CheckoutSuccessPage />)
  expect(screen.getByText(/^Something not right\?/)).toHaveTextContent(
    'Your payment is safe, and you can come back to this page at any time.',
  )
  render(<CheckoutCancelPage />)
  const afterCancelling = screen.getByText(/^Did a card fail/)
  expect(afterCancelling).toHaveTextContent('something unclear? Read the straight answers.')
  expect(within(afterCancelling).getByRole('link', { name: 'straight answers' })).toHaveAttribute(
    'href',
    '/#faq',
  )
  expect(screen.queryByRole('link', { name: 'Contact us' })).not.toBeInTheDocument()
})

test.each([
  ['with a contact address', { NEXT_PUBLIC_CONTACT_URL: contact }, `<a href="${contact}">Contact us</a>`],
  ['without a contact address', {}, 'you can come back to this page at any time'],
])('%s the same is said while the form is slow to load, and without JavaScript', (_, settings, words) => {
  configure(settings)
  const served = renderToStaticMarkup(<CheckoutSuccessPage />)
  const [, slow = ''] = /<p class="signup-slow"[^>]*>(.*?)<\/p>/.exec(served) ?? []
  const [, without = ''] = /<noscript>(.*?)<\/noscript>/.exec(served) ?? []
  expect(slow).toContain(words)
  expect(without).toContain(words)
})

test('a buyer whose browser is too old for the form is advised to try another', () => {
  configure()
  expect(renderToStaticMarkup(<CheckoutSuccessPage />)).toContain(
    'If it takes too long, reload the page or try another browser.',
  )
})
