import { ConfigurationError, type Environment, readEnvironment } from '../../env'
import { cutSettings } from './cut-settings'
import { loadEnvironmentFiles } from './environment-files'

/**
 * The settings of a production build, from the environment and the `.env` files that Next reads.
 * @throws ConfigurationError
 */
export function productionEnvironment(): Environment {
  const cut = loadEnvironmentFiles().flatMap(({ path, contents }) =>
    cutSettings(contents, process.env).map((sentence) => `In ${path}, ${sentence}`),
  )
  const read = () => readEnvironment({ ...process.env, SITE_PROFILE: 'production' })
  if (cut.length === 0) return read()
  throw new ConfigurationError([...cut, ...complaintOf(read)].join('\n'))
}

/** What else is wrong, if anything, so that all of it can be mended at once. */
function complaintOf(read: () => Environment): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return [error.message]
    throw error
  }
}
