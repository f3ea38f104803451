import { exampleNote } from './toolbox/note-terms'

const { payment, months } = exampleNote

/** What the drawing beside an article's title shows, where its signs need a key: by slug. */
export const plateLegends = new Map([
  [
    'seller-financing-guide',
    `A lot for each $${payment} payment: green is principal, hatching interest. Dashed lots are still owed after payment ${months}.`,
  ],
  ['exit-strategies-land-deals', 'Left to right: flip, finance, split, rezone, hold.'],
  ['analyze-land-value-without-mls', 'The parcel, and four sales inside one radius.'],
  ['advanced-market-analysis', 'The greener a county, the faster its land sells.'],
  ['tax-strategies', 'An exchange: 45 days to name the new land, 180 to own it.'],
  [
    'rezoning-entitlements-guide',
    'Farm rules on the left, town rules on the right, and one parcel about to change sides.',
  ],
  [
    'raising-capital-land-deals',
    'Money under a deal: your own on top, partners’ under it, then debt, the first lien deepest.',
  ],
])
