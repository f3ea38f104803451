import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { PathsInDevelopment } from '@/components/blog/paths-in-development'
import { UnlistedArticle } from '@/components/blog/unlisted-article'
import { listArticles } from '@/lib/articles'
import { enterProject } from '../../fixtures/project-folder'

const articles = listArticles()
const settings = { caseStudiesUrl: undefined, supportUrl: undefined, contactUrl: undefined, social: [] }
let project: { leave: () => void } | undefined

afterEach(() => {
  project?.leave()
  project = undefined
})

/** What the development server sends to an author. */
async function page(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element)
  return new Response(prelude).text()
}

test('valid reading paths are shown', async () => {
  const html = await page(<PathsInDevelopment articles={articles} />)
  expect(html).toContain('Three ways through')
  expect(html).not.toContain('to fix')
})

test('invalid reading paths are replaced by their faults', async () => {
  project = enterProject({
    'content/reading-paths.yaml': '- title: "First parcel\n  reader: "New to land."\n',
  })
  const html = await page(<PathsInDevelopment articles={articles} />)
  expect(html).toMatch(/role="alert".*<li>content\/reading-paths\.yaml, line 1: found a quotation mark/)
  expect(html).not.toContain('Three ways through')
})

test('an article whose front matter cannot be read has a page that says so, and why', async () => {
  project = enterProject({ 'content/blog/plat.mdx': '---\nid: 90\ntitle: Plats: how\n---\n\nText.\n' })
  const html = await page(<UnlistedArticle slug="plat" settings={settings} />)
  expect(html).toContain('This article is in no list until its front matter can be read.')
  expect(html).toMatch(/role="alert".*<li>content\/blog\/plat\.mdx, line 3: found a second colon/)
})
