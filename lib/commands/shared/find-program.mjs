import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The path of the first of these programs that a folder of PATH has.
 * @param {readonly string[]} names
 * @param {import('../../settings/environment-variables').EnvironmentVariables} [environment]
 * @returns {string | undefined}
 */
export function findProgram(names, { PATH = '' } = process.env) {
  const folders = PATH.split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))
}
