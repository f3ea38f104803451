/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArticleBrowser, type BrowserEntry } from '@/components/blog/article-browser'
import { createSearch, openSearch, type Search } from '@/lib/search/search'
import { exportedPage } from '../../fixtures/exported-page'

jest.mock('@/lib/search/search', () => ({
  ...jest.requireActual('@/lib/search/search'),
  openSearch: jest.fn(),
}))
const open = jest.mocked(openSearch)

const noWords = { often: '', seldom: '' }

const index = [
  { slug: 'guide', title: 'The guide', excerpt: 'Start.', headings: [], terms: [], ...noWords },
  { slug: 'perc', title: 'Perc tests', excerpt: 'Dig.', headings: ['Septic'], terms: [], ...noWords },
  { slug: 'notes', title: 'Notes', excerpt: 'Lend.', headings: ['Balloons'], terms: [], ...noWords },
  { slug: 'taxes', title: 'Taxes', excerpt: 'Pay.', headings: [], terms: [], ...noWords },
]

const topicOf = { guide: 'start', perc: 'deals', notes: 'financing', taxes: 'rules' } as const

const entries: BrowserEntry[] = index.map(({ slug, title }, position) => ({
  slug,
  topic: topicOf[slug as keyof typeof topicOf],
  card: <a href={`/blog/${slug}`}>{title}</a>,
  wide: position === 2,
  featured: position === 0,
}))

const topics = [
  { topic: 'deals', label: 'Finding deals' },
  { topic: 'financing', label: 'Structure and money' },
  { topic: 'rules', label: 'Law and tax' },
] as const

const browser = <ArticleBrowser entries={entries} topics={topics} />

const logError = console.error

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((message, ...rest) => {
    // Every browser knows <search>; jsdom does not yet.
    if (!String(message).includes('is unrecognized in this browser')) logError(message, ...rest)
  })
  open.mockReset().mockImplementation(async () => createSearch(index))
  history.replaceState(null, '', '/blog')
})

/** Safari throws when the URL is updated more than 100 times in 30 seconds. */
const refuseUrlUpdates = () =>
  jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('100 times per 30 seconds', 'SecurityError')
  })

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const listed = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const searchField = () => screen.getByRole('searchbox', { name: 'Search the articles' })
const chip = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status')

test('without scripts every article but the featured one is listed', () => {
  exportedPage(browser)
  expect(listed()).toEqual(['Perc tests', 'Notes', 'Taxes'])
  expect(status()).toHaveTextContent('The featured article above, and 3 more')
})

test('nothing is fetched before the reader searches', async () => {
  render(browser)
  await userEvent.click(chip('Law and tax'))
  expect(listed()).toEqual(['Taxes'])
  expect(open).not.toHaveBeenCalled()
})

test('spaces alone are not searched for: the whole list stays, and nothing is fetched', async () => {
  render(browser)
  await userEvent.type(searchField(), '  ')
  expect(status()).toHaveTextContent('The featured article above, and 3 more')
  expect(location.search).toBe('')
  expect(open).not.toHaveBeenCalled()
})

test('a topic can be selected, is kept in the URL and can be cleared', async () => {
  render(browser)
  expect(chip('All topics')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(chip('Finding deals'))
  expect(chip('Finding deals')).toHaveAttribute('aria-pressed', 'true')
  expect(chip('All topics')).toHaveAttribute('aria-pressed', 'false')
  expect(location.search).toBe('?topic=deals')
  expect(status()).toHaveTextContent('1 article')
  await userEvent.click(chip('All topics'))
  expect(location.search).toBe('')
  expect(listed()).toHaveLength(3)
})

test('the selected topic is marked by a tick, not by color alone', async () => {
  render(browser)
  const ticked = () => screen.getAllByRole('button').filter((button) => button.querySelector('.icon-tick'))
  expect(ticked()).toEqual([chip('All topics')])
  await userEvent.click(chip('Finding deals'))
  expect(ticked()).toEqual([chip('Finding deals')])
})

test('a search matches headings, tolerates typos, announces the count and is kept in the URL', async () => {
  render(browser)
  await userEvent.type(searchField(), 'balloonz')
  expect(await screen.findByText('1 article')).toBe(status())
  expect(listed()).toEqual(['Notes'])
  expect(location.search).toBe('?q=balloonz')
})

test('of the whole list only some lots are wide, and filtered articles are all shown in lots of the same size', async () => {
  render(browser)
  const wide = () => screen.getAllByRole('listitem').filter((lot) => lot.className === 'half-section')
  expect(wide().map(({ textContent }) => textContent)).toEqual(['Notes'])
  await userEvent.click(chip('Structure and money'))
  expect(listed()).toEqual(['Notes'])
  expect(wide()).toEqual([])
})

test('the featured article is found too', async () => {
  render(browser)
  await userEvent.type(searchField(), 'guide')
  expect(await screen.findByRole('link', { name: 'The guide' })).toBeVisible()
})

test('search words and a topic are combined', async () => {
  render(browser)
  await userEvent.click(chip('Law and tax'))
  await userEvent.type(searchField(), 'notes')
  expect(await screen.findByText(/No article matches/)).toBe(status())
  expect(location.search).toBe('?q=notes&topic=rules')
})

test('when nothing matches, one click shows everything and moves focus to the status', async () => {
  render(browser)
  await userEvent.type(searchField(), 'xyzzy')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all articles' }))
  expect(listed()).toHaveLength(3)
  expect(searchField()).toHaveValue('')
  expect(location.search).toBe('')
  expect(status()).toHaveFocus()
})

test('when no article has all the words, the status says that the listed ones have some', async () => {
  render(browser)
  await userEvent.type(searchField(), 'notes kangaroo')
  expect(await screen.findByText('No article has all these words; 1 has some.')).toBe(status())
  expect(listed()).toEqual(['Notes'])
})

test('search words and a topic in the URL are applied on arrival', async () => {
  history.replaceState(null, '', '/blog?q=perc&topic=deals')
  render(browser)
  expect(searchField()).toHaveValue('perc')
  expect(chip('Finding deals')).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText('1 article')).toBe(status())
})

test('going back to a URL with other words restores them, and leaves focus where it is', async () => {
  render(browser)
  await userEvent.type(searchField(), 'perc')
  history.pushState(null, '', `${location.href}#notice`)
  await userEvent.clear(searchField())
  chip('Finding deals').focus()
  act(() => history.back())
  await waitFor(() => expect(location.href).toMatch(/\?q=perc$/))
  await waitFor(() => expect(listed()).toEqual(['Perc tests']))
  expect(searchField()).toHaveValue('perc')
  expect(chip('Finding deals')).toHaveFocus()
})

test('when Safari refuses to update the URL, nothing typed is lost, and one retry a second lets the URL catch up later', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(browser)
  const refused = refuseUrlUpdates()
  await user.type(searchField(), 'notes')
  await user.click(chip('Structure and money'))
  expect(searchField()).toHaveValue('notes')
  expect(listed()).toEqual(['Notes'])
  expect(location.search).toBe('')
  refused.mockClear()
  jest.advanceTimersByTime(3000)
  expect(refused).toHaveBeenCalledTimes(3)
  refused.mockRestore()
  jest.runOnlyPendingTimers()
  expect(location.search).toBe('?q=notes&topic=financing')
})

test('words that the URL does not have yet survive a jump within the page', async () => {
  render(browser)
  const refused = refuseUrlUpdates()
  await userEvent.type(searchField(), 'notes')
  refused.mockRestore()
  act(() => window.dispatchEvent(new PopStateEvent('popstate')))
  expect(searchField()).toHaveValue('notes')
  expect(location.search).toBe('?q=notes')
})

test('once the URL has caught up, going back restores the words of the earlier URL', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(browser)
  const refused = refuseUrlUpdates()
  await user.type(searchField(), 'notes')
  refused.mockRestore()
  jest.runOnlyPendingTimers()
  expect(location.search).toBe('?q=notes')
  history.replaceState(null, '', '/blog?q=perc')
  act(() => window.dispatchEvent(new PopStateEvent('popstate')))
  expect(searchField()).toHaveValue('perc')
  expect(await screen.findByRole('link', { name: 'Perc tests' })).toBeVisible()
  expect(location.search).toBe('?q=perc')
})

test('a filter keeps the fragment of the URL', async () => {
  history.replaceState(null, '', '/blog#main')
  render(browser)
  await userEvent.click(chip('Law and tax'))
  expect(location.search + location.hash).toBe('?topic=rules#main')
})

test('words typed before hydration are searched for, and the topic in the URL is kept', async () => {
  history.replaceState(null, '', '/blog?topic=financing')
  const { wake } = exportedPage(browser)
  await userEvent.type(searchField(), 'notes')
  await wake()
  expect(searchField()).toHaveValue('notes')
  expect(await screen.findByText('1 article')).toBe(status())
  expect(location.search).toBe('?q=notes&topic=financing')
})

test('a search result for words that have been cleared is dropped', async () => {
  let arrive: (search: Search) => void = () => {}
  open.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  render(browser)
  await userEvent.type(searchField(), 'n')
  await userEvent.clear(searchField())
  await act(async () => arrive(await createSearch(index)))
  expect(listed()).toHaveLength(3)
  expect(status()).toHaveTextContent('The featured article above, and 3 more')
})

test('when the search cannot be loaded, the status says so, everything is listed, and typing retries', async () => {
  open.mockRejectedValueOnce(new Error('503: no'))
  render(browser)
  await userEvent.type(searchField(), 'n')
  expect(await screen.findByText(/could not be loaded/)).toBe(status())
  expect(listed()).toHaveLength(3)
  await userEvent.type(searchField(), 'ote')
  expect(await screen.findByText('1 article')).toBe(status())
  expect(listed()).toEqual(['Notes'])
})

test('after a failure, selecting a topic retries the same words', async () => {
  open.mockRejectedValueOnce(new Error('503: no'))
  render(browser)
  await userEvent.type(searchField(), 't')
  expect(await screen.findByText(/could not be loaded/)).toBe(status())
  await userEvent.click(chip('Law and tax'))
  expect(await screen.findByText('1 article')).toBe(status())
  expect(status()).not.toHaveTextContent('could not be loaded')
  expect(listed()).toEqual(['Taxes'])
})

test('a failed search is retried automatically when the connection returns', async () => {
  open.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(browser)
  await userEvent.type(searchField(), 'n')
  expect(await screen.findByText(/^The search could not be loaded. Trying again…/)).toBe(status())
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('1 article')).toBe(status())
  expect(listed()).toEqual(['Notes'])
})

test('a failed search is retried every five seconds until it loads', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  open.mockRejectedValueOnce(new Error('503: no')).mockRejectedValueOnce(new Error('503: no'))
  render(browser)
  await user.type(searchField(), 'n')
  expect(await screen.findByText(/could not be loaded/)).toBe(status())
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(open).toHaveBeenCalledTimes(2)
  expect(status()).toHaveTextContent('could not be loaded')
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText('1 article')).toBe(status())
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(open).toHaveBeenCalledTimes(3)
})

test('the failure message is removed once the words are cleared', async () => {
  open.mockRejectedValueOnce(new Error('503: no'))
  render(browser)
  await userEvent.type(searchField(), 'n')
  expect(await screen.findByText(/could not be loaded/)).toBe(status())
  await userEvent.clear(searchField())
  expect(status()).toHaveTextContent(/^The featured article above, and 3 more$/)
})

test('a failure for words that have been cleared is not announced', async () => {
  let fail = () => {}
  open.mockImplementation(() => new Promise((_, reject) => (fail = () => reject(new Error('gone')))))
  render(browser)
  await userEvent.type(searchField(), 'n')
  await userEvent.clear(searchField())
  await act(async () => fail())
  expect(status()).not.toHaveTextContent('could not be loaded')
})
