/** Guideline figures and the words in which an article prints them. */
export const ledgerB = [
  {
    figure: 'land price $5K-$30K',
    article: 'advanced-market-analysis',
    form: '$5K-$30K, under 90 days, 3-5+ sales a month, 25% or more',
  },
  {
    figure: 'average days on market under 90',
    article: 'advanced-market-analysis',
    form: 'Average days on market Under 90',
  },
  { figure: '3-5+ sold parcels a month', article: 'advanced-market-analysis', form: 'Sales a month 3-5+' },
  {
    figure: 'out-of-state owners 25% or more',
    article: 'advanced-market-analysis',
    form: 'Out-of-state owners 25% or more',
  },
  { figure: 'acreage sweet spots', article: 'advanced-market-analysis', form: '0.5-2, 2-10 and 10-50 acres' },
  {
    figure: '3-5 comps within 10-20% of size, 6-12 months',
    article: 'advanced-market-analysis',
    form: '3-5 comps within 10-20% of its size from the last 6-12 months',
  },

  { figure: '50-100 new leads a week', article: 'building-dream-team', form: 'New leads 50-100' },
  { figure: 'cost per lead under $5', article: 'building-dream-team', form: 'Cost per lead Under $5' },
  { figure: 'response rate 3-5%', article: 'building-dream-team', form: 'Response rate 3-5%' },
  { figure: '5-10 offers a week', article: 'building-dream-team', form: 'Offers 5-10' },
  { figure: 'acceptance 10-20%', article: 'building-dream-team', form: 'Acceptance 10-20%' },
  { figure: 'average deal profit $10K+', article: 'building-dream-team', form: 'Average deal profit $10K+' },
  { figure: 'hiring phase 0-10 deals', article: 'building-dream-team', form: '0-10 Proving the process' },
  {
    figure: 'hiring phase 10-25 deals',
    article: 'building-dream-team',
    form: '10-25 Getting out of typing and chasing',
  },
  {
    figure: 'hiring phase 25+ deals',
    article: 'building-dream-team',
    form: '25+ Getting out of single deals',
  },
  {
    figure: 'hiring phases by deals closed',
    article: 'building-dream-team',
    form: 'Three hiring phases, by deals closed to date',
  },
  {
    figure: 'mail on day 0, 30 and 60, phone at day 90',
    article: 'building-dream-team',
    form: 'day 0, day 30 and day 60, with a phone follow-up at day 90',
  },
  { figure: 'due diligence 15-30 days', article: 'building-dream-team', form: 'usually 15-30 days' },

  {
    figure: 'option term 60-180 days',
    article: 'creative-deal-structuring',
    form: 'options run 60-180 days',
  },
  {
    figure: 'option term with extension',
    article: 'creative-deal-structuring',
    form: 'Option, 60-180 days, with extension',
  },
  {
    figure: 'rezoning 60-180 days',
    article: 'creative-deal-structuring',
    form: 'Zoning changes commonly take 60-180 days',
  },
  {
    figure: 'due diligence 15-30 days',
    article: 'creative-deal-structuring',
    form: '15-30 days of due diligence',
  },
  {
    figure: 'seller financing example',
    article: 'creative-deal-structuring',
    form: '$15,000 with $1,000 down at 9.9% and $300 a month for 48 months',
  },
  {
    figure: 'seller financing balance',
    article: 'creative-deal-structuring',
    form: 'leaves $3,188 owed when the payments stop',
  },
]
