import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { installMissing } from '../../lib/commands/shared/install.mjs'
import { requireNode } from '../../lib/commands/shared/node-version.mjs'
import { stopWith } from '../../lib/commands/shared/progress.mjs'
import { buildEnvironment } from '../../lib/commands/shared/site-build.mjs'
import { filesIn } from '../../lib/files-in.mjs'
import { compressedSize } from './compressed-size.mjs'
import { generateArticles } from './generated-articles.mjs'
import { measuredRun } from './measured-run.mjs'
import { memoryKind } from './process-tree.mjs'
import { tableOf, whole } from './table.mjs'
import { throwAwayCopy } from './throw-away-copy.mjs'

const nextBuild = ['node_modules/.bin/next', 'build']

/**
 * `npm run bench:scale`: what builds cost as the blog grows, in a copy of the last commit: a first one, and a second
 * one with the cache of the first. See README.md here.
 */
try {
  requireNode()
  if (process.platform === 'win32')
    throw new Error('This command needs a Unix system: Linux, macOS, or WSL on Windows.')
  const { values } = parseArgs({ options: { articles: { type: 'string', default: '17,200,1000' } } })
  const counts = values.articles.split(',').map(Number)
  if (!counts.every((count) => Number.isInteger(count) && count >= 0))
    throw new Error('--articles is a list of whole numbers, such as 17,200,1000.')
  await installMissing()
  const folder = throwAwayCopy()
  const builds = []
  for (const count of counts) builds.push(await measureBuild(folder, count))
  report(builds)
  // This also removes the copy.
  process.exit(0)
} catch (error) {
  stopWith(error)
}

async function measureBuild(folder, count) {
  const blog = path.join(folder, 'content/blog')
  writeArticles(blog, count)
  const articles = readdirSync(blog).length
  const env = buildEnvironment('local')
  console.log(`${articles} articles: checking them ...`)
  const check = await measuredRun('npm', ['run', '--silent', 'check:content'], { folder, env })
  console.log(`${articles} articles: building ...`)
  putAway(folder)
  const build = await measuredRun(process.execPath, nextBuild, { folder, env })
  console.log(`${articles} articles: ${build.wall.toFixed(0)} s, building again ...`)
  const { cache } = putAway(folder)
  cpSync(cache, path.join(folder, '.next/cache'), { recursive: true })
  const again = await measuredRun(process.execPath, nextBuild, { folder, env })
  console.log(`${articles} articles: ${again.wall.toFixed(0)} s, checking the export ...`)
  const published = await measuredRun('npm', ['run', '--silent', 'check:export'], { folder, env })
  return { articles, check, build, again, published, ...exportSizes(path.join(folder, 'out')) }
}

/**
 * Removes what a build has made, so that the next one starts in a clean folder, as on a host. It is moved, not deleted:
 * for a minute or more after files are deleted, Linux's ext4 avoids reusing their inodes, and the search for others
 * would take a tenth of the CPU time of the next build.
 * https://github.com/torvalds/linux/blob/v6.12/fs/ext4/ialloc.c
 * @returns {{ cache: string }} the new path of the folder that hosts keep from one build to the next
 */
function putAway(folder) {
  const away = mkdtempSync(`${folder}-away-`)
  process.once('exit', () => rmSync(away, { recursive: true, force: true }))
  for (const made of ['.next', 'out'].filter((name) => existsSync(path.join(folder, name))))
    renameSync(path.join(folder, made), path.join(away, made))
  return { cache: path.join(away, '.next/cache') }
}

function writeArticles(blog, count) {
  const names = readdirSync(blog)
  for (const name of names.filter((other) => other.startsWith('generated-'))) rmSync(path.join(blog, name))
  const originals = names
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('generated-'))
    .map((name) => readFileSync(path.join(blog, name), 'utf8'))
  for (const { name, text } of generateArticles(originals, count)) writeFileSync(path.join(blog, name), text)
}

/** The size of the export on disk, and that of the index as transferred. */
function exportSizes(out) {
  return {
    bytes: filesIn(out).reduce((total, file) => total + statSync(path.join(out, file)).size, 0),
    index: compressedSize(readFileSync(path.join(out, 'blog.html'))),
  }
}

function report(builds) {
  const rows = builds.map(({ articles, check, build, again, published, bytes, index }) => ({
    articles,
    'content check CPU s': check.cpu.toFixed(1),
    'build s': build.wall.toFixed(1),
    'build CPU s': build.cpu.toFixed(1),
    'again CPU s': again.cpu.toFixed(1),
    'peak MB': whole(Math.max(build.memory, again.memory) / 1e6),
    'export check CPU s': published.cpu.toFixed(1),
    'out/ MB': (bytes / 1e6).toFixed(1),
    'index, bytes on the line': whole(index),
  }))
  console.log(`\n${tableOf(rows)}\n`)
  const [first, last] = [builds[0], builds.at(-1)]
  const more = last.articles - first.articles
  if (more > 0)
    console.log(
      `One more article: ${whole(((last.build.cpu - first.build.cpu) / more) * 1000)} ms of processor, ` +
        `${whole(((last.again.cpu - first.again.cpu) / more) * 1000)} when built again (goal 30), ` +
        `${whole((last.bytes - first.bytes) / more)} bytes in out/. `,
    )
  console.log(`Peak: the whole tree of processes; ${memoryKind} (goal 1,200 MB for 1,000 articles).`)
}
