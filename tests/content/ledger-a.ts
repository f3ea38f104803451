/** Guideline figures and the exact words in which an article prints them (articles on markets, deals, notes, rezoning and tax). */
export const ledgerA = [
  {
    figure: 'Lead pull 500-2,000, lot size 0.5-10 acres, 1-3 counties',
    article: 'beginners-guide-land-investing',
    form: '500-2,000 records of 0.5-10 acres in 1-3 counties',
  },
  { figure: 'Pick 1-3 counties', article: 'beginners-guide-land-investing', form: 'Pick 1-3 counties' },
  { figure: 'Land under $30K', article: 'beginners-guide-land-investing', form: 'under $30K' },
  {
    figure: 'Out-of-state ownership over 25%',
    article: 'beginners-guide-land-investing',
    form: 'Owners living out of state over 25%',
  },
  {
    figure: 'Direct mail day 0, 30, 60, phone day 90',
    article: 'beginners-guide-land-investing',
    form: 'letters on day 0, day 30 and day 60, then a phone call to the owners who have gone quiet at day 90',
  },
  {
    figure: 'Offers at 50%, 60% or 70% of value',
    article: 'beginners-guide-land-investing',
    form: 'Offer 50%, 60% or 70%',
  },

  {
    figure: 'County price $5K-$30K',
    article: 'profitable-county-market-selection',
    form: 'Typical sold price $5K-$30K',
  },
  {
    figure: 'Average days on market under 90',
    article: 'profitable-county-market-selection',
    form: 'Average days on market Under 90',
  },
  {
    figure: '3-5+ sold parcels a month',
    article: 'profitable-county-market-selection',
    form: 'Sold parcels a month 3-5+',
  },
  {
    figure: 'Out-of-state owners 25% or more',
    article: 'profitable-county-market-selection',
    form: 'Out-of-state owners 25% or more',
  },
  { figure: 'Acreage sweet spot 0.5-2', article: 'profitable-county-market-selection', form: '0.5-2 acres' },
  { figure: 'Acreage sweet spot 2-10', article: 'profitable-county-market-selection', form: '2-10 acres' },
  { figure: 'Acreage sweet spot 10-50', article: 'profitable-county-market-selection', form: '10-50 acres' },
  { figure: 'Lead pull 500-2,000', article: 'profitable-county-market-selection', form: '500-2,000 records' },
  { figure: 'Pick 1-3 counties', article: 'profitable-county-market-selection', form: 'Pick 1-3 counties' },

  {
    figure: '3-5 comps, within 10-20% of lot size, last 6-12 months',
    article: 'analyze-land-value-without-mls',
    form: "3-5 comps, within 10-20% of your lot's size, sold in the last 6-12 months",
  },
  {
    figure: 'No road access lowers value 25-40%',
    article: 'analyze-land-value-without-mls',
    form: 'No road lowers value 25-40%',
  },
  {
    figure: 'Utilities nearby add a 10-20% premium',
    article: 'analyze-land-value-without-mls',
    form: 'Nearby adds a 10-20% premium',
  },
  {
    figure: 'Offers at 50%, 60% or 70% of value',
    article: 'analyze-land-value-without-mls',
    form: 'Offer 50%, 60% or 70% of value',
  },
  {
    figure: 'Grade above 15% is risky',
    article: 'analyze-land-value-without-mls',
    form: 'Grade above 15% is risky',
  },

  {
    figure: 'Offers at 50%, 60% or 70% of value',
    article: 'exit-strategies-land-deals',
    form: '50%, 60% and 70% offers',
  },
  {
    figure: 'Seller financing example',
    article: 'exit-strategies-land-deals',
    form: 'A $15,000 lot with $1,000 down and $300 a month for 48 months at 9.9%',
  },
  {
    figure: 'Rezoning fee $300-$1,200',
    article: 'exit-strategies-land-deals',
    form: 'application fee of $300-$1,200',
  },
  {
    figure: 'Rezoning timeline 60-180 days',
    article: 'exit-strategies-land-deals',
    form: 'The process takes 60-180 days',
  },
  { figure: 'Option term 60-180 days', article: 'exit-strategies-land-deals', form: 'usually 60-180 days' },
  {
    figure: 'Average deal profit $10K+',
    article: 'exit-strategies-land-deals',
    form: '$10K+ average we set as a target',
  },

  {
    figure: 'Seller financing: $15,000 price, $1,000 down',
    article: 'seller-financing-guide',
    form: 'A $15,000 lot, $1,000 down',
  },
  {
    figure: 'Seller financing: $300 a month for 48 months',
    article: 'seller-financing-guide',
    form: '$300 a month for 48 months',
  },
  {
    figure: 'Seller financing: 9.9% interest',
    article: 'seller-financing-guide',
    form: '$14,000 on a note at 9.9%',
  },
  {
    figure: 'Seller financing: the balance the payments leave',
    article: 'seller-financing-guide',
    form: 'about $3,188 is still owed after the 48th',
  },

  {
    figure: 'Inspection period 15-30 days',
    article: 'due-diligence-checklist',
    form: 'inspection period of 15-30 days',
  },
  {
    figure: 'No road access lowers value 25-40%',
    article: 'due-diligence-checklist',
    form: '25-40% for no road access',
  },
  {
    figure: 'Utilities nearby add a 10-20% premium',
    article: 'due-diligence-checklist',
    form: 'Utilities nearby add a 10-20% premium',
  },
  { figure: 'Grade above 15% is risky', article: 'due-diligence-checklist', form: 'above 15% is risky' },
  {
    figure: '3-5 comps, within 10-20% of lot size, last 6-12 months',
    article: 'due-diligence-checklist',
    form: "within 10-20% of the lot's size, sold in the last 6-12 months",
  },

  {
    figure: 'Direct mail day 0, 30, 60, phone day 90',
    article: 'off-market-strategies',
    form: 'direct mail on day 0, day 30 and day 60, and keep the phone follow-up for day 90',
  },
  {
    figure: 'Lot size 0.5-10 acres, out-of-state ownership over 25%, lead pull 500-2,000',
    article: 'off-market-strategies',
    form: '0.5-10 acres, out-of-state ownership over 25% in the county, and a pull of 500-2,000 records',
  },
  { figure: 'Weekly target: 50-100 new leads', article: 'off-market-strategies', form: '50-100 new leads' },
  {
    figure: 'Weekly target: cost per lead under $5',
    article: 'off-market-strategies',
    form: 'a cost per lead under $5',
  },
  {
    figure: 'Weekly target: response rate 3-5%',
    article: 'off-market-strategies',
    form: 'a response rate of 3-5%',
  },
  { figure: 'Weekly target: 5-10 offers', article: 'off-market-strategies', form: '5-10 offers' },
  {
    figure: 'Weekly target: acceptance 10-20%',
    article: 'off-market-strategies',
    form: 'acceptance of 10-20%',
  },
  {
    figure: 'Weekly target: average deal profit $10K+',
    article: 'off-market-strategies',
    form: 'an average deal profit of $10K+',
  },

  {
    figure: 'Rezoning fee $300-$1,200',
    article: 'rezoning-entitlements-guide',
    form: 'A $300-$1,200 application fee',
  },
  {
    figure: 'Rezoning timeline 60-180 days',
    article: 'rezoning-entitlements-guide',
    form: 'Plan on 60-180 days',
  },
  {
    figure: 'Option term 60-180 days',
    article: 'rezoning-entitlements-guide',
    form: 'Terms usually run 60-180 days',
  },

  {
    figure: 'Exchange clock 45 and 180 days',
    article: 'tax-strategies',
    form: '45 days to identify and 180 days to close',
  },
  {
    figure: 'Exchange clock: the earlier of 180 days and the return',
    article: 'tax-strategies',
    form: '180 days, or the return due date',
  },
  {
    figure: 'Seller financing example',
    article: 'tax-strategies',
    form: '$1,000 down and $300 a month for 48 months at 9.9%',
  },
]
