import { requiredArticles } from '@/lib/content-check/required-articles'
import { beginnersGuideSlug } from '@/lib/routes'
import { checkFiles, neighbour, surroundings, valid } from './checked'

const around = { ...surroundings, requiredArticles: [{ slug: 'plat', neededBy: 'the footer leads to it' }] }

function check(files: Record<string, string>): string[] {
  return checkFiles(files, around)
}

const files = { 'neighbour.mdx': neighbour, 'plat.mdx': valid }

test('an article that the site links to is reported as missing when it is deleted or renamed', () => {
  const sentence =
    'content/blog/plat.mdx: found no such file; allowed: an article of this name, since the footer leads to it.'
  expect(check(files)).toEqual([])
  expect(check({ 'neighbour.mdx': neighbour })).toEqual([sentence])
  expect(check({ 'neighbour.mdx': neighbour, 'maps.mdx': valid })).toEqual([sentence])
})

test('an article that the site links to must not become a draft', () => {
  expect(check({ ...files, 'plat.mdx': valid.replace('topic:', 'draft: true\ntopic:') })).toEqual([
    'content/blog/plat.mdx, line 6, draft: found true; allowed: no such line, since the footer leads to it.',
  ])
})

test('an article that the site links to is not reported as missing when it cannot be read', () => {
  expect(check({ ...files, 'plat.mdx': '' })).toHaveLength(1)
})

test('the guide that the footer links to is one of them', () => {
  expect(requiredArticles.map(({ slug }) => slug)).toContain(beginnersGuideSlug)
})
