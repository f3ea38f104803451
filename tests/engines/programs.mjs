import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** The path of a program on the PATH. @returns {string | undefined} */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/** Starts a program that is killed at the latest when this process ends. */
export function startProgram(name, parameters, options) {
  const child = spawn(name, parameters, options)
  process.once('exit', () => child.kill())
  return child
}
