import { appendFileSync, cpSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { cachedPicture } from '@/lib/share/share-picture-cache'
import type { SharePicture } from '@/lib/share/share-pictures'
import { temporaryFolder } from '../../fixtures/temporary-folder'

const project = process.cwd()
const picture: SharePicture = { name: 'site', title: 'Land', drawing: 'founder-hill' }
const font = Buffer.from('font')

beforeAll(() => {
  const folder = temporaryFolder()
  const packages = ['culori', 'fontkit', 'next'].map((name) => `node_modules/${name}/package.json`)
  for (const name of ['app', 'components', 'lib', ...packages])
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true })
  process.chdir(folder)
})

afterEach(() => rmSync('.next', { recursive: true }))

/** A mock that draws three bytes. */
const painter = () => jest.fn(async () => new Uint8Array([1, 2, 3]).buffer)

test('a picture is drawn once, and read from the cache from then on', async () => {
  const draw = painter()
  const first = await cachedPicture(picture, font, draw)
  const second = await cachedPicture(picture, font, draw)
  expect(draw).toHaveBeenCalledTimes(1)
  expect([...first]).toEqual([1, 2, 3])
  expect(second).toEqual(first)
  expect(readdirSync('.next/cache/share-pictures')).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.png$/)])
})

test.each([
  ['title', { ...picture, title: 'Land and sky' }, font],
  ['drawing', { ...picture, drawing: 'guide-plate' } as SharePicture, font],
  ['part of the drawing', { ...picture, view: '0 0 10 10' }, font],
  ['font', picture, Buffer.from('another')],
])('a different %s makes a different picture', async (_, changed, changedFont) => {
  const draw = painter()
  await cachedPicture(picture, font, draw)
  await cachedPicture(changed, changedFont, draw)
  expect(draw).toHaveBeenCalledTimes(2)
})

const folderOfPictures = '.next/cache/share-pictures'
const day = 86_400

/** Backdates the last use of the cached pictures by this many days. */
function age(days: number) {
  const then = Date.now() / 1000 - days * day
  for (const name of readdirSync(folderOfPictures)) utimesSync(path.join(folderOfPictures, name), then, then)
}

/** Makes these pictures as a new process does, and returns how many had to be drawn. */
async function build(...titles: string[]) {
  jest.resetModules()
  const fresh = await import('@/lib/share/share-picture-cache')
  const draw = painter()
  for (const title of titles) await fresh.cachedPicture({ ...picture, title }, font, draw)
  return draw.mock.calls.length
}

test('a build that draws a picture removes those that no build has used for 90 days', async () => {
  await build('Kept', 'Old')
  age(91)
  await build('Kept', 'New')
  expect(readdirSync(folderOfPictures)).toHaveLength(2)
  expect(await build('Kept', 'New')).toBe(0)
})

test('a picture that a build has used within 90 days is kept', async () => {
  await build('Kept')
  age(89)
  await build('New')
  expect(await build('Kept')).toBe(0)
})

test('a picture that cannot be drawn leaves nothing in the cache', async () => {
  const draw = () => Promise.reject(new Error('no font'))
  await expect(cachedPicture(picture, font, draw)).rejects.toThrow('no font')
  const drawn = painter()
  await cachedPicture(picture, font, drawn)
  expect(drawn).toHaveBeenCalledTimes(1)
})

test.each([
  'lib/site.ts',
  'app/theme.css',
  'lib/drawing/mark.ts',
  'components/share/share-card.tsx',
  'app/og/[file]/route.tsx',
  'node_modules/next/package.json',
  // These measure where the lines of a title break.
  'lib/font-file.ts',
  'node_modules/fontkit/package.json',
])('a change to %s makes a different picture', async (file) => {
  const draw = painter()
  await cachedPicture(picture, font, draw)
  appendFileSync(file, '\n/* changed */\n')
  await cachedPicture(picture, font, draw)
  expect(draw).toHaveBeenCalledTimes(2)
})
