import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { extractScripts, insertLoader } from './page-scripts.mjs'

/**
 * Changes when React loads in the exported pages: on the reader's first sign of intent instead of at once.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'hydrate-on-intent',
  async onBuildComplete({ outputs, projectDir }) {
    const out = path.join(projectDir, 'out')
    const loader = await writeHashed(
      out,
      'loader',
      await readFile(path.join(import.meta.dirname, 'hydration-loader.js'), 'utf8'),
    )
    const pages = outputs.staticFiles.map(({ filePath }) => filePath).filter((file) => file.endsWith('.html'))
    for (const page of pages) await rewritePage(page, out, loader)
    await removeUnreachable(out)
  },
}

export default adapter

async function rewritePage(page, out, loader) {
  try {
    const { html, inline, sources, when, query } = extractScripts(await readFile(page, 'utf8'))
    const flight = await writeHashed(out, 'page', inline.join('\n;'))
    await writeFile(page, insertLoader(html, { loader, scripts: [flight, ...sources], when, query }))
  } catch (error) {
    throw new Error(`${path.relative(out, page)}: ${error.message}`)
  }
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
