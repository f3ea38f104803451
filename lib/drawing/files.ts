import 'server-only'
import { contentHash } from '../build/content-hash.mjs'
import { readHexColours } from '../palette'
import { processWide } from '../process-wide'
import { articleDrawing, type DrawingName, fileSceneNames, findDrawing } from './catalogue'
import { standaloneCss } from './stylesheet'
import { standalone } from './svg'

/**
 * A drawing as an exported file. Width and height are CSS pixels at scale 1; `url` is `/art/<name>.<hash>.svg`, whose
 * hash changes with the drawing, so that browsers may keep it for good.
 */
export type DrawingFile = { url: string; width: number; height: number; svg: string }

const files = processWide('drawing files', () => new Map<DrawingName, DrawingFile>())

/** The file of a drawing, with the site's colours in it. Drawn once a build. */
export function drawingFile(name: DrawingName): DrawingFile {
  let file = files.get(name)
  if (!file) {
    file = draw(name)
    files.set(name, file)
  }
  return file
}

/** Every drawing that pages show as a file, for the route that exports them. */
export function listDrawingFiles(slugs: readonly string[]): DrawingFile[] {
  return [...fileSceneNames, ...slugs.map(articleDrawing)].map(drawingFile)
}

function draw(name: DrawingName): DrawingFile {
  const { width, height, render } = findDrawing(name)
  const inline = render()
  const svg = standalone(inline, standaloneCss(inline, readHexColours()))
  return { url: `/art/${name}.${contentHash(svg)}.svg`, width, height, svg }
}
