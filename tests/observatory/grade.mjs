import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findProgram } from '../../lib/commands/shared/find-program.mjs'

/** Runs within `npm exec`, which puts the scanner's command on the PATH; the scanner itself is beside it. */
const command = findProgram(['mdn-http-observatory-scan'])
const scanner = path.resolve(path.dirname(realpathSync(command)), '..')

// The HSTS preload list. The scanner's install script would download it, but a new site is not on it.
const preloaded = path.join(scanner, 'conf/hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const { version } = JSON.parse(readFileSync(path.join(scanner, 'package.json'), 'utf8'))
const { scan } = await import(pathToFileURL(path.join(scanner, 'src/index.js')).href)
const { scan: result, tests } = await scan(process.argv[2])
for (const [name, { result: found, scoreModifier, pass }] of Object.entries(tests))
  console.log(`${name.padEnd(30)} ${String(scoreModifier).padStart(4)}  ${pass ? 'pass' : 'FAIL'}  ${found}`)
console.log(
  `Score ${result.score}, grade ${result.grade} (scanner ${version}, algorithm ${result.algorithmVersion})`,
)
