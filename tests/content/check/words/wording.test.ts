import { formatWholeDollars } from '@/lib/money'
import { founderPrice, landingOffers } from '@/lib/offers'
import { product } from '@/lib/site'
import { changed, checkChange, checkText, checkWords } from '../checked'
import { expectNone, expectSentences, type Fault } from '../faults'

const monthlyPrice = formatWholeDollars(landingOffers.monthly.price)
const listPrice = formatWholeDollars(landingOffers.monthly.listPrice)
const lifetimePrice = formatWholeDollars(landingOffers.lifetime.price)

/** Of the sound article; no price of the product. */
const taxes = '$1,970'

const landingFault = (price: string) =>
  `line 31: found the landing page's price of ${price}; allowed: no price of the product but <FounderPrice />; choose another figure for an example.`
const founderFault = `found the founder price, ${founderPrice}; allowed: <FounderPrice />, which prints it.`

const faults: Fault[] = [
  [taxes, monthlyPrice, [landingFault(monthlyPrice)]],
  [taxes, lifetimePrice, [landingFault(lifetimePrice)]],
  [taxes, `${listPrice} a year`, [landingFault(listPrice)]],
  [taxes, founderPrice, [`line 31: ${founderFault}`]],
  [taxes, `$${landingOffers.lifetime.price}.00`, [landingFault(lifetimePrice)]],
  ['title="Maps age"', `title="Only ${founderPrice}"`, [`line 43: ${founderFault}`]],
  [
    'A plat is',
    `${product.name} is`,
    [`line 12: found the product's name, "${product.name}"; allowed: <Product />, which prints it.`],
  ],
  [
    'How to Read a Plat',
    `Why ${product.name}`,
    [
      `line 3, title: found the product's name, "${product.name}"; allowed: other words; the front matter is plain text.`,
    ],
  ],
  [
    'A plat is',
    `${product.name.toUpperCase()}S are`,
    [`line 12: found the product's name, "${product.name}"; allowed: <Product />, which prints it.`],
  ],
  [
    '(#sources)',
    `(#sources "What ${product.name} says")`,
    [`line 12: found the product's name, "${product.name}"; allowed: <Product />, which prints it.`],
  ],
]

test.each(faults)('the words: instead of %j, %j is reported', expectSentences)

const landWord = product.name.toLowerCase()

const sound: [string, string][] = [
  ['A plat is', `An old ${landWord} often marks the line, and ${landWord}s grow. A plat is`],
  [taxes, `${monthlyPrice},000`],
  [taxes, `${founderPrice}.50`],
  [taxes, `${monthlyPrice}K`],
]

test.each(sound)('the words: instead of %j, %j is fine', expectNone)

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

test.each(placeholders)('the placeholder %s is reported, unless the article is a draft', (word) => {
  const text = changed('A plat is', `Here is ${word}. A plat is`)
  expect(checkText(text)).toEqual([
    `content/blog/plat.mdx, line 12: found the placeholder "${word}"; allowed: what readers should see instead.`,
  ])
  expect(checkText(text.replace('topic:', 'draft: true\ntopic:'))).toEqual([])
})

test.each(['TODO', '/TODO', '#TBD', 'https://example.com/a'])(
  'a placeholder as an address is one mistake: %s',
  (url) => {
    const [placeholder] = /TODO|TBD|example\.com/.exec(url) ?? []
    expect(checkChange('A plat is', `A [plat](${url}) is`)).toEqual([
      `content/blog/plat.mdx, line 12: found the placeholder "${placeholder}" in the link "${url}"; allowed: the address that the link leads to.`,
    ])
  },
)

test('a placeholder in an address or in a block is reported', () => {
  expect(checkChange('https://www.irs.gov/recorder', 'https://example.com/a')).toHaveLength(1)
  expect(checkChange('title="Maps age"', 'title="TBD"')).toHaveLength(1)
  expect(checkChange('title="Maps age"', 'title={"TBD"}')).toHaveLength(1)
  expect(checkChange('A plat is', '[a]: https://example.com/a\n\nSee [x][a]. A plat is')).toHaveLength(1)
})

test('a placeholder that is an address and its words is reported once', () => {
  for (const written of ['ann@example.com', 'https://example.com/a', '[example.com](https://example.com)'])
    expect(checkChange('A plat is', `Ask ${written}. A plat is`)).toHaveLength(1)
})

test('a placeholder in a paragraph of several lines is reported on its own line', () => {
  expect(checkChange('A plat is', 'A lot\nis TODO. A plat is')).toEqual([
    'content/blog/plat.mdx, line 13: found the placeholder "TODO"; allowed: what readers should see instead.',
  ])
})

test('a price in code is reported', () => {
  for (const code of [`\`${founderPrice}\``, `\`\`\`\n${founderPrice}\n\`\`\``])
    expect(checkWords(code)).toContainEqual(
      expect.stringContaining(`found the founder price, ${founderPrice}`),
    )
})

test('words that merely contain a placeholder are fine', () => {
  expect(checkChange('A plat is', 'Todos and placeholders: a plat is')).toEqual([])
})
