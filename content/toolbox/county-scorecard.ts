import type { BlankWords, SheetWords } from './words'

export const countyScorecardWords = {
  title: 'County scorecard',
  purpose: 'Up to three counties, one acreage band, vacant land only. Keep the ones that pass.',
  blanks: [
    { name: 'state', label: 'State', share: 2 },
    { name: 'band', label: 'Acreage band', tip: 'Acreage band, such as 2 to 10 acres', share: 2 },
    { name: 'period', label: 'Sales counted from / to', share: 3 },
    { name: 'date', label: 'Date', share: 2 },
  ] satisfies BlankWords[],
  counties: ['A', 'B', 'C'],
  tests: {
    heading: 'The four-number test',
    aside: 'House criteria. A county passes all four or it drops out.',
    columns: { test: 'Test', passes: 'Passes at', county: 'County' },
    countyName: 'Name of the county',
  },
  supply: [
    { name: 'listings', label: 'Active listings', rule: 'count today' },
    { name: 'supply', label: 'Months of supply', rule: 'listings ÷ monthly sales' },
    { name: 'sold-active', label: 'Sold-to-active', rule: 'year’s sales ÷ listings' },
  ],
  lines: { heading: 'The ten lines', column: 'Check what is true', total: 'Lines checked, of 10' },
  verdict: { label: 'Keep or drop', name: 'verdict' },
  pass: 'To pass, a county needs all of lines 1 to 4 and at least four of lines 5 to 10. Keep one to three counties.',
  notes: 'Who you called, what they said, what the data leaves out',
} satisfies SheetWords & Record<string, unknown>
