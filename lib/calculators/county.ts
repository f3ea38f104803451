/** A county inside one acreage band: dollars, days, sold parcels a month, per cent of owners who live out of state. */
export type County = { price: number; days: number; sales: number; absentee: number }

type Criterion = { field: keyof County; name: string; rule: string; isMet: (figure: number) => boolean }

/** The four house criteria of the specification, as a reader sees them and as they are judged. */
export const countyCriteria: readonly Criterion[] = [
  {
    field: 'price',
    name: 'Typical sold price',
    rule: '$5K-$30K',
    isMet: (price) => price >= 5000 && price <= 30_000,
  },
  { field: 'days', name: 'Average days on market', rule: 'under 90', isMet: (days) => days < 90 },
  { field: 'sales', name: 'Sold parcels a month', rule: '3-5 or more', isMet: (sales) => sales >= 3 },
  {
    field: 'absentee',
    name: 'Out-of-state owners',
    rule: '25% or more',
    isMet: (absentee) => absentee >= 25,
  },
]
