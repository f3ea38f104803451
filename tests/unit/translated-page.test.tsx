/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TopicChips } from '@/components/blog/topic-chips'
import { EmailAddress } from '@/components/checkout/email-address'
import { PasswordFields } from '@/components/checkout/password-fields'
import { ProgressFence } from '@/components/checkout/progress-fence'
import { SiteNotice } from '@/components/layout/site-notice'
import { compiledText } from '@/components/mdx/article-text'
import { ExchangeCalculator } from '@/components/mdx/calculators/exchange-calculator'
import { NoteCalculator } from '@/components/mdx/calculators/note-calculator'
import { OfferCalculator } from '@/components/mdx/calculators/offer-calculator'
import { readTicks, writeTicks } from '@/lib/checklist-ticks'
import { storeEmbedChoice } from '@/lib/embed-choice'
import { translate } from '../fixtures/translate'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

test('on a translated page a topic can be selected', () => {
  const topics = [{ topic: 'rules', label: 'Law and tax' }] as const
  const chips = (chosen: 'rules' | null) => <TopicChips topics={topics} chosen={chosen} onChoose={() => {}} />
  const { rerender } = render(chips(null))
  translate(document.body)
  rerender(chips('rules'))
  expect(screen.getByRole('button', { name: /^Law and tax/, pressed: true })).toBeInTheDocument()
})

test('on a translated page the progress fence advances to the app', () => {
  const { rerender } = render(<ProgressFence current="Create account" />)
  translate(document.body)
  rerender(<ProgressFence current="App" />)
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^App/)
})

test('on a translated page the email address to log in with stays untranslated', () => {
  render(<EmailAddress address="green.hill@example.com" />)
  translate(document.body)
  expect(document.body).toHaveTextContent(/^green\.hill@example\.com$/)
})

test('on a translated page the notice can be answered again', () => {
  storeEmbedChoice('refused')
  history.replaceState(null, '', '/#privacy-notice')
  render(<SiteNotice />)
  act(() => void dispatchEvent(new HashChangeEvent('hashchange')))
  const notice = screen.getByRole('region', { name: 'Privacy notice' })
  expect(notice).toHaveTextContent('Your answer was')
  translate(document.body)
  fireEvent.click(screen.getByRole('button', { name: /^OK/ }))
  expect(localStorage.getItem('embeds')).toBe('allowed')
})

test('on a translated page the offers are updated with the value', async () => {
  render(<OfferCalculator id="offer" value="20000" />)
  translate(document.body)
  const value = screen.getByRole('textbox')
  await userEvent.clear(value)
  await userEvent.paste('30000')
  const offers = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(offers).toEqual([
    '$15,000',
    'leaves $15,000 before costs',
    '$18,000',
    'leaves $12,000 before costs',
    '$21,000',
    'leaves $9,000 before costs',
  ])
})

test('on a translated page the exchange dates are updated with the sale date', () => {
  render(<ExchangeCalculator id="exchange" sold="2025-08-28" />)
  translate(document.body)
  fireEvent.change(screen.getByLabelText(/^Day the sale closes/), { target: { value: '2026-01-15' } })
  expect(screen.getByRole('region')).toHaveTextContent('For a sale closed on January 15, 2026')
})

test('on a translated page the labels of a note are updated with its terms', async () => {
  render(<NoteCalculator id="note" price="15000" down="1000" rate="9.9" payment="300" months="48" />)
  translate(document.body)
  const payment = screen.getByLabelText(/^Monthly payment/)
  await userEvent.clear(payment)
  await userEvent.paste('354.40')
  expect(screen.getByText('Months to clear it at $354.40')).toBeInTheDocument()
})

test('on a translated page hiding the passwords again is announced', () => {
  render(<PasswordFields problem={null} isHydrated isPending={false} />)
  const reveal = screen.getByRole('button', { name: 'Show passwords' })
  fireEvent.click(reveal)
  translate(document.body)
  fireEvent.click(reveal)
  expect(screen.getByText('Your passwords are hidden.')).toHaveAttribute('role', 'status')
})

test('a tick on a translated page is stored under the original words of the article', async () => {
  writeTicks('terms', ['Price'])
  render(
    compiledText(
      '<Checklist id="terms" title="Terms">\n\n- [ ] **Parties:** both\n- [ ] Price\n\n</Checklist>',
    ),
  )
  translate(document.body)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Parties/ }))
  expect(readTicks('terms')).toEqual(['Parties: both', 'Price'])
})
