import { enterProject } from '../../fixtures/project-folder'

let project: { leave: () => void } | undefined

afterEach(() => {
  project?.leave()
  jest.restoreAllMocks()
})

/** The list of articles in this environment, with one more file. */
async function listWith(environment: 'development' | 'production', text: string) {
  project = enterProject({ 'content/blog/broken.mdx': text })
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment })
  const { listArticles } = await import('@/lib/articles')
  return listArticles()
}

const unreadable = [
  ['an empty file', '', 'content/blog/broken.mdx, line 1: found no front matter.'],
  [
    'a file with a second colon',
    '---\nid: 90\ntitle: Plats: how\n---\n\nText.\n',
    'content/blog/broken.mdx, line 3: found a second colon in the value in "title: Plats: how".',
  ],
  [
    'a file with a missing field',
    '---\nid: 90\n---\n\nText.\n',
    'content/blog/broken.mdx: its header is not valid.',
  ],
] as const

test.each(unreadable)('in development, %s is omitted and the other articles are listed', async (_, text) => {
  const slugs = (await listWith('development', text)).map(({ slug }) => slug)
  expect(slugs).toContain('tax-strategies')
  expect(slugs).not.toContain('broken')
})

test.each(unreadable)('a production build stops at %s and names it', async (_, text, sentence) => {
  await expect(listWith('production', text)).rejects.toThrow(`${sentence} Run: npm run check:content`)
})
