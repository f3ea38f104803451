/** Three ways through the same articles. `label` is the short name that fits on a post of the wire. */
export const readingPaths = [
  {
    title: 'First parcel',
    reader: 'New to land, and you want one deal you understand from end to end.',
    stops: [
      { slug: 'beginners-guide-land-investing', label: 'The beginner’s guide' },
      { slug: 'profitable-county-market-selection', label: 'Pick a county' },
      { slug: 'analyze-land-value-without-mls', label: 'Value without MLS' },
      { slug: 'due-diligence-checklist', label: 'Due diligence checklist' },
    ],
  },
  {
    title: 'Paid over time',
    reader: 'You can buy. Now you want monthly checks, and no trouble with them.',
    stops: [
      { slug: 'exit-strategies-land-deals', label: 'The 5 exit strategies' },
      { slug: 'seller-financing-guide', label: 'Seller Financing 101' },
      { slug: 'creative-deal-structuring', label: 'Creative structuring' },
      { slug: 'tax-strategies', label: 'Tax strategies' },
    ],
  },
  {
    title: 'More land value',
    reader: 'You want the parcel to be worth more on the day you sell it.',
    stops: [
      { slug: 'rezoning-entitlements-guide', label: 'Rezoning' },
      { slug: 'land-development-basics', label: 'Development basics' },
      { slug: 'commercial-land-opportunities', label: 'Commercial land' },
      { slug: 'raising-capital-land-deals', label: 'Raising capital' },
    ],
  },
] as const
