import 'server-only'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keep, readKept } from './build-cache'
import { drawingFile } from './drawing/files'
import type { SharePicture } from './share-pictures'

const folder = 'share-pictures'

/** What draws a picture, besides its own words and drawing: files, folders of files, and packages by their releases. */
const makers = [
  'app/og/[file]/route.tsx',
  'app/theme.css',
  'components/share',
  'lib/drawing/mark.ts',
  'lib/drawing/svg.ts',
  'lib/palette.ts',
  'lib/share-title.ts',
  'lib/share-pictures.ts',
  'lib/site.ts',
  'node_modules/culori/package.json',
  'node_modules/fontkit/package.json',
  'node_modules/next/package.json',
]

/**
 * The PNG of a share picture: drawn once, then read again until something it is made of changes.
 * @param draw takes some 40 ms of processor
 */
export async function cachedPicture(picture: SharePicture, font: Buffer, draw: () => Promise<ArrayBuffer>) {
  const name = `${keyOf(picture, font)}.png`
  const kept = readKept(folder, name)
  if (kept) return kept
  const png = Buffer.from(await draw())
  keep(folder, name, png)
  return png
}

function keyOf(picture: SharePicture, font: Buffer): string {
  const hash = createHash('sha256').update(font).update(JSON.stringify(picture))
  hash.update(drawingFile(picture.drawing).svg)
  for (const maker of makers) for (const source of sourcesIn(maker)) hash.update(source)
  return hash.digest('hex')
}

function sourcesIn(maker: string): Buffer[] {
  const place = path.join(process.cwd(), maker)
  const files = path.extname(maker) ? [place] : readdirSync(place).map((name) => path.join(place, name))
  return files.map((file) => readFileSync(file))
}
