import { product } from '@/lib/site'
import { changed, checkChange, checkText } from './checked'

/** What stands in the sound article, what an editor writes instead, and every sentence about it. */
const faults: [string, string, string[]][] = [
  [
    '$1,970',
    '$67',
    [
      "line 31: found the landing page's price of $67; allowed is no price of the product but <FounderPrice />; choose another figure for an example.",
    ],
  ],
  [
    '$1,970',
    '$1,997',
    [
      "line 31: found the landing page's price of $1,997; allowed is no price of the product but <FounderPrice />; choose another figure for an example.",
    ],
  ],
  [
    '$1,970',
    '$197 a year',
    [
      "line 31: found the landing page's price of $197; allowed is no price of the product but <FounderPrice />; choose another figure for an example.",
    ],
  ],
  [
    '$1,970',
    '$597',
    ['line 31: found the founder price, $597; allowed is <FounderPrice />, which prints it.'],
  ],
  [
    '$1,970',
    '$1997.00',
    [
      "line 31: found the landing page's price of $1,997; allowed is no price of the product but <FounderPrice />; choose another figure for an example.",
    ],
  ],
  [
    'title="Maps age"',
    'title="Only $597"',
    ['line 43: found the founder price, $597; allowed is <FounderPrice />, which prints it.'],
  ],
  [
    'A plat is',
    `${product.name} is`,
    [`line 12: found the product's name, "${product.name}"; allowed is <Product />, which prints it.`],
  ],
  [
    'How to Read a Plat',
    `Why ${product.name}`,
    [
      `line 3, title: found the product's name, "${product.name}"; allowed is other words; the header is plain text.`,
    ],
  ],
  [
    'A plat is',
    `${product.name.toUpperCase()}S are`,
    [`line 12: found the product's name, "${product.name}"; allowed is <Product />, which prints it.`],
  ],
  [
    '(#sources)',
    `(#sources "What ${product.name} says")`,
    [`line 12: found the product's name, "${product.name}"; allowed is <Product />, which prints it.`],
  ],
]

test.each(faults)('the words: instead of %j, %j is named', (from, to, sentences) => {
  expect(checkChange(from, to)).toEqual(sentences.map((sentence) => `content/blog/plat.mdx, ${sentence}`))
})

const landWord = product.name.toLowerCase()

const sound: [string, string][] = [
  ['A plat is', `An old ${landWord} often marks the line, and ${landWord}s grow. A plat is`],
  ['$1,970', '$67,000'],
  ['$1,970', '$597.50'],
  ['$1,970', '$67K'],
]

test.each(sound)('the words: instead of %j, %j is fine', (from, to) => {
  expect(checkChange(from, to)).toEqual([])
})

const placeholders = [
  'Lorem ipsum',
  'TODO',
  'fixme',
  'TBD',
  'xxx',
  'placeholder',
  'stand-in',
  '[founder',
  'example.com',
  'example.org',
  'example.net',
  'contentReference',
  'oaicite',
  'Sure! Here’s a complete blog post',
  '【12†source】',
  'turn0search3',
  '[cite:',
  '[citation needed]',
]

test.each(placeholders)('the placeholder %s is named, unless the article is a draft', (word) => {
  const text = changed('A plat is', `Here is ${word}. A plat is`)
  expect(checkText(text)).toEqual([
    `content/blog/plat.mdx, line 12: found the placeholder "${word}"; allowed is what readers should see instead.`,
  ])
  expect(checkText(text.replace('topic:', 'draft: true\ntopic:'))).toEqual([])
})

test('a placeholder in an address or in a block is named', () => {
  expect(checkChange('https://www.irs.gov/recorder', 'https://example.com/a')).toHaveLength(1)
  expect(
    checkChange('https://www.irs.gov/recorder', 'https://www.irs.gov/recorder?utm_source=chatgpt.com'),
  ).toHaveLength(1)
  expect(checkChange('title="Maps age"', 'title="TBD"')).toHaveLength(1)
  expect(checkChange('title="Maps age"', 'title={"TBD"}')).toHaveLength(1)
  expect(checkChange('A plat is', '[a]: https://example.com/a\n\nSee [x][a]. A plat is')).toHaveLength(1)
})

test('a placeholder is told where it stands in a paragraph of several lines', () => {
  expect(checkChange('A plat is', 'A lot\nis TODO. A plat is')).toEqual([
    'content/blog/plat.mdx, line 13: found the placeholder "TODO"; allowed is what readers should see instead.',
  ])
})

test('a price in code is named', () => {
  for (const code of ['`$597`', '```\n$597\n```'])
    expect(checkChange('A plat is', `${code}\n\nA plat is`)).toContainEqual(
      expect.stringContaining('found the founder price, $597'),
    )
})

test('words that only hold a placeholder are fine', () => {
  expect(checkChange('A plat is', 'Todos and placeholders: a plat is')).toEqual([])
})
