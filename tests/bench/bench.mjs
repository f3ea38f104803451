import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildId } from '../../lib/build/build-id.mjs'
import { findHeadlessShell, requireChromium } from '../../lib/commands/shared/find-chromium.mjs'
import { installMissing } from '../../lib/commands/shared/install.mjs'
import { requireNode } from '../../lib/commands/shared/node-version.mjs'
import { stopWith } from '../../lib/commands/shared/progress.mjs'
import { localBuild } from '../../lib/commands/shared/site-build.mjs'
import { latest, updateReadme } from './readme.mjs'
import { conditions, misses, resultTable, summary } from './results.mjs'
import { serveFolder } from './server.mjs'

/** `npm run bench`: Lighthouse on the export in `out/`, each page also without scripts. See README.md here. */
const options = {
  runs: { type: 'string', default: '3' },
  page: { type: 'string', multiple: true },
  all: { type: 'boolean', default: false },
  readme: { type: 'boolean', default: false },
}

try {
  requireNode()
  const { values } = parseArgs({ options })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1.')
  await installMissing()
  await installMissing('tests/bench')
  // Results of an export from before the last commit would be taken for those of that commit.
  if (!existsSync('out/index.html') || buildOf('out') !== buildId()) await localBuild()
  const results = await measure(await choosePages(values), runs)
  mkdirSync(path.dirname(latest), { recursive: true })
  writeFileSync(latest, `${JSON.stringify(results, null, 2)}\n`)
  if (values.readme) updateReadme()
  report(results)
} catch (error) {
  stopWith(error)
}

/** One page of each kind, and the lightest and the heaviest article; with `all`, every page. */
async function choosePages({ page: paths, all }) {
  const { pages } = await import('../export/exported-site.mjs')
  const { weigh } = await import('./page-weights.mjs')
  const { kindOf } = await import('./budgets.mjs')
  // Lighthouse does not audit a response with status 404.
  const weighed = pages
    .filter(({ path }) => path !== '/404')
    .map((page) => ({
      path: page.path,
      kind: kindOf(page.path),
      isListed: !page.hidden,
      weight: weigh(page),
    }))
  const unknown = paths?.find((wanted) => !weighed.some(({ path }) => path === wanted))
  if (unknown) throw new Error(`The export has no page ${unknown}.`)
  if (paths) return weighed.filter(({ path }) => paths.includes(path))
  if (all) return weighed
  const articles = weighed
    .filter(({ kind }) => kind === 'article')
    .toSorted((a, b) => a.weight.html - b.weight.html)
  return [...weighed.filter(({ kind }) => kind !== 'article'), articles[0], articles.at(-1)]
}

async function measure(pages, runs) {
  const { audit, everything } = await import('./audit.mjs')
  const shell = findHeadlessShell()
  const chromium = shell ?? (await requireChromium())
  const site = await serveFolder({ folder: path.resolve('out') })
  const bare = await serveFolder({ folder: path.resolve('out'), scripts: false })
  const limit = await serveFolder({ folder: path.join(import.meta.dirname, 'limit') })
  // The pages to compare with need no other audits.
  const timesOnly = ['performance']
  const visits = [
    ...pages.flatMap((page) => [
      { name: page.path, url: site.origin + page.path, categories: everything },
      { name: `${page.path} without scripts`, url: bare.origin + page.path, categories: timesOnly },
    ]),
    { name: 'the least page', url: `${limit.origin}/`, categories: timesOnly },
  ]
  const samples = new Map(visits.map(({ url }) => [url, []]))
  try {
    // Runs are interleaved, so that a slow minute of the machine affects all pages alike.
    for (let run = 1; run <= runs; run += 1)
      for (const [index, { name, url, categories }] of visits.entries()) {
        const sample = await audit(url, chromium, categories)
        samples.get(url).push(sample)
        const { largestPaint } = sample.figures
        console.log(
          `[run ${run}/${runs}, page ${index + 1}/${visits.length}] ${name}: LCP ${Math.round(largestPaint)} ms`,
        )
      }
  } finally {
    for (const server of [site, bare, limit]) server.close()
  }
  const of = (url) => summary(samples.get(url).map(({ figures }) => figures))
  const all = [...samples.values()].flat()
  return {
    date: new Date().toISOString(),
    build: buildOf('out') + (hasChanges() ? ' with changes that are not committed' : ''),
    runs,
    lighthouse: all[0].lighthouse,
    chromium: all[0].chromium + (shell ? ' headless shell' : ''),
    machineSpeed: summary(all.map(({ machineSpeed }) => ({ machineSpeed }))).machineSpeed.median,
    least: of(`${limit.origin}/`),
    pages: pages.map((page) => ({
      ...page,
      page: of(site.origin + page.path),
      bare: of(bare.origin + page.path),
      failed: [...new Set(samples.get(site.origin + page.path).flatMap(({ failed }) => failed))],
    })),
  }
}

/** The commit that an export was built from; Next names a folder after it. */
function buildOf(folder) {
  const names = readdirSync(path.join(folder, '_next/static'))
  return (
    names.find((name) => existsSync(path.join(folder, '_next/static', name, '_buildManifest.js'))) ??
    'unknown'
  )
}

/** Whether the sources of pages have uncommitted changes. */
function hasChanges() {
  if (buildId() === 'no-commit') return false
  const sources = ['.', ':!tests', ':!*.md']
  return execFileSync('git', ['status', '--porcelain', '--', ...sources], { encoding: 'utf8' }) !== ''
}

function report(results) {
  const missed = misses(results)
  console.log(`\n${resultTable(results)}\n\n${conditions(results)}\n`)
  console.log(missed.length > 0 ? `Misses its goal:\n${missed.join('\n')}` : 'Every goal is met.')
  console.log(`\nWritten to ${path.relative('.', latest)}.`)
}
