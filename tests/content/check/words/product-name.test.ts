import { holdsName, isHostOf } from '@/lib/content-check/words/product-name'

test.each([
  ['Acre+', 'Why Acre+ is'],
  ['Acre+', 'Why ACRE+ is'],
  ['Land (beta', 'Why Land (beta) is'],
  ['Land Hero', 'The Land heroes'],
])('the name %s is found in %j', (name, words) => {
  expect(holdsName(words, name)).toBe(true)
})

test.each([
  ['Acre+', 'Acres of land'],
  ['Acre+', 'about an acre+'],
  ['Land.', 'Lands'],
  ['Land Hero', 'a land hero'],
])('the name %s is not found in %j', (name, words) => {
  expect(holdsName(words, name)).toBe(false)
})

test.each([
  ['Acre+', 'acre.com'],
  ['Land Hero', 'landhero.com'],
  ['Land Hero', 'www.land-hero.io'],
  ['Land (beta', 'landbeta.com'],
])('the host of %s may be %s', (name, host) => {
  expect(isHostOf(host, name)).toBe(true)
})

test.each([
  ['Acre+', 'acres.com'],
  ['Acre+', 'app.acre.com'],
  ['Acre', 'ac-re.com'],
  ['Land Hero', 'land.hero.com'],
  ['+', 'www.com'],
])('the host of %s is not %s', (name, host) => {
  expect(isHostOf(host, name)).toBe(false)
})
