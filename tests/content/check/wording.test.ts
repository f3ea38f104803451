import { product } from '@/lib/site'
import { checkChange } from './checked'

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
    'https://example.com/recorder',
    `https://${product.name.toLowerCase()}.example/a`,
    [`line 51: found the product's name, "${product.name}"; allowed is <Product />, which prints it.`],
  ],
]

test.each(faults)('the words: instead of %j, %j is named', (from, to, sentences) => {
  expect(checkChange(from, to)).toEqual(sentences.map((sentence) => `content/blog/plat.mdx, ${sentence}`))
})

const sound: [string, string][] = [
  ['$1,970', '$67,000'],
  ['$1,970', '$597.50'],
  ['$1,970', '$67K'],
]

test.each(sound)('the words: instead of %j, %j is fine', (from, to) => {
  expect(checkChange(from, to)).toEqual([])
})
