import { findArticle } from '@/lib/articles'
import { type Heading, readHeadings } from '@/lib/articles/headings'
import { articleText } from './article-text'

/** The parts that the specification lists for an article, in order: each matches one heading. */
const outlines: Record<string, RegExp[]> = {
  'profitable-county-market-selection': [
    /county checklist/i,
    /where to look the numbers up/i,
    /out-of-state owner tip/i,
    /target acreage/i,
    /counties compared/i,
    /steps/i,
  ],
  'analyze-land-value-without-mls': [
    /what makes one acre worth more/i,
    /running comps/i,
    /price per acre/i,
    /adjusting for your parcel/i,
    /offer rule/i,
  ],
  'exit-strategies-land-deals': [
    /^Exit 1: Cash flip/,
    /^Exit 2: Sell with owner financing/,
    /^Exit 3: Subdivide/,
    /^Exit 4: Rezone/,
    /^Exit 5: Hold and lease/,
    /five-phase check/i,
  ],
  'due-diligence-checklist': [
    /^Phase 1: Legal/,
    /^Phase 2: Access/,
    /^Phase 3: Utilities/,
    /^Phase 4: Zoning/,
    /^Phase 5: Marketability/,
  ],
  'building-dream-team': [
    /^Five core systems$/,
    /tools/i,
    /^Solo to team$/,
    /^Weekly numbers$/,
    /first 30 days/i,
  ],
}

function headings(slug: string): Heading[] {
  return readHeadings(findArticle(slug).body)
}

test.each(Object.entries(outlines))('%s has the specified sections in order', (slug, parts) => {
  const titles = headings(slug).flatMap(({ level, text }) => (level === 2 ? [text] : []))
  const places = parts.map((part) => titles.findIndex((title) => part.test(title)))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the section on the five core systems has five subsections', () => {
  const all = headings('building-dream-team')
  const first = all.findIndex(({ text }) => text === 'Five core systems') + 1
  const next = all.findIndex(({ level }, index) => index >= first && level === 2)
  expect(all.slice(first, next).map(({ level }) => level)).toEqual([3, 3, 3, 3, 3])
})

test('the article on exits closes with the five phases, two scripts and a link to the full checklist', () => {
  const [, check = ''] = findArticle('exit-strategies-land-deals').body.split('\n## Before you pick')
  const [part = ''] = check.split('\n## ')
  expect(Array.from(part.matchAll(/^\*\*(\w+)\.\*\*/gm), ([, phase]) => phase)).toEqual([
    'Legal',
    'Access',
    'Utilities',
    'Zoning',
    'Marketability',
  ])
  expect(part.match(/^<Script /gm)).toHaveLength(2)
  expect(part).toContain('](/blog/due-diligence-checklist)')
})

test('the guide has four exit plays and a plan of seven days', () => {
  const part = (heading: string) => {
    const [, after = ''] = findArticle('beginners-guide-land-investing').body.split(`# ${heading}\n`)
    return after.split(/^#/m)[0] ?? ''
  }
  const plays = part('The four exit plays').matchAll(/^\| \d\. ([\w ]+) \|/gm)
  expect(Array.from(plays, ([, play]) => play)).toEqual([
    'Cash flip',
    'Seller finance',
    'Subdivide',
    'Rezone',
  ])
  expect(part('Your 7-day action plan').match(/^\d\. /gm)).toHaveLength(7)
})

test('the guide mentions hold and lease as a fifth exit', () => {
  expect(articleText('beginners-guide-land-investing')).toMatch(/a fifth exit, hold and lease/)
})

test('the article on auctions and land banks ends with Stack These Strategies, then the usual closing sections', () => {
  const titles = headings('land-auctions-land-banks').flatMap(({ level, text }) =>
    level === 2 ? [text] : [],
  )
  expect(titles.slice(-3)).toEqual(['Stack These Strategies', 'Next steps', 'Sources'])
})
