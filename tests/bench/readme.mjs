import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { conditions, resultTable } from './results.mjs'

export const latest = path.resolve('tests/bench/results/latest.json')

const start = '<!-- bench:start -->'
const end = '<!-- bench:end -->'

/**
 * Puts the table of results between the two marks of a README.
 * @throws if the marks are missing
 */
export function withTable(readme, results) {
  const [before, after] = [readme.indexOf(start), readme.indexOf(end)]
  if (before < 0 || after < before)
    throw new Error(`README.md has no place for the table: the marks ${start} and ${end}.`)
  const table = `\n\n${resultTable(results)}\n\n${conditions(results)}\n\n`
  return readme.slice(0, before + start.length) + table + readme.slice(after)
}

/** Writes the table of the latest results into the README. */
export function updateReadme() {
  const results = JSON.parse(readFileSync(latest, 'utf8'))
  writeFileSync('README.md', withTable(readFileSync('README.md', 'utf8'), results))
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) updateReadme()
