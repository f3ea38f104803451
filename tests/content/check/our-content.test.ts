import path from 'node:path'
import { checkArticles } from '@/lib/content-check/content-check'
import { sentenceOf } from '@/lib/content-check/problem'
import { readSurroundings } from '@/lib/content-check/surroundings'
import { temporaryFolder } from '../../fixtures/temporary-folder'

test('the articles, the glossary and the drawings have nothing to fix', () => {
  const { surroundings, problems } = readSurroundings(process.cwd())
  const checked = checkArticles(path.resolve('content/blog'), surroundings)
  expect([...problems, ...checked.problems].map(sentenceOf)).toEqual([])
  expect(checked.published).toBeGreaterThanOrEqual(17)
})

test('no article may link to the payment pages, which nobody should come across', () => {
  const { addresses } = readSurroundings(process.cwd()).surroundings
  expect(addresses).toContain('/blog')
  expect(addresses.filter((address) => address.startsWith('/checkout'))).toEqual([])
})

test('an article may link to a file that the site offers for download', () => {
  const root = temporaryFolder({ 'public/forms/offer.pdf': '' })
  expect(readSurroundings(root).surroundings.addresses).toContain('/forms/offer.pdf')
})
