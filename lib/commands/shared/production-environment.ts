import nextEnv from '@next/env'
import { ConfigurationError, type Environment, readEnvironment } from '../../env'
import { cutSetting } from './cut-setting'

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
  for (const { path, contents } of loadedEnvFiles) {
    const fault = cutSetting(contents, process.env)
    if (fault) throw new ConfigurationError(`In ${path}, ${fault}`)
  }
  return readEnvironment({ ...process.env, SITE_PROFILE: 'production' })
}
