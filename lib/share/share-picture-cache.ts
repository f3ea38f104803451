import 'server-only'
import { createHash } from 'node:crypto'
import { versionOf } from '../build/file-version.mjs'
import { readCached, writeCached } from '../build-cache'
import { drawingFile } from '../drawing/files'
import type { SharePicture } from './share-pictures'

const folder = 'share-pictures'

/**
 * What a picture is drawn with, besides its own title and drawing: files, folders of files, and packages by their
 * release.
 */
const sources = [
  'app/og/[file]/route.tsx',
  'app/theme.css',
  'components/share',
  'lib/drawing/mark.ts',
  'lib/drawing/svg.ts',
  'lib/font-file.ts',
  'lib/palette.ts',
  'lib/share',
  'lib/site.ts',
  'node_modules/culori/package.json',
  'node_modules/fontkit/package.json',
  'node_modules/next/package.json',
]

/**
 * The PNG of a share picture: drawn once, then read from the cache until something it is made of changes.
 * @param draw takes about 40 ms
 */
export async function cachedPicture(picture: SharePicture, font: Buffer, draw: () => Promise<ArrayBuffer>) {
  const name = `${keyOf(picture, font)}.png`
  const cached = readCached(folder, name)
  if (cached) return cached
  const png = Buffer.from(await draw())
  writeCached(folder, name, png)
  return png
}

function keyOf(picture: SharePicture, font: Buffer): string {
  return createHash('sha256')
    .update(font)
    .update(JSON.stringify(picture))
    .update(drawingFile(picture.drawing).svg)
    .update(versionOf(sources))
    .digest('hex')
}
