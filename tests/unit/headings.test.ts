import { readHeadings } from '@/lib/headings'
import { product } from '@/lib/site'

test('a heading has its level, words, id and line', () => {
  expect(readHeadings('Lead\n\n## How it works\n\ntext\n\n### Who holds *title*?')).toEqual([
    { level: 2, text: 'How it works', id: 'how-it-works', line: 3 },
    { level: 3, text: 'Who holds title?', id: 'who-holds-title', line: 7 },
  ])
})

test('links, blocks and the product’s name are read as a reader sees them', () => {
  const [heading] = readHeadings('## [Buy](/x) a <Term id="note">note</Term> in <Product /> ##')
  expect(heading?.text).toBe(`Buy a note in ${product.name}`)
})

test('headings of the same words get ids of their own', () => {
  expect(readHeadings('## Land\n## Land\n## Land').map(({ id }) => id)).toEqual(['land', 'land-1', 'land-2'])
})

test('what stands in a code fence is no heading', () => {
  expect(readHeadings('```\n# a remark\n```\n\n~~~ text\n## another\n~~~\n\n## Land')).toHaveLength(1)
})

test('seven marks, or marks without a space, make no heading', () => {
  expect(readHeadings('####### Seven\n#Land\n##')).toEqual([])
})
