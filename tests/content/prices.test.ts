import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { founderCalls, founderOffer, founderPrice, landingOffers, landingPrices } from '@/lib/offers'
import { pricesIn } from '../fixtures/prices-in'

const root = process.cwd()

/** Source files in the given folders and files, as pairs of path and text. */
function sources(...places: string[]): [string, string][] {
  return places.flatMap((place) => {
    const files = /\.\w+$/.test(place)
      ? [place]
      : readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' }).map((name) =>
          path.join(place, name),
        )
    return files
      .filter((file) => /\.(tsx?|mdx|yaml|svg)$/.test(file))
      .map((file): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')])
  })
}

const landing = sources('content/landing.ts', 'lib/landing.ts', 'components/landing', 'app/page.tsx')
const founder = sources(
  'content/blog',
  'content/figures',
  'content/glossary.yaml',
  'content/reading-paths.yaml',
  'content/founder-benefits.ts',
  'components/blog',
  'components/mdx',
  'components/checkout',
  'app/blog',
  'app/checkout',
)

test('the amounts match the specification', () => {
  expect(landingOffers).toEqual({
    monthly: { price: 67, listPrice: 197, period: 'month' },
    lifetime: { price: 1997 },
  })
  expect(founderOffer.price).toBe(597)
  expect(founderPrice).toBe('$597')
  expect(founderCalls.guide).toBe('Get Lifetime Access - $597')
})

test.each(landing)('%s does not mention the founder price', (_, source) => {
  expect(source).not.toMatch(RegExp(`\\b${founderOffer.price}\\b|founder(Offer|Price|Calls)`))
})

test.each(founder)('%s does not mention the landing prices', (_, source) => {
  expect(pricesIn(source)).toEqual([])
  expect(source).not.toContain('landingOffers')
})

test('apart from code comments, amounts are written in one place', () => {
  const everything = sources('app', 'components', 'content', 'lib').filter(
    ([file]) => file !== 'lib/offers.ts',
  )
  const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '')
  const written = everything.filter(
    ([, source]) => pricesIn(withoutComments(source), [...landingPrices, founderOffer.price]).length > 0,
  )
  expect(written.map(([file]) => file)).toEqual([])
})
