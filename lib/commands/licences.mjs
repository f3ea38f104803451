import { readFileSync } from 'node:fs'

/**
 * `npm run licences`: every package of the lockfile under its licence, with what it is needed for.
 * @type {import('./shared/lockfile.mjs').Lockfile}
 */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
/** @type {Map<string, string[]>} */
const groups = new Map()

for (const [place, { version, license = 'not stated', dev, optional }] of Object.entries(packages)) {
  if (place === '') continue
  const name = place.replace(/^.*node_modules\//, '')
  const use = dev ? ' (development)' : optional ? ' (optional)' : ''
  groups.set(license, [...(groups.get(license) ?? []), `${name} ${version}${use}`])
}

for (const [licence, names] of [...groups].sort()) {
  console.log(`\n${licence}: ${names.length}`)
  for (const name of [...new Set(names)].sort()) console.log(`  ${name}`)
}
