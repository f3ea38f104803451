import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import remarkSparingGfm from '@/lib/build/articles/remark-sparing-gfm.mjs'

const gfm = createProcessor({ remarkPlugins: [remarkGfm] })
const sparing = createProcessor({ remarkPlugins: [remarkGfm, remarkSparingGfm] })

test.each([
  'Plain words, one table:\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
  'See https://irs.gov or HTTP://IRS.GOV.',
  'See www.irs.gov or WWW.irs.gov.',
  'Write to ann@example.com.',
  'Write to ann&#64;example.com.',
  '~~Not this~~, [a link](/blog), <Term>deed</Term> and a footnote[^1].\n\n[^1]: Words.',
])('"%s" parses as with remark-gfm alone', (text) => {
  expect(sparing.parse(text)).toEqual(gfm.parse(text))
})

test('a URL is found even after a text without any', () => {
  sparing.parse('Plain words.')
  expect(JSON.stringify(sparing.parse('See www.irs.gov.'))).toContain('"url":"http://www.irs.gov"')
})
