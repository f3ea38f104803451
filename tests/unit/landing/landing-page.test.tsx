/** @jest-environment jsdom */
import '@/tests/fixtures/local-profile'

import { render, screen, within } from '@testing-library/react/pure'
import LandingPage from '@/app/page'
import { landing } from '@/lib/landing'

// Its words and prices are read in a browser: tests/e2e/landing.spec.ts. Drawn once for all, as no
// test here changes it.
beforeAll(() => {
  render(<LandingPage />)
})

test.each(['home', 'features', 'whats-different', 'walkthrough', 'faq', 'cta'])(
  'who follows a link to #%s takes the focus along',
  (id) => {
    expect(document.getElementById(id)).toHaveAttribute('tabindex', '-1')
  },
)

test('the mock-up is one image with one sentence, and its caption says that the data is a sample', () => {
  expect(screen.getByRole('img', { name: /^Sample screen:/ }).firstElementChild).toHaveAttribute('inert')
  expect(screen.getByRole('figure')).toHaveTextContent('Sample data. Screens may change before launch.')
})

test('of the questions the first stands open, so that it shows what they do', () => {
  const questions = within(screen.getByRole('region', { name: /^Straight answers/ })).getAllByRole('group')
  expect(questions.map((question) => question.hasAttribute('open'))).toEqual(
    questions.map((_, index) => index === 0),
  )
})

test('links to other companies open a new tab, say so once, and give it no hold on this page', () => {
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ host }) => host !== location.host)
  expect(links.length).toBeGreaterThanOrEqual(5)
  for (const link of links) {
    expect(link).toHaveAccessibleName(/^(?:(?!in a new tab).)*in a new tab\)?$/)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  }
})

test('links within the site stay in their tab', () => {
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ host }) => host === location.host)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).not.toHaveAttribute('target')
})

test('what is printed around the map and on it is for eyes alone', () => {
  const { features, comparison, walkthrough, faq, pricing } = landing
  const heard = document.body.cloneNode(true) as HTMLElement
  for (const silent of heard.querySelectorAll('[aria-hidden="true"]')) silent.remove()
  for (const words of [
    ...[features, comparison, walkthrough, faq, pricing].map(({ collar }) => collar),
    'Lot 1',
    /[NS] \d\d°\d\d' E/,
    /\d\d°\d\d'\d\d"/,
  ]) {
    expect(document.body).toHaveTextContent(words)
    expect(heard).not.toHaveTextContent(words)
  }
})
