import { articleText } from './article-text'

/** Two rates of selling cost stand in the articles; each article says what its own is made of. */
const rates = [
  { rate: 8, commission: 6, says: /(?:6% commission|commission of 6%)[^.]*2% to close/ },
  { rate: 10, commission: 8, says: /8%(?: to an agent)?,(?: and)? 2% to close/ },
] as const

test.each([
  ['exit-strategies-land-deals', 8],
  ['rezoning-entitlements-guide', 8],
  ['creative-deal-structuring', 8],
  ['land-development-basics', 8],
  ['land-auctions-land-banks', 8],
  ['raising-capital-land-deals', 8],
  ['analyze-land-value-without-mls', 10],
  ['due-diligence-checklist', 10],
  ['off-market-strategies', 10],
  ['building-dream-team', 10],
])('%s says what its selling costs of %s%% are made of', (slug, percent) => {
  const { rate, commission, says } = rates.find((one) => one.rate === percent) ?? rates[0]
  expect(rate).toBe(commission + 2)
  expect(articleText(slug)).toMatch(says)
})
