import { readdirSync } from 'node:fs'
import { removeUnreachable } from '@/lib/build/export/unreachable-files.mjs'
import { filesIn } from '@/lib/files-in.mjs'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

test('files that nothing requests are removed from the export: payloads, copies of the not-found page, stylesheets', () => {
  const kept = [
    '404.html',
    'a.html',
    'robots.txt',
    '_next/static/chunks/a.js',
    '_next/static/chunks/failed.css',
    '_next/static/rules/rest.css',
  ]
  const left = ['_not-found.html', 'a.txt', 'a/b/__next._tree.txt', '_next/static/chunks/page.css']
  const textOf = (file: string) => (file.endsWith('a.js') ? '["static/chunks/failed.css"]' : '')
  const out = temporaryFolder(Object.fromEntries([...kept, ...left].map((file) => [file, textOf(file)])))
  removeUnreachable(out)
  expect(filesIn(out)).toEqual(kept.sort())
  expect(readdirSync(out)).not.toContain('a')
})
