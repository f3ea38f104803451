import { scripts } from '@/package.json'

test.each(['dev', 'check:content', 'new:article'] as const)('npm run %s installs what is missing', (name) => {
  expect(scripts[name]).toContain('node lib/build/with-packages.mjs ')
})
