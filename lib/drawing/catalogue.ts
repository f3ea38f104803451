/** Every drawing by name, with its size, for pages that show one and for the route that exports them as files. */
import { demo } from '../site'
import { articlePlot } from './article-plots'
import type { Drawing } from './scene'
import { featuresHill, footerTerrain, walkthroughTerrain } from './scenes/band-terrain'
import { cancelFence } from './scenes/cancel-fence'
import { foundersSeal, norths, scaleBar } from './scenes/collar-marks'
import { dealPlat } from './scenes/deal-plat'
import { fenceBay, fencePlan, fenceRun, fenceTile } from './scenes/fence-lines'
import { founderHill } from './scenes/founder-hill'
import { guidePlate } from './scenes/guide-plate'
import { heroDeal, heroGround, heroMap } from './scenes/hero-map'
import { blogTerrain, darkTerrain, slipTerrain } from './scenes/page-terrain'
import { unsurveyedMap, unsurveyedMapNarrow } from './scenes/unsurveyed-map'
import { walkthroughMap } from './scenes/walkthrough-map'

/** Shown as files of their own, which the site exports; so are the drawings of articles. */
const fileScenes = {
  'hero-ground': heroGround,
  'deal-plat': dealPlat,
  'features-hill': featuresHill,
  'walkthrough-terrain': walkthroughTerrain,
  'walkthrough-map': walkthroughMap(demo.minutes),
  'founder-hill': founderHill,
  'footer-terrain': footerTerrain,
  norths,
  'scale-bar': scaleBar,
  'founders-seal': foundersSeal,
  'dark-terrain': darkTerrain,
  'unsurveyed-map': unsurveyedMap,
  'unsurveyed-map-narrow': unsurveyedMapNarrow,
} satisfies Record<string, Drawing>

/** Part of a page, of a share picture, or kept as a file beside the stylesheet that uses it as a mask. */
const otherScenes = {
  'hero-map': heroMap,
  'hero-deal': heroDeal,
  'guide-plate': guidePlate,
  'cancel-fence': cancelFence,
  'blog-terrain': blogTerrain,
  'slip-terrain': slipTerrain,

  'fence-run': fenceRun,
  'fence-tile': fenceTile,
  'fence-bay': fenceBay,
  'fence-plan': fencePlan,
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
