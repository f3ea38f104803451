import type { BlankWords, SheetWords } from './words'

export const offerSheetWords = {
  title: 'Offer sheet',
  purpose: 'The share of value, what is left if it goes well or badly, and the terms.',
  blanks: [
    [
      { name: 'owners', label: 'Owners, as on the deed', share: 4 },
      { name: 'parcel', label: 'Parcel number', share: 3 },
      { name: 'county', label: 'County and state', share: 3 },
    ],
    [
      { name: 'value', label: 'Adjusted value (comp sheet)', share: 3.2 },
      { name: 'comps', label: 'Number of comps', share: 2 },
      { name: 'spread', label: 'Their spread', share: 2 },
      { name: 'date', label: 'Date', share: 2 },
    ],
  ] satisfies BlankWords[][],
  share: {
    heading: 'Let confidence choose the share',
    columns: {
      confidence: 'Confidence',
      have: 'What you have',
      share: 'Share',
      offer: 'Your offer',
      use: 'Use',
    },
  },
  room: {
    heading: 'What is left',
    aside: 'Worst case: the resale price is what the neighbor would pay.',
    columns: { line: 'Line', plan: 'Plan', worst: 'Worst case' },
    lines: [
      { name: 'resale', label: 'Resale price', note: 'from the exit you would really use' },
      { name: 'selling', label: 'Selling cost', note: '8-10%: agent and closing' },
      { name: 'closing', label: 'Title and closing', note: 'when you buy' },
      { name: 'checks', label: 'Checks', note: 'soil, survey, photos' },
      { name: 'fixes', label: 'Fixes', note: 'access, cleanup, dues, back taxes' },
      { name: 'holding', label: 'Holding', note: 'tax and dues × months to sell' },
      { name: 'offer', label: 'Offer price', note: '' },
    ],
    total: { name: 'left', label: 'Left, before mail and income tax', note: 'resale less every line above' },
  },
  terms: {
    heading: 'Terms to put in writing',
    aside: 'A worksheet, not a contract. A local attorney writes the agreement, or checks the form you use.',
    columns: { term: 'Term', usual: 'Settle', yours: 'This deal' },
    lines: [
      { name: 'price', label: 'Price and deposit', usual: 'held by the closer; back if you cancel in time' },
      {
        name: 'inspection',
        label: 'Inspection period',
        usual: '15-30 days; walk, test, cancel for any reason',
      },
      { name: 'extension', label: 'Extension', usual: 'one, if a test or an agency is late' },
      { name: 'title', label: 'Title', usual: 'insurable, closed by title company or attorney' },
      { name: 'access', label: 'Access', usual: 'frontage, or an easement that reaches the lot' },
      { name: 'closing', label: 'Closing', usual: 'date, and who pays which cost' },
      { name: 'signers', label: 'Signers', usual: 'every owner, spouse or heir who must sign' },
      { name: 'expires', label: 'Offer ends', usual: 'a date; no pressure before it' },
    ],
  },
} satisfies SheetWords & Record<string, unknown>
