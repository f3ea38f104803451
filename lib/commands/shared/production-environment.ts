import nextEnv from '@next/env'
import { type Environment, readEnvironment } from '../../env'

/**
 * The settings of a production build, from the environment and the `.env` files that Next reads.
 * @throws ConfigurationError
 */
export function productionEnvironment(): Environment {
  // With another value, such as a shell's for its tests, Next would leave `.env.local` out.
  Object.assign(process.env, { NODE_ENV: 'production' })
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
  return readEnvironment({ ...process.env, SITE_PROFILE: 'production' })
}
