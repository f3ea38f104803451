import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { product } from '@/lib/site'

test('the product’s name is spelled out in one file only', () => {
  const lsFiles = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const files = execFileSync('git', lsFiles, { encoding: 'utf8' }).split('\0').filter(Boolean)
  expect(files).toContain('README.md')
  const name = product.name.toLowerCase()
  // Neither the hashes of a lockfile nor the bytes of a picture spell a name, but they hold a short one by chance.
  const spells = (file: string) => {
    const text = readFileSync(file, 'utf8')
    return !file.endsWith('package-lock.json') && !text.includes('\0') && text.toLowerCase().includes(name)
  }
  expect(files.filter(spells)).toEqual(['lib/site.ts'])
})
