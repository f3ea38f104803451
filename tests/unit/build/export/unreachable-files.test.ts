import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { removeUnreachable } from '@/lib/build/export/unreachable-files.mjs'
import { filesIn } from '@/lib/files-in.mjs'

let out: string

beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'out-'))
})
afterEach(() => rmSync(out, { recursive: true }))

test('files that nothing requests are removed from the export: payloads, copies of the not-found page, stylesheets', async () => {
  const kept = [
    '404.html',
    'a.html',
    'robots.txt',
    '_next/static/chunks/a.js',
    '_next/static/chunks/failed.css',
    '_next/static/rules/rest.css',
  ]
  const left = ['_not-found.html', 'a.txt', 'a/b/__next._tree.txt', '_next/static/chunks/page.css']
  for (const file of [...kept, ...left]) {
    mkdirSync(path.join(out, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(out, file), file.endsWith('a.js') ? '["static/chunks/failed.css"]' : '')
  }
  await removeUnreachable(out)
  expect(filesIn(out)).toEqual(kept.sort())
  expect(readdirSync(out)).not.toContain('a')
})
