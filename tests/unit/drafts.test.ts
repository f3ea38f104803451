import { existsSync } from 'node:fs'

/** The list of articles as a build of that kind has it. */
async function slugsIn(environment: 'development' | 'production'): Promise<string[]> {
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment })
  const { listArticles } = await import('@/lib/articles')
  const slugs = listArticles().map(({ slug }) => slug)
  jest.restoreAllMocks()
  return slugs
}

test('a draft is listed while somebody writes, beside the published articles', async () => {
  expect(existsSync('content/blog/every-block.mdx')).toBe(true)
  const published = await slugsIn('production')
  expect(await slugsIn('development')).toEqual(expect.arrayContaining([...published, 'every-block']))
})

test('no list of a build has a draft, so no page, feed, map or index has', async () => {
  expect(await slugsIn('production')).not.toContain('every-block')
})
