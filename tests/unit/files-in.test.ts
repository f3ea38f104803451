import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { filesIn } from '@/lib/files-in.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('files of all subfolders are listed in order, hidden files, too, and no folders', () => {
  for (const file of ['b/c/d.txt', 'b.txt', '.hidden', 'b/a.txt']) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), '')
  }
  mkdirSync(path.join(folder, 'empty.txt'))
  expect(filesIn(folder)).toEqual(['.hidden', 'b.txt', 'b/a.txt', 'b/c/d.txt'])
})
