import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shortenNames, withShortNames } from '@/lib/build/export/chunk-names.mjs'
import { filesIn } from '@/lib/files-in.mjs'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

const folder = '_next/static/chunks'

test('a page names chunks shortly, and stylesheets and files of other folders as they are called', () => {
  const page = (chunk: string, runtime: string) =>
    `<script src="/${folder}/${chunk}.js"></script><script src="/${folder}/${runtime}.js"></script>` +
    `<link href="/${folder}/0xyjupgzlhg49.css"><a href="/about/1_6l8xry6ieg3.js"></a>`
  expect(withShortNames(page('1_6l8x~6y-eg3', 'turbopack-077hmtqrhcoji'))).toBe(page('1_6l8x~', '077hmtq'))
})

test('chunks get the names by which pages and other chunks ask for them', () => {
  const out = temporaryFolder({
    [`${folder}/1_6l8xry6ieg3.js`]: 'load("static/chunks/2-j1s9bbhb33_.js")',
    [`${folder}/2-j1s9bbhb33_.js`]: 'two()',
    [`${folder}/0xyjupgzlhg49.css`]: '',
  })
  shortenNames(out)
  expect(filesIn(out)).toEqual([
    `${folder}/0xyjupgzlhg49.css`,
    `${folder}/1_6l8xr.js`,
    `${folder}/2-j1s9b.js`,
  ])
  expect(readFileSync(path.join(out, folder, '1_6l8xr.js'), 'utf8')).toBe('load("static/chunks/2-j1s9b.js")')
})

test('two chunks that would have one name stop the build, and stay as they are', () => {
  const files = [`${folder}/1_6l8xry6ieg3.js`, `${folder}/1_6l8xryaaaaa.js`]
  const out = temporaryFolder(Object.fromEntries(files.map((file) => [file, 'one()'])))
  expect(() => shortenNames(out)).toThrow('Two chunks would have the same name')
  expect(filesIn(out)).toEqual(files)
})
