/** @jest-environment jsdom */
import '@/tests/fixtures/local-profile'

import { render, screen, within } from '@testing-library/react/pure'
import LandingPage from '@/app/page'
import { landing } from '@/lib/landing'

// Its words and prices are tested in a browser: tests/e2e/landing.spec.ts. Rendered once for all tests, since none
// changes it.
beforeAll(() => {
  render(<LandingPage />)
})

test.each(['home', 'features', 'whats-different', 'walkthrough', 'faq', 'cta'])(
  'a link to #%s moves focus to the section, which is named by its heading',
  (id) => {
    const section = document.getElementById(id) as HTMLElement
    expect(section).toHaveAttribute('tabindex', '-1')
    const [heading] = within(section).getAllByRole('heading')
    expect(section).toHaveAccessibleName(heading?.textContent ?? '')
    // When Orca reads on by itself, it leaves out a heading that labels something focusable.
    expect(section).not.toHaveAttribute('aria-labelledby')
  },
)

test('the mock-up is one image with one sentence, and its caption says that the data is a sample', () => {
  expect(screen.getByRole('img', { name: /^Sample screen:/ }).firstElementChild).toHaveAttribute('inert')
  expect(screen.getByRole('figure')).toHaveTextContent('Sample data. Screens may change before launch.')
})

test('only the first question is open, as a hint that the others open too', () => {
  const questions = within(screen.getByRole('region', { name: /^Straight answers/ })).getAllByRole('group')
  expect(questions.map((question) => question.hasAttribute('open'))).toEqual(
    questions.map((_, index) => index === 0),
  )
})

test('every part of the comparison has an explicit role, for browsers that drop it where rows become cards', () => {
  const table = screen.getByRole('table')
  const parts = [table, ...table.querySelectorAll('thead, tbody, tr, th, td')]
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([])
  expect(within(table).getAllByRole('rowheader')).toHaveLength(5)
  expect(within(table).getAllByRole('cell')).toHaveLength(10)
})

test('the steps after the purchase are a list under their heading', () => {
  const steps = screen.getByRole('list', { name: landing.timeline.heading })
  expect(within(steps).getAllByRole('listitem')).toHaveLength(landing.timeline.steps.length + 1)
})

test('links to other companies open a new tab, say so once, and give it no access to this page', () => {
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

test('the lettering on and around the maps is hidden from assistive technology', () => {
  const { features, comparison, walkthrough, faq, pricing } = landing
  const accessible = document.body.cloneNode(true) as HTMLElement
  for (const hidden of accessible.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  for (const words of [
    ...[features, comparison, walkthrough, faq, pricing].map(({ collar }) => collar),
    'Lot 1',
    `Lot ${features.tools.length}`,
    /[NS] \d\d°\d\d' E/,
    /\d\d°\d\d'\d\d"/,
  ]) {
    expect(document.body).toHaveTextContent(words)
    expect(accessible).not.toHaveTextContent(words)
  }
})
