import { formatWholeDollars } from '@/lib/money'
import { articleText } from '../article-text'

const text = articleText('profitable-county-market-selection')

const counties = {
  A: { price: 14500, sales: 60, active: 45, days: 78, owners: 31 },
  B: { price: 6000, sales: 30, active: 110, days: 190, owners: 46 },
  C: { price: 52000, sales: 120, active: 60, days: 60, owners: 14 },
}

const monthly = (c: { sales: number }): number => c.sales / 12
const supply = (c: { sales: number; active: number }): number => c.active / monthly(c)
const soldToActive = (c: { sales: number; active: number }): number => c.sales / c.active

const failures = (c: { price: number; sales: number; days: number; owners: number }): string[] => {
  const failed: string[] = []
  if (c.price < 5000 || c.price > 30000) failed.push('price')
  if (c.days >= 90) failed.push('speed')
  if (monthly(c) < 3) failed.push('volume')
  if (c.owners < 25) failed.push('owners')
  return failed
}

test('the months of supply of counties A and B are as printed', () => {
  expect(text).toContain(`Its ${supply(counties.A).toFixed(1)} months of supply`)
  expect(text).toContain(
    `${counties.B.active} lots for sale and ${monthly(counties.B).toFixed(1)} selling a month`,
  )
  expect(text).toContain(`the shelf holds ${supply(counties.B).toFixed(0)} months of stock`)
})

test('the sold-to-active ratios in the table follow from sales and listings', () => {
  for (const county of Object.values(counties)) {
    expect(text).toContain(soldToActive(county).toFixed(2))
  }
})

test('only county A passes all four tests, with the printed figures', () => {
  expect(failures(counties.A)).toEqual([])
  expect(failures(counties.B)).toEqual(['speed', 'volume'])
  expect(failures(counties.C)).toEqual(['price', 'owners'])
  const a = counties.A
  expect(text).toContain(
    `${formatWholeDollars(a.price)}, ${a.days} days, ${monthly(a).toFixed(1)} sales a month, ${a.owners}%`,
  )
})

test('three to five sales a month make the printed number of sales a year', () => {
  expect(text).toContain(`means ${3 * 12} to ${5 * 12} a year`)
})

test('the out-of-state share is calculated from the filtered roll', () => {
  const share = Math.round((1240 / 4000) * 100)
  expect(share).toBe(counties.A.owners)
  expect(text).toContain(`1,240 out-of-state owners among 4,000 is ${share}%`)
})

test('the fixed costs of the guide leave the printed sums of cheap lots bought at half', () => {
  const costs = 2220
  const left = (price: number): number => price / 2 - costs
  expect(articleText('beginners-guide-land-investing')).toContain(`add up to ${formatWholeDollars(costs)}`)
  expect(text).toContain(
    `with the ${formatWholeDollars(costs)} of costs in the beginner's guide, a $14,500 lot leaves ${formatWholeDollars(left(14_500))} and a $6,000 lot ${formatWholeDollars(left(6000))}; a $4,000 lot loses ${formatWholeDollars(-left(4000))}`,
  )
})

test('one owner in about seven of county C lives out of state', () => {
  expect(Math.round(100 / counties.C.owners)).toBe(7)
  expect(text).toContain('about one name in seven')
})
