import { articleText } from './article-text'

/** The articles use two rates of selling cost; each article says what its rate includes. */
const parts = {
  8: /(?:6% commission|commission of 6%)[^.]*2% to close/,
  10: /8%(?: to an agent)?,(?: and)? 2% to close/,
}

test.each<[string, keyof typeof parts]>([
  ['exit-strategies-land-deals', 8],
  ['rezoning-entitlements-guide', 8],
  ['creative-deal-structuring', 8],
  ['land-development-basics', 8],
  ['land-auctions-land-banks', 8],
  ['raising-capital-land-deals', 8],
  ['analyze-land-value-without-mls', 10],
  ['due-diligence-checklist', 10],
  ['building-dream-team', 10],
])('%s says what its selling costs of %s%% include', (slug, percent) => {
  expect(articleText(slug)).toMatch(parts[percent])
})
