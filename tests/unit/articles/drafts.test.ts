import { existsSync } from 'node:fs'

/** The slugs of the articles listed in this environment. */
async function slugsIn(environment: 'development' | 'production'): Promise<string[]> {
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment })
  const { listArticles } = await import('@/lib/articles')
  const slugs = listArticles().map(({ slug }) => slug)
  jest.restoreAllMocks()
  return slugs
}

test('in development, a draft is listed along with the published articles', async () => {
  expect(existsSync('content/blog/every-block.mdx')).toBe(true)
  const published = await slugsIn('production')
  expect(await slugsIn('development')).toEqual(expect.arrayContaining([...published, 'every-block']))
})

test('a production build lists no drafts, so no page, feed, sitemap or index has one', async () => {
  expect(await slugsIn('production')).not.toContain('every-block')
})
