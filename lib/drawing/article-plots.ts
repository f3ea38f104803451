/** Which drawing belongs to which article. An article without a line here gets one that its slug has seeded. */

import type { Drawing } from './scene'
import { advancedMarketAnalysis } from './scenes/articles/advanced-market-analysis'
import { analyzeLandValueWithoutMls } from './scenes/articles/analyze-land-value-without-mls'
import { anyArticle } from './scenes/articles/any-article'
import { beginnersGuideLandInvesting } from './scenes/articles/beginners-guide-land-investing'
import { buildingDreamTeam } from './scenes/articles/building-dream-team'
import { commercialLandOpportunities } from './scenes/articles/commercial-land-opportunities'
import { creativeDealStructuring } from './scenes/articles/creative-deal-structuring'
import { dueDiligenceChecklist } from './scenes/articles/due-diligence-checklist'
import { exitStrategiesLandDeals } from './scenes/articles/exit-strategies-land-deals'
import { landAuctionsLandBanks } from './scenes/articles/land-auctions-land-banks'
import { landDevelopmentBasics } from './scenes/articles/land-development-basics'
import { legalConsiderations } from './scenes/articles/legal-considerations'
import { offMarketStrategies } from './scenes/articles/off-market-strategies'
import { profitableCountyMarketSelection } from './scenes/articles/profitable-county-market-selection'
import { raisingCapitalLandDeals } from './scenes/articles/raising-capital-land-deals'
import { rezoningEntitlementsGuide } from './scenes/articles/rezoning-entitlements-guide'
import { sellerFinancingGuide } from './scenes/articles/seller-financing-guide'
import { taxStrategies } from './scenes/articles/tax-strategies'

const plots = new Map<string, Drawing>([
  ['beginners-guide-land-investing', beginnersGuideLandInvesting],
  ['profitable-county-market-selection', profitableCountyMarketSelection],
  ['analyze-land-value-without-mls', analyzeLandValueWithoutMls],
  ['exit-strategies-land-deals', exitStrategiesLandDeals],
  ['seller-financing-guide', sellerFinancingGuide],
  ['due-diligence-checklist', dueDiligenceChecklist],
  ['off-market-strategies', offMarketStrategies],
  ['rezoning-entitlements-guide', rezoningEntitlementsGuide],
  ['creative-deal-structuring', creativeDealStructuring],
  ['commercial-land-opportunities', commercialLandOpportunities],
  ['land-development-basics', landDevelopmentBasics],
  ['advanced-market-analysis', advancedMarketAnalysis],
  ['legal-considerations', legalConsiderations],
  ['tax-strategies', taxStrategies],
  ['building-dream-team', buildingDreamTeam],
  ['land-auctions-land-banks', landAuctionsLandBanks],
  ['raising-capital-land-deals', raisingCapitalLandDeals],
])

export const plottedSlugs = [...plots.keys()]

/** The drawing of an article: its own, or one seeded by its slug. */
export function articlePlot(slug: string): Drawing {
  return plots.get(slug) ?? anyArticle(slug)
}
