import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inlineStyles } from '@/lib/build/export/stylesheet-files.mjs'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

const head =
  '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/page.css"/><script data-scripts=""></script></head><body>'
const end = '<span data-first-view-end="true" hidden=""></span>'

let out: string

beforeEach(() => {
  out = temporaryFolder({ 'page.css': 'h1{color:red}p{color:green}p:hover{color:blue}' })
  mkdirSync(path.join(out, '_next/static/rules'), { recursive: true })
})

test('pages that arrive with the first response have all their rules in them, and link no stylesheet', async () => {
  const [page = ''] = await styled([`${head}<h1>Land</h1>${end}<p>More</p>`])
  expect(page).toContain('h1{color:red}p{color:green}p:hover{color:#00f}')
  expect(page).not.toContain('<link')
  expect(await readdir(path.join(out, '_next/static/rules'))).toEqual([])
})

test('one page that is too long for that has all pages of its kind link the rules of what is below the first view', async () => {
  const pages = await styled([
    `${head}<h1>Land</h1>${end}<p>More</p>`,
    `${head}<h1>Land</h1>${end}<p>${noise()}</p>`,
  ])
  const [name = ''] = await readdir(path.join(out, '_next/static/rules'))
  for (const page of pages) {
    expect(page).toContain('h1{color:red}')
    expect(page).not.toContain('p{color:green}')
    expect(page).toContain(`<link rel="stylesheet" href="/_next/static/rules/${name}" fetchpriority="low">`)
  }
  expect(await readFile(path.join(out, '_next/static/rules', name), 'utf8')).toContain(
    'p{color:green}p:hover{color:#00f}',
  )
})

test('a long page that marks no end of its first view has all its rules in it', async () => {
  const [page = ''] = await styled([`${head}<p>${noise()}</p>`])
  expect(page).toContain('p{color:green}p:hover{color:#00f}')
  expect(page).not.toContain('<link')
})

/** Text that still takes 15,000 bytes when it is compressed. */
function noise() {
  return randomBytes(15_000).toString('base64')
}

async function styled(pages: string[]): Promise<string[]> {
  const files = pages.map((_, index) => path.join(out, `${index}.html`))
  await Promise.all(files.map((file, index) => writeFile(file, pages[index] ?? '')))
  await inlineStyles({ stylesheets: ['/page.css'], files, names: new Set() }, { out, words: new Set() })
  return Promise.all(files.map((file) => readFile(file, 'utf8')))
}
