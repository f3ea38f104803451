import { readFileSync } from 'node:fs'
import { enterProject } from '../../fixtures/project-folder'

let project: { leave: () => void } | undefined

afterEach(() => project?.leave())

test('the featured article comes first, the others in the order of their ids', async () => {
  const guide = 'content/blog/beginners-guide-land-investing.mdx'
  const taxes = 'content/blog/tax-strategies.mdx'
  project = enterProject({
    [guide]: readFileSync(guide, 'utf8').replace('featured: true\n', ''),
    [taxes]: readFileSync(taxes, 'utf8').replace('\nreadTime:', '\nfeatured: true\nreadTime:'),
  })
  const { listArticles } = await import('@/lib/articles')
  const [first, ...others] = listArticles()
  expect(first?.slug).toBe('tax-strategies')
  expect(others[0]?.slug).toBe('beginners-guide-land-investing')
  expect(others.map(({ id }) => id)).toEqual(others.map(({ id }) => id).toSorted((a, b) => a - b))
})
