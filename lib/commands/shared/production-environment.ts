import nextEnv from '@next/env'
import { type Environment, readEnvironment } from '../../env'

/**
 * The settings of a production build, from the environment and the `.env` files that Next reads.
 * @throws ConfigurationError
 */
export function productionEnvironment(): Environment {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
  return readEnvironment({ ...process.env, SITE_PROFILE: 'production' })
}
