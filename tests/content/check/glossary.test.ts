import { checkGlossary } from '@/lib/content-check/glossary-check'
import { sentenceOf } from '@/lib/content-check/problem'
import { product } from '@/lib/site'

const glossary =
  'acre:\n  term: "Acre"\n  definition: "43,560 square feet."\nlot:\n  term: "Lot"\n  definition: "A piece of land."\n'

function check(text: string): string[] {
  return checkGlossary(text).findings.map((finding) =>
    sentenceOf({ file: 'content/glossary.yaml', ...finding }),
  )
}

test('a sound glossary gives its ids', () => {
  expect(checkGlossary(glossary)).toEqual({ terms: ['acre', 'lot'], findings: [] })
})

const entry = 'allowed is an id with a term and a definition, as in the entries around it.'

test.each([
  [
    glossary.replace('  term: "Lot"\n', ''),
    `content/glossary.yaml, line 4, lot: found an entry "lot" that is not complete; ${entry}`,
  ],
  [
    glossary.replace('lot:', 'Small Lot:'),
    `content/glossary.yaml, line 4, Small Lot: found an entry "Small Lot" that is not complete; ${entry}`,
  ],
  [
    glossary.replace('lot:', 'acre:'),
    `content/glossary.yaml, line 4: found an id that is written twice; ${entry}`,
  ],
  [
    glossary.replace('"Lot"', '"Lot'),
    `content/glossary.yaml, line 5: found something that YAML cannot read; ${entry}`,
  ],
  [
    glossary.replace('A piece', `${product.name}: a piece`),
    `content/glossary.yaml, line 4, lot: found the product's name, "${product.name}"; allowed is <Product />, which prints it.`,
  ],
])('a glossary that begins %j is told what is wrong', (text, sentence) => {
  expect(check(text)).toEqual([sentence])
})
