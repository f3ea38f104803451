import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { articleMarkup } from '@/lib/article-markup'
import { listArticles } from '@/lib/articles'

const project = process.cwd()
const kept = '.next/cache/article-markup'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'article-markup-'))
  for (const name of ['lib/build/articles', 'lib/article-markup.ts', 'package-lock.json'])
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true })
  process.chdir(folder)
})

afterEach(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

/** The markup as a build of its own finds or makes it. */
async function build(body: string) {
  jest.resetModules()
  const { cachedMarkup } = await import('@/lib/article-markup-cache')
  return cachedMarkup(body)
}

const places = (key: string, value: unknown) => (key === 'position' ? undefined : value)

test('the markup of every article is the same from the cache', async () => {
  const { cachedMarkup } = await import('@/lib/article-markup-cache')
  for (const { body } of listArticles()) {
    const fresh = JSON.parse(JSON.stringify(articleMarkup(body), places))
    expect(JSON.parse(JSON.stringify(cachedMarkup(body), places))).toEqual(fresh)
    expect(cachedMarkup(body)).toEqual(fresh)
  }
})

test('an article is compiled once, and read by the next build', async () => {
  await build('Buy land.')
  const [name, ...more] = readdirSync(kept)
  expect(more).toEqual([])
  const file = path.join(kept, String(name))
  writeFileSync(file, readFileSync(file, 'utf8').replace('Buy land.', 'Kept.'))
  expect(JSON.stringify(await build('Buy land.'))).toContain('Kept.')
})

test('another text is another article', async () => {
  await build('Buy land.')
  expect(JSON.stringify(await build('Sell land.'))).toContain('Sell land.')
  expect(readdirSync(kept)).toHaveLength(2)
})

test.each(['lib/build/articles/rehype-article.mjs', 'lib/article-markup.ts', 'package-lock.json'])(
  'after a change of %s every article is compiled again',
  async (file) => {
    await build('Buy land.')
    appendFileSync(file, '\n')
    await build('Buy land.')
    expect(readdirSync(kept)).toHaveLength(2)
  },
)

test('an article that cannot be compiled leaves nothing behind', async () => {
  await expect(build('<Callout>')).rejects.toThrow('Callout')
  expect(() => readdirSync(kept)).toThrow('ENOENT')
})
