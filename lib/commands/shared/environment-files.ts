import nextEnv from '@next/env'

/**
 * Adds to the environment what the `.env` files of a production build say, as Next does.
 * @returns the files that were read
 */
export function loadEnvironmentFiles() {
  // With another value, such as a shell's for its tests, Next would leave `.env.local` out.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const log = { info: () => {}, error: console.error }
  return nextEnv.loadEnvConfig(process.cwd(), false, log).loadedEnvFiles
}
