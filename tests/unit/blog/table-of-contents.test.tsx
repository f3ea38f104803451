/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { TableOfContents } from '@/components/blog/table-of-contents'

const entries = [
  { id: 'how-it-works', text: 'How it works' },
  { id: 'gone', text: 'A heading that is not there' },
  { id: 'größe', text: 'Size' },
  { id: 'sources', text: 'Sources' },
]

/** Renders the contents and headings at these distances from the top of the window. */
function renderAt(tops: Record<string, number>) {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0)
    return 0
  })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 30)
  })
  render(
    <>
      <TableOfContents entries={entries} />
      <h2 id="how-it-works">How it works</h2>
      <h2 id="größe">Size</h2>
      <h2 id="sources">Sources</h2>
    </>,
  )
}

function contents() {
  return within(screen.getByRole('navigation', { name: 'Contents' }))
}

const current = () =>
  contents()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map(({ textContent }) => textContent)

test('the contents link to each section, and are collapsed for phones', () => {
  renderAt({})
  expect(
    contents()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#how-it-works', '#gone', '#größe', '#sources'])
  const fold = screen.getByRole('group')
  expect(within(fold).getAllByRole('link', { hidden: true })).toHaveLength(4)
  expect(fold).not.toHaveAttribute('open')
})

test('above the first heading nothing is current', () => {
  renderAt({ 'how-it-works': 400, größe: 900, sources: 1400 })
  expect(current()).toEqual([])
})

test('the section being read is current, and those before it are marked as passed', () => {
  const tops = { 'how-it-works': 100, größe: 900, sources: 1400 }
  renderAt(tops)
  expect(current()).toEqual(['How it works'])
  Object.assign(tops, { 'how-it-works': -700, größe: 100, sources: 600 })
  fireEvent.scroll(window)
  expect(current()).toEqual(['Size'])
  expect(contents().getByRole('link', { name: 'How it works' }).parentElement).toHaveClass('passed')
  Object.assign(tops, { 'how-it-works': 100, größe: 900, sources: 1400 })
  fireEvent.scroll(window)
  expect(current()).toEqual(['How it works'])
  expect(contents().getByRole('link', { name: 'How it works' }).parentElement).not.toHaveClass('passed')
})

test('a rail taller than the window scrolls only when the section being read changes', () => {
  const tops = { 'how-it-works': -700, größe: 100, sources: 600 }
  renderAt(tops)
  const rail = screen.getByRole('group')
  const places = { 'How it works': 50, Size: 200, Sources: 390 }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this === rail) return new DOMRect(0, 100, 100, 300)
    return new DOMRect(
      0,
      tops[this.id as keyof typeof tops] ?? places[this.textContent as keyof typeof places],
      100,
      30,
    )
  })
  Object.assign(tops, { 'how-it-works': -1400, größe: -700, sources: 100 })
  fireEvent.scroll(window)
  expect(rail.scrollTop).toBe(20)
  rail.scrollTop = 70
  fireEvent.scroll(window)
  expect(rail.scrollTop).toBe(70)
  Object.assign(tops, { 'how-it-works': 100, größe: 900, sources: 1400 })
  fireEvent.scroll(window)
  expect(rail.scrollTop).toBe(20)
})
