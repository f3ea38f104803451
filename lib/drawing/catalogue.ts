/** Every drawing by name, with its size, for pages that show one and for the route that exports them as files. */
import { articlePlot } from '@/lib/drawing/article-plots'
import {
  featuresHill,
  featuresHillSize,
  footerTerrain,
  footerTerrainSize,
  walkthroughTerrain,
  walkthroughTerrainSize,
} from '@/lib/drawing/scenes/band-terrain'
import { cancelFence, cancelFenceSize } from '@/lib/drawing/scenes/cancel-fence'
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
import { guidePlate, guidePlateSize } from '@/lib/drawing/scenes/guide-plate'
import { heroDeal, heroGround, heroMap, heroMapSize } from '@/lib/drawing/scenes/hero-map'
import {
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

/** Shown as files of their own, which the site exports; so are the drawings of articles. */
const fileScenes = {
  'hero-ground': { ...heroMapSize, render: heroGround },
  'deal-plat': { ...dealPlatSize, render: dealPlat },
  'features-hill': { ...featuresHillSize, render: featuresHill },
  'walkthrough-terrain': { ...walkthroughTerrainSize, render: walkthroughTerrain },
  'walkthrough-map': { ...walkthroughMapSize, render: walkthroughMap },
  'founder-hill': { ...founderHillSize, render: founderHill },
  'footer-terrain': { ...footerTerrainSize, render: footerTerrain },
  norths: { ...northsSize, render: norths },
  'scale-bar': { ...scaleBarSize, render: scaleBar },
  'founders-seal': { ...foundersSealSize, render: foundersSeal },
  'dark-terrain': { ...darkTerrainSize, render: darkTerrain },
  'unsurveyed-map': { ...unsurveyedMapSize, render: unsurveyedMap },
  'unsurveyed-map-narrow': { ...unsurveyedMapNarrowSize, render: unsurveyedMapNarrow },
} satisfies Record<string, Drawing>

/** Part of a page, of a share picture, or kept as a file beside the stylesheet that uses it as a mask. */
const otherScenes = {
  'hero-map': { ...heroMapSize, render: heroMap },
  'hero-deal': { ...heroMapSize, render: heroDeal },
  'guide-plate': { ...guidePlateSize, render: guidePlate },
  'cancel-fence': { ...cancelFenceSize, render: cancelFence },
  'blog-terrain': { ...blogTerrainSize, render: blogTerrain },
  'checkout-terrain': { ...checkoutTerrainSize, render: checkoutTerrain },

  'fence-run': { ...fenceRunSize, render: fenceRun },
  'fence-tile': { ...fenceTileSize, render: fenceTile },
  'fence-bay': { ...fenceBaySize, render: fenceBay },
  'fence-plan': { ...fencePlanSize, render: fencePlan },
} satisfies Record<string, Drawing>

const scenes = { ...fileScenes, ...otherScenes }

type SceneName = keyof typeof scenes
type ArticleDrawingName = `article-plot-${string}`
export type DrawingName = SceneName | ArticleDrawingName
export type FileDrawingName = keyof typeof fileScenes | ArticleDrawingName

export const sceneNames = Object.keys(scenes) as SceneName[]
export const fileSceneNames = Object.keys(fileScenes) as (keyof typeof fileScenes)[]

const articlePrefix = 'article-plot-'

/** The name of an article's drawing. Every slug has one: its own recipe, or a plat that the slug seeds. */
export function articleDrawing(slug: string): ArticleDrawingName {
  return `${articlePrefix}${slug}`
}

/** The drawing of a name: a scene's own, or the plot that an article's slug gives. */
export function findDrawing(name: DrawingName): Drawing {
  return isSceneName(name) ? scenes[name] : articlePlot(name.slice(articlePrefix.length))
}

function isSceneName(name: DrawingName): name is SceneName {
  return Object.hasOwn(scenes, name)
}
