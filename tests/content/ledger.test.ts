import { articleText } from './article-text'
import { ledgerA } from './ledger-a'
import { ledgerB } from './ledger-b'

const ledger = [...ledgerA, ...ledgerB]

test.each(ledger)('$article prints "$form" ($figure)', ({ article, form }) => {
  expect(articleText(article)).toContain(form)
})

/** Guideline figures of the specification, section 9, each with what the words of a row must hold to print it. */
const figures: [string, RegExp][] = [
  ['lead pull 500-2,000', /500-2,000/],
  ['lot size 0.5-10 acres', /0\.5-10 acres/],
  ['pick 1-3 counties', /1-3 counties/i],
  ['land under $30K', /under \$30K/i],
  ['out-of-state ownership over 25%', /out.of.state.*over 25%/i],
  ['county price $5K-$30K', /\$5K-\$30K/],
  ['average days on market under 90', /days on market under 90|under 90 days/i],
  ['3-5+ sold parcels a month', /3-5\+/],
  ['out-of-state owners 25% or more', /out-of-state owners 25% or more/i],
  ['acreage 0.5-2', /\b0\.5-2\b/],
  ['acreage 2-10', /\b2-10\b/],
  ['acreage 10-50', /\b10-50 acres/],
  ['3-5 comps', /3-5 comps/],
  ['within 10-20% of lot size', /within 10-20% of (your|its|the)/],
  ['sold in the last 6-12 months', /last 6-12 months/],
  ['no road access lowers value 25-40%', /25-40%/],
  ['utilities nearby add a 10-20% premium', /10-20% premium/],
  ['offers at 50%, 60% or 70% of value', /50%, 60% (or|and) 70%/],
  ['grade above 15% is risky', /above 15% is risky/i],
  ['seller financing: $15,000 price', /\$15,000/],
  ['seller financing: $1,000 down', /\$1,000 down/],
  ['seller financing: $300 a month for 48 months', /\$300 a month for 48 months/],
  ['seller financing: 9.9% interest', /9\.9%/],
  ['direct mail on day 0, day 30 and day 60', /day 0, day 30 and day 60/],
  ['phone follow-up at day 90', /phone.*day 90/],
  ['weekly 50-100 new leads', /leads 50-100|50-100 new leads/i],
  ['cost per lead under $5', /cost per lead under \$5/i],
  ['response rate 3-5%', /response rate (of )?3-5%/i],
  ['5-10 offers', /5-10 offers|offers 5-10/i],
  ['acceptance 10-20%', /acceptance (of )?10-20%/i],
  ['average deal profit $10K+', /deal profit (of )?\$10K\+/i],
  ['hiring at 0-10 deals', /^0-10 /],
  ['hiring at 10-25 deals', /^10-25 /],
  ['hiring at 25+ deals', /^25\+ /],
  ['rezoning fee $300-$1,200', /\$300-\$1,200/],
  ['rezoning timeline 60-180 days', /(process takes|plan on|zoning changes.*) 60-180 days/i],
  ['option term 60-180 days', /(terms?|options?|usually).* 60-180 days/i],
  ['1031: 45 days to identify', /45 days to identify/],
  ['1031: 180 days to close', /180 days to close/],
  ['due diligence period 15-30 days', /15-30 days/],
]

test.each(figures)('some article prints: %s', (_, shape) => {
  expect(ledger.filter(({ form }) => shape.test(form))).not.toEqual([])
})
