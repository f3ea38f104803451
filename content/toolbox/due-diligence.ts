import type { BlankWords, SheetWords } from './words'

const parcelStrip = [
  { name: 'parcel', label: 'Parcel number', share: 3 },
  { name: 'county', label: 'County and state', share: 3 },
  { name: 'checker', label: 'Checked by', share: 3 },
] satisfies BlankWords[]

/** Three sheets; the lines of each phase are those of the article. */
export const dueDiligenceWords = {
  first: {
    title: 'Due diligence 1: title',
    purpose: 'The order that finds the worst problems while you have spent nothing.',
  } satisfies SheetWords,
  second: {
    title: 'Due diligence 2: access, utilities',
    purpose: 'Prove the way in, then put a price on power, water and waste.',
  } satisfies SheetWords,
  third: {
    title: 'Due diligence 3: ground, market',
    purpose: 'What may be built, who buys it, and the letter before the deadline.',
  } satisfies SheetWords,
  parcelStrip,
  contract: [
    [
      { name: 'parcel', label: 'Parcel number', share: 3 },
      { name: 'county', label: 'County and state', share: 3 },
      { name: 'seller', label: 'Seller, as on the deed', share: 4 },
    ],
    [
      { name: 'price', label: 'Price', share: 2 },
      { name: 'signed', label: 'Under contract on', share: 2 },
      { name: 'ends', label: 'Inspection ends on', share: 2 },
      { name: 'extended', label: 'Extended to', share: 2 },
    ],
  ] satisfies BlankWords[][],
  plan: {
    heading: 'The clock and the budget',
    aside: 'Ask for 15-30 days. If checks cost over 15% of the price, do every free one first.',
    clock: { step: 'When', done: 'Done on' },
    /** The example is the article's parcel. */
    budget: { check: 'Check', example: '$20,000 lot', planned: 'Planned', paid: 'Paid' },
    checks: [
      { name: 'photos', label: 'Photos', example: '$100' },
      { name: 'title', label: 'Title and closing', example: '$900' },
      { name: 'soil', label: 'Soil test', example: '$1,300' },
      { name: 'survey', label: 'Stakes or survey', example: '$500-$1,500' },
    ],
    total: { name: 'total', label: 'Total', example: '$2,800-$3,800' },
    share: { name: 'share', label: 'Share of the price', example: '14% to 19%' },
  },
  phases: ['dd-legal', 'dd-access', 'dd-utilities', 'dd-zoning', 'dd-market'],
  marks: [
    { name: 'pass', label: 'Pass' },
    { name: 'fix', label: 'Fix' },
    { name: 'stop', label: 'Stop' },
  ],
  fix: 'If a fix: price, person, date',
  passesIf: 'Passes if:',
  found: 'What you found, and where',
  notes: 'Promises, names, file numbers',
  verdict: {
    heading: 'Go, fix or walk',
    marks:
      'A pass is written proof. A fix has a price, a person and a date. A stop is anything you cannot price before the deadline.',
    choices: [
      { name: 'go', label: 'Go: every phase passed' },
      { name: 'amend', label: 'Fix: amended in writing' },
      { name: 'walk', label: 'Walk: a stop, or no room left' },
    ],
    blanks: [
      { name: 'deadline', label: 'Deadline', share: 2 },
      { name: 'sent', label: 'Letter sent on', share: 2 },
      { name: 'how', label: 'How, and to whom', share: 4 },
    ] satisfies BlankWords[],
  },
} as const
