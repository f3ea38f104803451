import { articleText } from './article-text'

/** Guideline figures of the specification, section 9: the text that states each, and the articles that must hold it. */
const figures: [figure: string, words: RegExp, articles: string[]][] = [
  [
    'lead pull 500-2,000',
    /500-2,000/,
    ['beginners-guide-land-investing', 'profitable-county-market-selection', 'off-market-strategies'],
  ],
  ['lot size 0.5-10 acres', /0\.5-10 acres/, ['beginners-guide-land-investing', 'off-market-strategies']],
  [
    'pick 1-3 counties',
    /1-3 counties/i,
    ['beginners-guide-land-investing', 'profitable-county-market-selection'],
  ],
  ['land under $30K', /under \$30K/i, ['beginners-guide-land-investing']],
  [
    'out-of-state ownership over 25%',
    /out.of.state.*over 25%/i,
    ['beginners-guide-land-investing', 'off-market-strategies'],
  ],
  ['county price $5K-$30K', /\$5K-\$30K/, ['profitable-county-market-selection', 'advanced-market-analysis']],
  [
    'average days on market under 90',
    /days on market under 90|under 90 days/i,
    ['profitable-county-market-selection', 'advanced-market-analysis'],
  ],
  ['3-5+ sold parcels a month', /3-5\+/, ['profitable-county-market-selection', 'advanced-market-analysis']],
  [
    'out-of-state owners 25% or more',
    /out-of-state owners 25% or more/i,
    ['profitable-county-market-selection', 'advanced-market-analysis'],
  ],
  ['acreage 0.5-2', /\b0\.5-2\b/, ['profitable-county-market-selection', 'advanced-market-analysis']],
  ['acreage 2-10', /\b2-10\b/, ['profitable-county-market-selection', 'advanced-market-analysis']],
  ['acreage 10-50', /\b10-50 acres/, ['profitable-county-market-selection', 'advanced-market-analysis']],
  ['3-5 comps', /3-5 comps/, ['analyze-land-value-without-mls', 'advanced-market-analysis']],
  [
    'within 10-20% of lot size',
    /within 10-20% of (your|its|the)/,
    ['analyze-land-value-without-mls', 'due-diligence-checklist', 'advanced-market-analysis'],
  ],
  [
    'sold in the last 6-12 months',
    /last 6-12 months/,
    ['analyze-land-value-without-mls', 'due-diligence-checklist', 'advanced-market-analysis'],
  ],
  [
    'no road access lowers value 25-40%',
    /25-40%/,
    ['analyze-land-value-without-mls', 'due-diligence-checklist'],
  ],
  [
    'utilities nearby add a 10-20% premium',
    /10-20% premium/,
    ['analyze-land-value-without-mls', 'due-diligence-checklist'],
  ],
  [
    'offers at 50%, 60% or 70% of value',
    /50%, 60% (or|and) 70%/,
    [
      'beginners-guide-land-investing',
      'analyze-land-value-without-mls',
      'due-diligence-checklist',
      'exit-strategies-land-deals',
    ],
  ],
  [
    'grade above 15% is risky',
    /above 15% is risky/i,
    ['analyze-land-value-without-mls', 'due-diligence-checklist'],
  ],
  [
    'seller financing: $15,000 price',
    /\$15,000/,
    ['exit-strategies-land-deals', 'seller-financing-guide', 'creative-deal-structuring'],
  ],
  [
    'seller financing: $1,000 down',
    /\$1,000 down/,
    ['exit-strategies-land-deals', 'seller-financing-guide', 'tax-strategies', 'creative-deal-structuring'],
  ],
  [
    'seller financing: $300 a month for 48 months',
    /\$300 a month for 48 months/,
    ['exit-strategies-land-deals', 'seller-financing-guide', 'tax-strategies', 'creative-deal-structuring'],
  ],
  [
    'seller financing: 9.9% interest',
    /9\.9%/,
    ['exit-strategies-land-deals', 'seller-financing-guide', 'tax-strategies', 'creative-deal-structuring'],
  ],
  [
    'direct mail on day 0, day 30 and day 60',
    /day 0, day 30 and day 60/,
    ['beginners-guide-land-investing', 'off-market-strategies', 'building-dream-team'],
  ],
  [
    'phone follow-up at day 90',
    /phone.*day 90/,
    ['beginners-guide-land-investing', 'off-market-strategies', 'building-dream-team'],
  ],
  [
    'weekly 50-100 new leads',
    /leads 50-100|50-100 new leads/i,
    ['off-market-strategies', 'building-dream-team'],
  ],
  ['cost per lead under $5', /cost per lead under \$5/i, ['off-market-strategies', 'building-dream-team']],
  ['response rate 3-5%', /response rate (of )?3-5%/i, ['off-market-strategies', 'building-dream-team']],
  ['5-10 offers', /5-10 offers|offers 5-10/i, ['off-market-strategies', 'building-dream-team']],
  ['acceptance 10-20%', /acceptance (of )?10-20%/i, ['off-market-strategies', 'building-dream-team']],
  [
    'average deal profit $10K+',
    /deal profit (of )?\$10K\+/i,
    ['off-market-strategies', 'building-dream-team'],
  ],
  ['hiring at 0-10 deals', /\b0-10 /, ['building-dream-team']],
  ['hiring at 10-25 deals', /\b10-25 /, ['building-dream-team']],
  ['hiring at 25+ deals', /\b25\+ /, ['building-dream-team']],
  [
    'rezoning fee $300-$1,200',
    /\$300-\$1,200/,
    ['exit-strategies-land-deals', 'rezoning-entitlements-guide'],
  ],
  [
    'rezoning timeline 60-180 days',
    /(process takes|plan on|zoning changes.*) 60-180 days/i,
    ['exit-strategies-land-deals', 'rezoning-entitlements-guide', 'creative-deal-structuring'],
  ],
  [
    'option term 60-180 days',
    /(terms?|options?|usually).* 60-180 days/i,
    ['exit-strategies-land-deals', 'rezoning-entitlements-guide', 'creative-deal-structuring'],
  ],
  ['1031: 45 days to identify', /45 days to identify/, ['tax-strategies']],
  ['1031: 180 days to close', /180 days to close/, ['tax-strategies']],
  [
    'due diligence period 15-30 days',
    /15-30 days/,
    ['due-diligence-checklist', 'building-dream-team', 'creative-deal-structuring'],
  ],
]

const places = figures.flatMap(([figure, words, articles]) =>
  articles.map((article) => ({ figure, words, article })),
)

test.each(places)('$article states: $figure', ({ words, article }) => {
  expect(articleText(article)).toMatch(words)
})
