import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Adds missing entries to the lockfile. Where npm cannot fetch optional packages of other platforms, it leaves them
 * out, and then `npm ci` refuses the lockfile on every platform. This adds an entry with a version for each; npm
 * completes it where the package is installed. Run it after `npm install`:
 *
 *     npm run lockfile
 *
 * @typedef {import('./shared/install.mjs').LockEntry} LockEntry
 * @param {{ packages: Record<string, LockEntry> }} lock a parsed package-lock.json
 * @returns {{ packages: Record<string, LockEntry> }} the completed lockfile; `lock` is not changed
 */
function completeLockfile(lock) {
  const packages = { ...lock.packages }
  for (const [folder, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isResolved(packages, folder, name))
        packages[`node_modules/${name}`] = placeholder(name, range, entry.dev)
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/**
 * Whether a package can be resolved: Node looks for it in the folder that requires it, then in each folder above.
 * @param {Record<string, LockEntry>} packages
 * @param {string} folder
 * @param {string} name
 */
function isResolved(packages, folder, name) {
  for (let from = folder; ; from = from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true
    if (!from) return false
  }
}

/**
 * @param {string} name
 * @param {string} range
 * @param {boolean | undefined} dev
 * @returns {LockEntry}
 */
function placeholder(name, range, dev) {
  const os = /(darwin|linux|win32|android|freebsd|openbsd|netbsd|sunos|aix|openharmony)/.exec(name)?.[1]
  const cpu = /-(arm64|x64|ia32|arm|riscv64|ppc64|s390x|loong64|mips64el|wasm32)/.exec(name)?.[1]
  const libc = { gnu: 'glibc', musl: 'musl' }[/-(gnu|musl)(?:eabihf)?$/.exec(name)?.[1] ?? '']
  return {
    version: range.replace(/^[\^~]/, ''),
    optional: true,
    ...(dev && { dev: true }),
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc] }),
  }
}

const file = 'package-lock.json'
const completed = completeLockfile(JSON.parse(readFileSync(file, 'utf8')))
writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`)
