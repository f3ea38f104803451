import { readFileSync } from 'node:fs'
import { articleSchema } from '@/lib/article-schema'
import { blockNames } from '@/lib/articles/article-blocks'
import { fillContentDocs } from '@/lib/articles/content-docs'
import { checkText } from './check/checked'

const readme = readFileSync('content/README.md', 'utf8')
const sample = readFileSync('content/blog/every-block.mdx', 'utf8')

test('the README matches the schema and the blocks (npm run docs:content writes it)', () => {
  const emptied = readme.replace(/(<!-- from code: .+ -->\n)[\s\S]*?(?=<!-- end -->)/g, '$1')
  expect(fillContentDocs(emptied)).toBe(readme)
})

test('every field has a description', () => {
  for (const field of Object.values(articleSchema.shape)) {
    expect(field.description).toMatch(/\.$/)
    expect(field.meta()?.allowed).toEqual(expect.any(String))
  }
})

test.each(blockNames)('%s is in content/README.md with an example, and in every-block.mdx', (name) => {
  // Only what is missing: a matcher would print the whole file.
  const missing = [
    readme.includes(`<!-- from code: block ${name} -->`) ||
      `in content/README.md: <!-- from code: block ${name} -->, and under it <!-- end -->`,
    new RegExp(`\`\`\`mdx\\n[^\`]*<${name}\\b`).test(readme) || 'in content/README.md: an example',
    sample.includes(`<${name}`) || 'in every-block.mdx: the block',
  ].filter((found) => found !== true)
  expect(missing).toEqual([])
})

const examples = Array.from(readme.matchAll(/```mdx\n([\s\S]*?)```/g), ([, example = '']) => example)
const [header = ''] = /^---[\s\S]*?\n---\n/.exec(sample) ?? []

test.each(examples)('the content check reports nothing in the README’s example %j', (example) => {
  const known = example
    .replace('id="absentee-owner"', 'id="note"')
    .replace('src="seller-financing-guide"', 'src="plat"')
  expect(checkText(`${header}\n${known}`)).toEqual([])
})
