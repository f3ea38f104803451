import { execFileSync } from 'node:child_process'
import { product } from '@/lib/site'

test('the product’s name is spelled in one file', () => {
  const places = ['app', 'components', 'content', 'lib', 'public']
  const files = execFileSync(
    'git',
    ['grep', '--untracked', '--ignore-case', '--files-with-matches', product.name, '--', ...places],
    {
      encoding: 'utf8',
    },
  )
  expect(files.trim().split('\n')).toEqual(['lib/site.ts'])
})
