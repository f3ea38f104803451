import { type County, countyCriteria } from '@/lib/calculators/county'

function metBy(county: County): string[] {
  return countyCriteria.filter(({ field, isMet }) => isMet(county[field])).map(({ name }) => name)
}

const price = 'Typical sold price'
const days = 'Average days on market'
const sales = 'Sold parcels a month'
const absentee = 'Out-of-state owners'

/** The counties of `content/blog/profitable-county-market-selection.mdx`. */
test.each([
  ['A', { price: 14500, days: 78, sales: 5, absentee: 31 }, [price, days, sales, absentee]],
  ['B', { price: 6000, days: 190, sales: 2.5, absentee: 46 }, [price, absentee]],
  ['C', { price: 52000, days: 60, sales: 10, absentee: 14 }, [days, sales]],
])('county %s meets the criteria that the article says it meets', (_, county, met) => {
  expect(metBy(county)).toEqual(met)
})

test('the limits of the criteria are those of the specification', () => {
  expect(metBy({ price: 5000, days: 89.9, sales: 3, absentee: 25 })).toHaveLength(4)
  expect(metBy({ price: 30000, days: 0, sales: 3, absentee: 100 })).toHaveLength(4)
  expect(metBy({ price: 4999.99, days: 90, sales: 2.99, absentee: 24.9 })).toEqual([])
  expect(metBy({ price: 30000.01, days: 90, sales: 0, absentee: 0 })).toEqual([])
})

test('the rules are printed as the specification words them', () => {
  expect(countyCriteria.map(({ rule }) => rule)).toEqual([
    '$5K-$30K',
    'under 90',
    '3-5 or more',
    '25% or more',
  ])
})
