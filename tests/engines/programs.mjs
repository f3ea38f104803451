import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where a program is on the PATH. @returns {string | undefined} */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/** Starts a program that ends with this process at the latest. */
export function startProgram(name, parameters, options) {
  const child = spawn(name, parameters, options)
  process.once('exit', () => child.kill())
  return child
}
