import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { product } from '@/lib/site'

test('the product’s name is spelled in one file', () => {
  const files = ['app', 'components', 'content', 'lib'].flatMap((place) =>
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  )
  const name = product.name.toLowerCase()
  expect(files.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(name))).toEqual([
    'lib/site.ts',
  ])
})
