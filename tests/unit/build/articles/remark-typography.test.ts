import { compile, createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkSmartypants from 'remark-smartypants'
import { listArticles } from '@/lib/articles'
import { textOf } from '@/lib/articles/article-nodes'
import remarkTypography from '@/lib/build/articles/remark-typography.mjs'

const processor = createProcessor({ remarkPlugins: [remarkGfm] })

type Typesetter = () => (tree: Root) => void
const original = remarkSmartypants as unknown as Typesetter

function typeset(text: string, plugin: Typesetter): Root {
  const tree = processor.parse(text) as Root
  plugin()(tree)
  return tree
}

const samples = [
  `"Don't," she said -- "the '90s..."`,
  '| "a" | b |\n| --- | --- |\n| plain | it\'s . . . |',
  '# The buyer\'s *"chair"*\n\nPlain words.\n\n- `"code"` and "words"\n- ``quoted\'\'',
  `'Tis rock 'n' roll: don't 'do' it, o'clock's, dogs' tails, 1031's, 5' by 6"`,
  "[it's](/a) **y'all**'s, *don*'t, é'a, `it's`",
  `<Question>What's "perc"?</Question>`,
  `<Callout title="It's">It's <Term>a "lot"</Term>, 'so'.</Callout>`,
]

test.each(samples)('%j gets the same characters as from remark-smartypants', (text) => {
  expect(typeset(text, remarkTypography)).toEqual(typeset(text, original))
})

test.each(listArticles().map(({ slug, body }) => [slug, body]))(
  '%s gets the same characters as from remark-smartypants',
  (_, body) => {
    const positive = body.replaceAll('−$', '$')
    const breakable = JSON.stringify(typeset(positive, remarkTypography)).replaceAll('\u00A0', ' ')
    expect(JSON.parse(breakable)).toEqual(JSON.parse(JSON.stringify(typeset(positive, original))))
  },
)

test.each([
  ['Say "<Product />" and \'<Product />\'.', 'Say “” and ‘’.'],
  ['("<Product /> is ready," she said)', '(“ is ready,” she said)'],
  ['It costs "only <Product />".', 'It costs “only ”.'],
  ['<Product />\'s price, **"<Product />"**', '’s price, “”'],
])('quotation marks around a tag that renders text are curly: %s', (text, expected) => {
  expect(textOf(typeset(text, remarkTypography))).toBe(expected)
})

test('text between two tags on one line is typeset too, though MDX compiles it without a paragraph', async () => {
  const { value } = await compile(`<Question>What's a "perc" test -- and why?</Question>`, {
    remarkPlugins: [remarkTypography],
  })
  expect(value).toContain('What’s a “perc” test — and why?')
})

test('a minus sign stays with its dollar amount', () => {
  expect(textOf(typeset('It leaves **−$9,550** or −5%.', remarkTypography))).toBe(
    'It leaves −\u2060$9,550 or −5%.',
  )
})

test.each([
  ['From September 1, 2025.', 'From September\u00A01, 2025.'],
  ['From September 2025, or 90 days.', 'From September 2025, or 90 days.'],
  ['| 5 Marketability |\n| --- |\n| 45 days |', '5\u00A0Marketability45\u00A0days'],
])('a day stays with its month, and a number that begins a cell with its word: %j', (text, expected) => {
  expect(textOf(typeset(text, remarkTypography))).toBe(expected)
})

test('the text of a phone link does not wrap, and that of other links may', () => {
  const [call, page] = ['[Call 555 **010-7788**](tel:+15550107788)', '[land-bank list](/blog)'].map((text) =>
    textOf(typeset(text, remarkTypography)),
  )
  expect(call).toBe('Call\u00A0555\u00A0010\u20117788')
  expect(page).toBe('land-bank list')
})
