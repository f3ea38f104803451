import 'server-only'
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { version } from 'next/package.json'
import { drawingFile } from './drawing/files'
import type { SharePicture } from './share-pictures'

// Next keeps this folder from build to build, and hosts that build keep it, too.
// https://nextjs.org/docs/app/guides/ci-build-caching
const folder = '.next/cache/share-pictures'

/** Milliseconds, 90 days: how long a picture stays that no build uses. */
const keptFor = 90 * 86_400_000

/** What draws a picture, besides its own words and drawing: files, and folders of files. */
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
]

/**
 * The PNG of a share picture: drawn once, then read again until something it is made of changes.
 * @param draw takes some 40 ms of processor
 */
export async function cachedPicture(picture: SharePicture, font: Buffer, draw: () => Promise<ArrayBuffer>) {
  const file = path.join(process.cwd(), folder, `${keyOf(picture, font)}.png`)
  try {
    const now = new Date()
    utimesSync(file, now, now)
    return readFileSync(file)
  } catch {
    // Not drawn yet.
  }
  const png = Buffer.from(await draw())
  mkdirSync(path.dirname(file), { recursive: true })
  // A build that is stopped half-way leaves no half a picture behind.
  writeFileSync(`${file}.part`, png)
  renameSync(`${file}.part`, file)
  removeUnused(path.dirname(file))
  return png
}

let isTidy = false

/** Once in a process, of which a build has several; none knows what the others use, so age decides. */
function removeUnused(place: string) {
  if (isTidy) return
  isTidy = true
  for (const name of readdirSync(place)) {
    const file = path.join(place, name)
    const facts = statSync(file, { throwIfNoEntry: false })
    if (facts && facts.mtimeMs < Date.now() - keptFor) rmSync(file, { force: true })
  }
}

function keyOf(picture: SharePicture, font: Buffer): string {
  const hash = createHash('sha256').update(version).update(font).update(JSON.stringify(picture))
  hash.update(drawingFile(picture.drawing).svg)
  for (const maker of makers) for (const source of sourcesIn(maker)) hash.update(source)
  return hash.digest('hex')
}

function sourcesIn(maker: string): Buffer[] {
  const place = path.join(process.cwd(), maker)
  const files = path.extname(maker) ? [place] : readdirSync(place).map((name) => path.join(place, name))
  return files.map((file) => readFileSync(file))
}
