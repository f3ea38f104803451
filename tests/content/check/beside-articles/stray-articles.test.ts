import { sentenceOf } from '@/lib/content-check/problem'
import { readSurroundings } from '@/lib/content-check/surroundings'
import { enterProject } from '../../../fixtures/project-folder'
import { valid } from '../checked'

test('an article outside the folder of articles is reported, and the guide for editors is not one', () => {
  const project = enterProject({ 'content/plat.mdx': valid, 'content/figures/lots.md': valid })
  try {
    expect(readSurroundings(process.cwd()).problems.map(sentenceOf)).toEqual([
      'content/figures/lots.md: found an article outside content/blog; allowed: articles directly in content/blog.',
      'content/plat.mdx: found an article outside content/blog; allowed: articles directly in content/blog.',
    ])
  } finally {
    project.leave()
  }
})
