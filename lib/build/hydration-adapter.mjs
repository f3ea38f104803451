import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { extractScripts, insertLoader } from './page-scripts.mjs'
import { absoluteAddresses, inlineRules, rulesInUse, stylesheetsOf } from './page-styles.mjs'

/**
 * Changes how the exported pages load: React on the reader's first sign of intent instead of at once, and the rules a
 * page uses inside the page instead of in files that block it.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'hydrate-on-intent',
  async onBuildComplete({ outputs, projectDir }) {
    const out = path.join(projectDir, 'out')
    const files = outputs.staticFiles.map(({ filePath }) => filePath).filter((file) => file.endsWith('.html'))
    const pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })))
    const loader = await writeHashed(
      out,
      'loader',
      await readFile(path.join(import.meta.dirname, 'hydration-loader.js'), 'utf8'),
    )
    for (const page of pages) page.html = await deferScripts(page, out, loader)
    for (const kind of groupByStylesheets(pages)) await inlineStyles(kind, out)
    for (const { file, html } of pages) await writeFile(file, html)
    await removeUnreachable(out)
  },
}

export default adapter

async function deferScripts({ file, html }, out, loader) {
  try {
    const page = extractScripts(html)
    const flight = await writeHashed(out, 'page', page.inline.join('\n;'))
    return insertLoader(page.html, { ...page, loader, scripts: [flight, ...page.sources] })
  } catch (error) {
    throw new Error(`${path.relative(out, file)}: ${error.message}`)
  }
}

/** Pages of one kind ask for the same stylesheets; they get the same rules. */
function groupByStylesheets(pages) {
  const kinds = new Map()
  for (const page of pages) {
    const key = stylesheetsOf(page.html).join(' ')
    kinds.set(key, [...(kinds.get(key) ?? []), page])
  }
  return kinds.values()
}

async function inlineStyles(pages, out) {
  const css = await Promise.all(stylesheetsOf(pages[0].html).map((href) => readStylesheet(out, href)))
  const rules = await rulesInUse(
    css,
    pages.map(({ html }) => html),
  )
  for (const page of pages) page.html = inlineRules(page.html, rules)
}

async function readStylesheet(out, href) {
  return absoluteAddresses(await readFile(path.join(out, href), 'utf8'), href)
}

/** Writes code under a name that changes with it, and answers with its address on the site. */
async function writeHashed(out, name, code) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12)
  const address = `/_next/static/${name}/${hash}.js`
  await mkdir(path.join(out, '_next/static', name), { recursive: true })
  await writeFile(path.join(out, address), code)
  return address
}

/** Next's copies of the not-found page answer 200 under their own addresses; hosts use `404.html`. */
async function removeUnreachable(out) {
  for (const name of ['_not-found.html', '_not-found.txt', '_not-found'])
    await rm(path.join(out, name), { recursive: true, force: true })
}
