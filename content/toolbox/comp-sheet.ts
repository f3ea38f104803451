import type { BlankWords, SheetWords } from './words'

/** A line of the value's table; its figure is in dollars unless it says otherwise. */
export type ValueStep = {
  name: string
  label: string
  rule: string
  unit?: 'dollars' | 'percent'
  /** Whether it changes the figure above it, by a percentage that has a blank of its own. */
  isChange?: true
}

export const compSheetWords = {
  title: 'Comp sheet',
  purpose: 'From recorded sales to one adjusted value, with every step on paper.',
  blanks: [
    [
      { name: 'parcel', label: 'Parcel number', share: 3 },
      { name: 'county', label: 'County and state', share: 3 },
      { name: 'acres', label: 'Acres', share: 1.3 },
      { name: 'date', label: 'Date', share: 1.7 },
    ],
    [
      { name: 'road', label: 'Road: legal / real', tip: 'Road: a legal way in, and a real one', share: 2.4 },
      { name: 'utilities', label: 'Power and water', share: 2.2 },
      { name: 'zoning', label: 'Zoning', share: 2 },
      { name: 'ground', label: 'Flood zone, slope', share: 2.2 },
    ],
  ] satisfies BlankWords[][],
  comps: {
    heading: 'The comps',
    aside: '3-5 comps, within 10-20% of your lot’s size, sold in the last 6-12 months.',
    count: 5,
    columns: [
      { name: 'place', head: 'Address or parcel number', share: 27 },
      { name: 'acres', head: 'Acres', share: 9 },
      { name: 'price', head: 'Sold for', share: 13 },
      { name: 'sold', head: 'Sold on', share: 12 },
      { name: 'per-acre', head: '$ per acre', share: 13 },
      { name: 'gap', head: 'Size gap', share: 10 },
      { name: 'source', head: 'Source', share: 12 },
    ],
  },
  quality: {
    heading: 'Before a sale may count',
    aside: 'A line left unchecked: drop the sale, or adjust for the difference.',
  },
  value: {
    heading: 'From the median to a value',
    aside: 'Each change applies to the figure above it. An opinion for your own offer, not an appraisal.',
    columns: { step: 'Step', rule: 'Rule', change: 'Change', value: 'Figure' },
    steps: [
      {
        name: 'median',
        label: 'Median $ per acre',
        rule: 'The middle one, or the average of the middle two',
      },
      { name: 'spread', label: 'Spread', rule: 'Highest less lowest, over the median', unit: 'percent' },
      { name: 'base', label: 'Base value', rule: 'Median × your acres' },
      {
        name: 'access',
        label: 'No road',
        rule: '25-40% less if a cure is likely; with no legal way in, far less',
        isChange: true,
      },
      {
        name: 'power',
        label: 'Utilities nearby',
        rule: '10-20% more, only if the comps had none',
        isChange: true,
      },
      {
        name: 'other',
        label: 'Slope over 15%, water, other',
        rule: 'Your judgment, with the reason in writing',
        isChange: true,
      },
    ],
    total: {
      name: 'adjusted',
      label: 'Adjusted value',
      rule: 'Three adjustments at most; past that, find other comps',
    },
  },
} satisfies SheetWords & Record<string, unknown>
