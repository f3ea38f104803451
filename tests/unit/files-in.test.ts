import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '@/lib/files-in.mjs'
import { temporaryFolder } from '../fixtures/temporary-folder'

test('files of all subfolders are listed in order, hidden files, too, and no folders', () => {
  const folder = temporaryFolder({ 'b/c/d.txt': '', 'b.txt': '', '.hidden': '', 'b/a.txt': '' })
  mkdirSync(path.join(folder, 'empty.txt'))
  expect(filesIn(folder)).toEqual(['.hidden', 'b.txt', 'b/a.txt', 'b/c/d.txt'])
})
