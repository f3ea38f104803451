import { lastChanged } from '@/lib/content-history'
import { articleModified, blogModified, landingModified } from '@/lib/last-modified'
import { transparencyUpdated } from '@/lib/site'
import { anArticle } from '../fixtures/an-article'

jest.mock('@/lib/content-history', () => ({ lastChanged: jest.fn() }))

/** Mocks a history in which these files changed on their dates, and no other file ever did. */
function mockHistory(days: Readonly<Record<string, string>>) {
  jest.mocked(lastChanged).mockImplementation(
    (files, published) =>
      files
        .map((file) => days[file] ?? published)
        .sort()
        .at(-1) ?? '',
  )
}

beforeEach(() =>
  mockHistory({
    'content/blog/plats.mdx': '2025-09-01',
    'content/figures/plat.svg': '2025-10-01',
    'content/figures/road-narrow.svg': '2025-11-01',
    'content/figures/other.svg': '2025-12-01',
  }),
)

const article = { slug: 'plats', date: '2025-08-28' }

test.each([
  ['its text', 'Words.', '2025-09-01'],
  ['a drawing that it shows', '<Figure id="a" src="plat" alt="A plat" />', '2025-10-01'],
  ['a drawing named last', '<Figure id="a" alt="Lots > 5 acres" src="plat" />', '2025-10-01'],
  ['a drawing for phones', "<Figure src='plat' alt='A' />\n<Figure src='road' alt='B' />", '2025-11-01'],
])('an article is as new as %s', (_, body, day) => {
  expect(articleModified({ ...article, body })).toBe(day)
})

test('the index is as new as the newest article', () => {
  expect(blogModified(['mail', 'plats', 'water'].map((slug) => anArticle({ slug })))).toBe('2025-09-01')
})

test.each(['content/landing.ts', 'lib/offers.ts', 'lib/site.ts'])(
  'the landing page is as new as %s',
  (file) => {
    expect(landingModified()).toBe(transparencyUpdated)
    mockHistory({ [file]: '2026-02-03' })
    expect(landingModified()).toBe('2026-02-03')
  },
)
