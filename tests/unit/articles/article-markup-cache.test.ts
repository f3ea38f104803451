import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listArticles } from '@/lib/articles'
import { articleMarkup } from '@/lib/articles/article-markup'
import { temporaryFolder } from '../../fixtures/temporary-folder'

const project = process.cwd()
const cacheFolder = '.next/cache/article-markup'
let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  for (const name of ['lib/build/articles', 'lib/articles/article-markup.ts', 'package-lock.json'])
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true })
  process.chdir(folder)
})

afterEach(() => process.chdir(project))

/** The markup as a new build reads it from the cache or compiles it. */
async function build(body: string) {
  jest.resetModules()
  const { cachedMarkup } = await import('@/lib/articles/article-markup-cache')
  return cachedMarkup(body)
}

const withoutPositions = (key: string, value: unknown) => (key === 'position' ? undefined : value)

test('the cached markup of every article is the same as the compiled one', async () => {
  const { cachedMarkup } = await import('@/lib/articles/article-markup-cache')
  for (const { body } of listArticles()) {
    const fresh = JSON.parse(JSON.stringify(articleMarkup(body), withoutPositions))
    expect(JSON.parse(JSON.stringify(cachedMarkup(body), withoutPositions))).toEqual(fresh)
    expect(cachedMarkup(body)).toEqual(fresh)
  }
})

test('an article is compiled once, and read from the cache by the next build', async () => {
  await build('Buy land.')
  const [name, ...more] = readdirSync(cacheFolder)
  expect(more).toEqual([])
  const file = path.join(cacheFolder, String(name))
  writeFileSync(file, readFileSync(file, 'utf8').replace('Buy land.', 'Kept.'))
  expect(JSON.stringify(await build('Buy land.'))).toContain('Kept.')
})

test('an article with another text is compiled separately', async () => {
  await build('Buy land.')
  expect(JSON.stringify(await build('Sell land.'))).toContain('Sell land.')
  expect(readdirSync(cacheFolder)).toHaveLength(2)
})

test.each(['lib/build/articles/rehype-article.mjs', 'lib/articles/article-markup.ts', 'package-lock.json'])(
  'after a change to %s every article is compiled again',
  async (file) => {
    await build('Buy land.')
    appendFileSync(file, '\n')
    await build('Buy land.')
    expect(readdirSync(cacheFolder)).toHaveLength(2)
  },
)

test('an article that cannot be compiled leaves nothing in the cache', async () => {
  await expect(build('<Callout>')).rejects.toThrow('Callout')
  expect(() => readdirSync(cacheFolder)).toThrow('ENOENT')
})
