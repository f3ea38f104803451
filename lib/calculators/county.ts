/** A county inside one acreage band: dollars, days, sold parcels a month, per cent of owners who live out of state. */
export type County = { price: number; days: number; sales: number; absentee: number }

export type CountyTest = { name: string; rule: string; passed: boolean }

/** The four house criteria of the specification. */
export function scoreCounty(county: County): CountyTest[] {
  return [
    { name: 'Typical sold price', rule: '$5K-$30K', passed: county.price >= 5000 && county.price <= 30_000 },
    { name: 'Average days on market', rule: 'under 90', passed: county.days < 90 },
    { name: 'Sold parcels a month', rule: '3-5 or more', passed: county.sales >= 3 },
    { name: 'Out-of-state owners', rule: '25% or more', passed: county.absentee >= 25 },
  ]
}
