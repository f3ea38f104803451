import nextEnv from '@next/env'
import { ConfigurationError, type Environment, readEnvironment } from '../../env'
import { cutSettings } from './cut-settings'

/**
 * The settings of a production build, from the environment and the `.env` files that Next reads.
 * @throws ConfigurationError
 */
export function productionEnvironment(): Environment {
  // With another value, such as a shell's for its tests, Next would leave `.env.local` out.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, {
    info: () => {},
    error: console.error,
  })
  const cut = loadedEnvFiles.flatMap(({ path, contents }) =>
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
