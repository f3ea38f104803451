/**
 * A package in a package-lock.json.
 * @typedef {{ version?: string, license?: string, resolved?: string, integrity?: string, inBundle?: boolean,
 *   optional?: boolean, dev?: boolean, engines?: { node?: string }, optionalDependencies?: Record<string, string>
 *   }} LockEntry
 *
 * @typedef {{ packages: Record<string, LockEntry> }} Lockfile packages by their place, the project's own at ''
 */

/**
 * Whether a package that the lockfile names is checked when it is installed: by its own hash, or by that of the package
 * it comes inside.
 * @param {[place: string, LockEntry]} package_
 */
export function isChecked([place, { integrity, inBundle }]) {
  return place === '' || integrity !== undefined || inBundle === true
}

/**
 * The optional packages, such as binaries for other platforms, that the lockfile lacks. `npm ci` refuses it for them.
 * @param {Lockfile} lock
 * @returns {string[]} their names
 */
export function missingPackages(lock) {
  return Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isResolved(lock, place, name)),
  )
}

/**
 * Whether Node finds a package from the folder of another: in its `node_modules`, or in that of a folder above.
 * @param {Lockfile} lock
 * @param {string} place
 * @param {string} name
 * @returns {boolean}
 */
function isResolved(lock, place, name) {
  if (lock.packages[`${place}${place && '/'}node_modules/${name}`]) return true
  return place !== '' && isResolved(lock, place.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}
