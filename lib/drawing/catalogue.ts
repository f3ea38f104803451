/** Every drawing by name, with its size, for pages that show one and for the route that exports them as files. */
import { articlePlot } from '@/lib/drawing/article-plots'
import { brandMark, markSize } from '@/lib/drawing/mark'
import { guidePlate, guidePlateSize, sellerPlate, sellerPlateSize } from '@/lib/drawing/scenes/article-plates'
import {
  featuresHill,
  featuresHillSize,
  footerTerrain,
  footerTerrainSize,
  walkthroughTerrain,
  walkthroughTerrainSize,
} from '@/lib/drawing/scenes/band-terrain'
import {
  cancelFence,
  cancelFenceSize,
  successFence,
  successFenceSize,
} from '@/lib/drawing/scenes/checkout-fences'
import {
  foundersSeal,
  foundersSealSize,
  norths,
  northsSize,
  scaleBar,
  scaleBarSize,
} from '@/lib/drawing/scenes/collar-marks'
import { dealPlat, dealPlatSize } from '@/lib/drawing/scenes/deal-plat'
import {
  fenceBay,
  fenceBaySize,
  fencePlan,
  fencePlanSize,
  fenceRun,
  fenceRunSize,
  fenceTile,
  fenceTileSize,
} from '@/lib/drawing/scenes/fence-lines'
import { founderHill, founderHillSize } from '@/lib/drawing/scenes/founder-hill'
import { heroDeal, heroGround, heroMap, heroMapSize } from '@/lib/drawing/scenes/hero-map'
import {
  articleTerrain,
  articleTerrainSize,
  blogTerrain,
  blogTerrainSize,
  checkoutTerrain,
  checkoutTerrainSize,
  darkTerrain,
  darkTerrainSize,
} from '@/lib/drawing/scenes/page-terrain'
import {
  unsurveyedMap,
  unsurveyedMapNarrow,
  unsurveyedMapNarrowSize,
  unsurveyedMapSize,
} from '@/lib/drawing/scenes/unsurveyed-map'
import { walkthroughMap, walkthroughMapSize } from '@/lib/drawing/scenes/walkthrough-map'

/** Width and height are CSS pixels at scale 1; `render` returns the inline `<svg>`, the same every time. */
export type Drawing = { width: number; height: number; render(): string }

export const drawings = {
  'brand-mark': { ...markSize, render: brandMark },

  'hero-map': { ...heroMapSize, render: heroMap },
  'hero-ground': { ...heroMapSize, render: heroGround },
  'hero-deal': { ...heroMapSize, render: heroDeal },
  'deal-plat': { ...dealPlatSize, render: dealPlat },
  'features-hill': { ...featuresHillSize, render: featuresHill },
  'walkthrough-terrain': { ...walkthroughTerrainSize, render: walkthroughTerrain },
  'walkthrough-map': { ...walkthroughMapSize, render: walkthroughMap },
  'founder-hill': { ...founderHillSize, render: founderHill },
  'footer-terrain': { ...footerTerrainSize, render: footerTerrain },

  'fence-run': { ...fenceRunSize, render: fenceRun },
  'fence-tile': { ...fenceTileSize, render: fenceTile },
  'fence-bay': { ...fenceBaySize, render: fenceBay },
  'fence-plan': { ...fencePlanSize, render: fencePlan },
  norths: { ...northsSize, render: norths },
  'scale-bar': { ...scaleBarSize, render: scaleBar },

  'article-terrain': { ...articleTerrainSize, render: articleTerrain },
  'blog-terrain': { ...blogTerrainSize, render: blogTerrain },
  'dark-terrain': { ...darkTerrainSize, render: darkTerrain },
  'guide-plate': { ...guidePlateSize, render: guidePlate },
  'seller-plate': { ...sellerPlateSize, render: sellerPlate },

  'checkout-terrain': { ...checkoutTerrainSize, render: checkoutTerrain },
  'success-fence': { ...successFenceSize, render: successFence },
  'cancel-fence': { ...cancelFenceSize, render: cancelFence },
  'founders-seal': { ...foundersSealSize, render: foundersSeal },
  'unsurveyed-map': { ...unsurveyedMapSize, render: unsurveyedMap },
  'unsurveyed-map-narrow': { ...unsurveyedMapNarrowSize, render: unsurveyedMapNarrow },
} satisfies Record<string, Drawing>

type SceneName = keyof typeof drawings
type ArticleDrawingName = `article-plot-${string}`
export type DrawingName = SceneName | ArticleDrawingName

export const sceneNames = Object.keys(drawings) as SceneName[]

const articlePrefix = 'article-plot-'

/** The name of an article's drawing. Every slug has one: its own recipe, or a plat that the slug seeds. */
export function articleDrawing(slug: string): ArticleDrawingName {
  return `${articlePrefix}${slug}`
}

export function findDrawing(name: DrawingName): Drawing {
  return isSceneName(name) ? drawings[name] : articlePlot(name.slice(articlePrefix.length))
}

function isSceneName(name: DrawingName): name is SceneName {
  return Object.hasOwn(drawings, name)
}
