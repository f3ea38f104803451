import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { product } from '@/lib/site'

test('the product’s name is spelled out in one file only', () => {
  const lsFiles = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const files = execFileSync('git', lsFiles, { encoding: 'utf8' }).split('\0').filter(Boolean)
  expect(files).toContain('README.md')
  const name = product.name.toLowerCase()
  expect(files.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(name))).toEqual([
    'lib/site.ts',
  ])
})
