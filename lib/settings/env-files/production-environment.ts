import { readdirSync } from 'node:fs'
import { ConfigurationError, type Environment, readEnvironment } from '../../env'
import { assignments } from './assignments'
import { cutSettings } from './cut-settings'
import { emptiedSettings } from './emptied-settings'
import { loadEnvironmentFiles } from './environment-files'
import { expandedSettings } from './expanded-settings'
import { misnamedSettings } from './misnamed-settings'
import { repeatedSettings } from './repeated-settings'
import { unreadFiles } from './unread-files'
import { unreadLines } from './unread-lines'
import { wrappedSettings } from './wrapped-settings'

/**
 * The settings of a production build, from the environment and the `.env` files that Next reads.
 * @throws ConfigurationError
 */
export function productionEnvironment(): Environment {
  const files = loadEnvironmentFiles()
  const garbled = files.filter(({ contents }) => isGarbled(contents))
  // The values of such a file are not what is written in it, so nothing else can be checked.
  if (garbled.length > 0) throw new ConfigurationError(garbled.map(({ path }) => notUtf8(path)).join('\n'))
  const names = new Set(files.flatMap(({ contents }) => assignments(contents).map(({ name }) => name)))
  const faults = files.flatMap(({ path, contents }) =>
    [
      ...cutSettings(contents, process.env),
      ...expandedSettings(contents, process.env, names),
      ...wrappedSettings(contents),
      ...unreadLines(contents),
      ...misnamedSettings(contents, process.env),
      ...repeatedSettings(contents),
      ...emptiedSettings(contents, process.env),
    ].map((sentence) => `In ${path}, ${sentence}`),
  )
  const read = () => readEnvironment({ ...process.env, SITE_PROFILE: 'production' })
  const complaint = complaintOf(read)
  if (faults.length === 0 && complaint.length === 0) return read()
  // A file that is not read matters only where settings are missing.
  const unread = complaint.length > 0 ? unreadFiles(readdirSync('.')) : []
  throw new ConfigurationError([...faults, ...complaint, ...unread].join('\n'))
}

/**
 * Whether a file is not UTF-8, as which Next reads it: invalid bytes become U+FFFD, and in UTF-16 every second byte is
 * zero.
 */
function isGarbled(contents: string): boolean {
  return contents.includes('\uFFFD') || contents.includes('\0')
}

function notUtf8(path: string): string {
  return `${path} holds characters that cannot be read; save the file as UTF-8.`
}

/** Further problems, so that all of them can be fixed at once. */
function complaintOf(read: () => Environment): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return [error.message]
    throw error
  }
}
