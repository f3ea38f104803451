/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ArticleBrowser } from '@/components/blog/article-browser'
import { articleListId } from '@/lib/blog/blog-filter'
import { createSearch, openSearch, type Search } from '@/lib/search/search'

jest.mock('@/lib/search/search', () => ({
  ...jest.requireActual('@/lib/search/search'),
  openSearch: jest.fn(),
}))
const open = jest.mocked(openSearch)

const entry = {
  slug: 'perc',
  title: 'Perc tests',
  excerpt: '',
  headings: [],
  terms: [],
  often: '',
  seldom: '',
}

const page = (
  <>
    <h2 id={articleListId}>All Articles</h2>
    <ArticleBrowser
      entries={[{ slug: 'perc', topic: 'rules', card: 'Perc tests', wide: false, featured: false }]}
      topics={[{ topic: 'rules', label: 'Law and tax' }]}
    />
  </>
)

let scrolled: jest.SpyInstance

function arriveBy(type: NavigationTimingType, address: string) {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  history.replaceState(null, '', address)
}

/** As in Safari, where a click does not focus the button. */
const choose = (topic: string) => fireEvent.click(screen.getByRole('button', { name: topic }))

async function paintFrames() {
  await act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

beforeEach(() => {
  // Every browser knows <search>; jsdom does not yet.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  open.mockReset().mockImplementation(async () => createSearch([entry]))
  scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  Object.assign(window, { scrollY: 0 })
})

afterEach(() => jest.restoreAllMocks())

test('a URL with a topic opens at the list, without smooth scrolling', async () => {
  arriveBy('navigate', '/blog?topic=rules')
  render(page)
  await paintFrames()
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: 'All Articles' })])
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant' })
})

test('the content above the list is laid out before the page jumps to the list', async () => {
  document.head.dataset.navigation = '0'
  arriveBy('navigate', '/blog?topic=rules')
  render(page)
  expect(document.head.dataset.navigation).toBe('list')
  expect(scrolled).not.toHaveBeenCalled()
  await paintFrames()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('a URL with search words opens at the list once the results are in it', async () => {
  let arrive: (search: Search) => void = () => {}
  open.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  arriveBy('navigate', '/blog?q=perc')
  render(page)
  await paintFrames()
  expect(scrolled).not.toHaveBeenCalled()
  await act(async () => arrive(await createSearch([entry])))
  await paintFrames()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('when the search cannot be loaded, the list is scrolled into view with the message', async () => {
  open.mockRejectedValue(new Error('503: no'))
  arriveBy('navigate', '/blog?q=perc')
  render(page)
  expect(await screen.findByText(/could not be loaded/)).toBe(screen.getByRole('status'))
  await paintFrames()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test.each(['/blog', '/blog?q=+', '/blog?topic=nonsense', '/blog#main'])(
  'at %s the page does not scroll, even when a topic is selected later',
  async (address) => {
    arriveBy('navigate', address)
    render(page)
    choose('Law and tax')
    await paintFrames()
    expect(scrolled).not.toHaveBeenCalled()
  },
)

test('the list is scrolled into view only once', async () => {
  arriveBy('navigate', '/blog?topic=rules')
  render(page)
  choose('All topics')
  choose('Law and tax')
  await paintFrames()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test.each([
  ['reload', '/blog?topic=rules'],
  ['back_forward', '/blog?topic=rules'],
  ['navigate', '/blog?topic=rules#main'],
] as const)('after a %s of %s the scroll position is left to the browser', async (type, address) => {
  arriveBy(type, address)
  render(page)
  await paintFrames()
  expect(scrolled).not.toHaveBeenCalled()
})

test('after a reload of search results, scroll anchoring is off only until they are shown', async () => {
  let arrive: (search: Search) => void = () => {}
  open.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  arriveBy('reload', '/blog?q=perc')
  render(page)
  const { style } = document.documentElement
  await paintFrames()
  expect(style.overflowAnchor).toBe('none')
  await act(async () => arrive(await createSearch([entry])))
  await paintFrames()
  expect(style.overflowAnchor).toBe('')
})

test('a reader who has already scrolled stays there', async () => {
  arriveBy('navigate', '/blog?topic=rules')
  Object.assign(window, { scrollY: 40 })
  render(page)
  await paintFrames()
  expect(scrolled).not.toHaveBeenCalled()
})

test('a reader who has focused something else stays there', async () => {
  arriveBy('navigate', '/blog?topic=rules')
  render(
    <>
      {/* biome-ignore lint/a11y/noAutofocus: stands for a reader who has opened the menu */}
      <button type="button" autoFocus>
        Menu
      </button>
      {page}
    </>,
  )
  await paintFrames()
  expect(scrolled).not.toHaveBeenCalled()
})
