/** Which drawing belongs to which article. An article without a line here gets one that its slug has seeded. */
import { advancedMarketAnalysis } from '@/lib/drawing/scenes/articles/advanced-market-analysis'
import { analyzeLandValueWithoutMls } from '@/lib/drawing/scenes/articles/analyze-land-value-without-mls'
import { anyArticle } from '@/lib/drawing/scenes/articles/any-article'
import { beginnersGuideLandInvesting } from '@/lib/drawing/scenes/articles/beginners-guide-land-investing'
import { buildingDreamTeam } from '@/lib/drawing/scenes/articles/building-dream-team'
import { commercialLandOpportunities } from '@/lib/drawing/scenes/articles/commercial-land-opportunities'
import { creativeDealStructuring } from '@/lib/drawing/scenes/articles/creative-deal-structuring'
import { dueDiligenceChecklist } from '@/lib/drawing/scenes/articles/due-diligence-checklist'
import { exitStrategiesLandDeals } from '@/lib/drawing/scenes/articles/exit-strategies-land-deals'
import { landAuctionsLandBanks } from '@/lib/drawing/scenes/articles/land-auctions-land-banks'
import { landDevelopmentBasics } from '@/lib/drawing/scenes/articles/land-development-basics'
import { legalConsiderations } from '@/lib/drawing/scenes/articles/legal-considerations'
import { offMarketStrategies } from '@/lib/drawing/scenes/articles/off-market-strategies'
import type { ArticlePlot } from '@/lib/drawing/scenes/articles/plot'
import { profitableCountyMarketSelection } from '@/lib/drawing/scenes/articles/profitable-county-market-selection'
import { raisingCapitalLandDeals } from '@/lib/drawing/scenes/articles/raising-capital-land-deals'
import { rezoningEntitlementsGuide } from '@/lib/drawing/scenes/articles/rezoning-entitlements-guide'
import { sellerFinancingGuide } from '@/lib/drawing/scenes/articles/seller-financing-guide'
import { taxStrategies } from '@/lib/drawing/scenes/articles/tax-strategies'

const plots = new Map<string, ArticlePlot>([
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

export function articlePlot(slug: string): ArticlePlot {
  return plots.get(slug) ?? anyArticle(slug)
}
