import { generateStaticParams as listArticlePages } from '@/app/blog/[slug]/page'
import { generateStaticParams as listFigureFiles } from '@/app/figures/[file]/route'
import { generateStaticParams as listIconFiles } from '@/app/icons/[file]/route'

const lists = { listArticlePages, listFigureFiles, listIconFiles }

afterEach(() => jest.restoreAllMocks())

test.each(Object.entries(lists))('%s lists its paths for a build and none for development', (_, list) => {
  expect(list().length).toBeGreaterThan(2)
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  expect(list()).toEqual([])
})
