import { foundIn } from '../checked'

/** What is found in words of one line. */
function check(words: string): string[] {
  return foundIn(words).map((sentence) => sentence.replace('line 12: found ', ''))
}

test.each([
  'mailto:ann@irs.gov',
  'tel:+1-555-0100',
  'tel:555-0100',
  '#sources',
  '/blog',
  '/checkout/x',
  '/#faq',
])('with a space before the address %s there is no link', (address) => {
  expect(check(`See [x] (${address}) now.`)).toContain(
    `"[x] (${address})", which looks like a link but is not one`,
  )
})

test.each(
  [
    'frac',
    'dfrac',
    'times',
    'text',
    'approx',
    'cdot',
    'div',
    'sqrt',
    'left',
    'right',
    'quad',
    'le',
    'geq',
  ].map((name) => `\\${name}`),
)('the sign %s of a formula is reported', (sign) => {
  expect(check(`It is 2 ${sign} 3 acres.`)).toEqual([`"${sign}", which readers would see`])
})

test.each([
  ...['lt', 'gt', 'amp', 'nbsp', 'quot', 'apos', 'mdash', 'ndash', 'lsquo', 'rsquo', 'ldquo', 'rdquo'],
  ...['hellip', '#39', '#8217'],
])('the code &%s without its semicolon is reported', (code) => {
  expect(check(`A lot &${code} a road.`)).toEqual([`"&${code}" without a semicolon, which readers would see`])
})

test.each([':white_check_mark:', ':e-mail:'])('the sign %s is reported', (sign) => {
  expect(check(`A ${sign} here.`)).toEqual([`"${sign}", which readers would see`])
})

test.each([
  'A &lt_a sign, &amp_x and &#39a of it.',
  'A word\\texture, \\lefty and C:\\left of it.',
  'A a^deed and ^deed of it.',
  'It is a^deed',
  'It holds that x == y and y == z.',
])('%j has no mark', (words) => {
  expect(check(words)).toEqual([])
})

test.each(['words---words', 'Words --- words', 'Words --- **bold**', '--- Mark Twain', 'Words\n--- words'])(
  'the three dashes in %j are reported',
  (words) => {
    expect(check(words).join()).toContain('"---" in a line of words, which readers would see as three dashes')
  },
)

test.each([
  ['100 ft^2^', '"^2^", which readers would see'],
  ['The 5^th^ lot', '"^th^", which readers would see'],
  ['\\newpage', '"\\newpage", which readers would see'],
  ['[TOC]', '"[TOC]", which readers would see'],
])('the mark of another program in %j is reported', (words, found) => {
  expect(check(words)).toEqual([found])
})

test.each([
  'Words.\\',
  'Words \\ ',
  '- Words\\',
  '## Words \\\n\nWords.',
  '| Words\\ |\n| --- |\n| a |',
  'One\\\ntwo\\\n',
])('the backslash that ends no line in %j is reported', (words) => {
  expect(check(words).join()).toContain('a backslash after the last words, which readers would see')
})

test.each([
  'Words.\\\nMore.',
  'Words\\\\',
  'Save it to D:\\',
  'Save it to C:\\Lots\\',
  'x^2 and a^b^c and a^long words^',
  'Name ---- Date ----, rate: --- of it',
  '| --- |\n| --- |\n| --- |',
  'See [TOC] of it',
])('%j has no mark to report', (words) => {
  expect(check(words)).toEqual([])
})

test.each([
  ['Many inves-\ntors buy.', 'inves- tors'],
  ['Many inves- tors buy.', 'inves- tors'],
  ['Write an e- mail.', 'e- mail'],
  ['Ask a mother-in- law.', 'mother-in- law'],
])('the word that a PDF split in %j is reported', (words, cut) => {
  expect(check(words)).toContain(`"${cut}", which looks like one word in two parts`)
})

test.each([
  'A buy- and sell-side.',
  'Two- or\nthree-acre lots.',
  'A first- rather than second-lien loan, short- instead of long-term.',
  'The pre- as well as the post-closing costs, or pre- if not post-closing.',
  'A ten- by twenty-foot shed in a B- neighborhood.',
  'A well-known lot - it sold.',
  'Lots 5- to 9-A.',
])('no word is split in two in %j', (words) => {
  expect(check(words)).toEqual([])
})

test.each([
  ['Words. ## Lots', '##'],
  ['- [ ] One - [ ] Two', '- [ ]'],
  ['- **One:** words. - **Two:** words', '-'],
  ['1. **One.** Words. 2. **Two.** Words', '2.'],
  ['1. **One.** Words.2. **Two.** Words', '2.'],
])('the mark in the middle of %j, as after a deleted line end, is reported', (words, mark) => {
  expect(check(words)).toContain(`"${mark}" in the middle of a line, which readers would see`)
})

test.each([
  'Lot # 5, **a** - **b** and 5 - **6**, in 2024. **Then** of 3. **Then** more.',
  'See p. 4. **Next** comes: a - **b**.',
  'It closed on Dec. 12. **Then** see Fig. 4. **There** it is.',
  'Acres: 12. **Price** per lot (net) - **$500**.',
])('no mark stands in the middle of %j', (words) => {
  expect(check(words)).toEqual([])
})

test.each(['Attach a [photo] of it.', 'Words [picture: the road from the north].'])(
  'a blank for a picture may stand in a line of words: %j',
  (words) => {
    expect(check(words)).toEqual([])
  },
)
