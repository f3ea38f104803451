import nextEnv from '@next/env'

/**
 * Loads the `.env` files of a production build into the environment, as Next does.
 * @returns the files that were read
 */
export function loadEnvironmentFiles() {
  // With NODE_ENV=test, for instance from a shell, Next would skip `.env.local`.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const log = { info: () => {}, error: console.error }
  return nextEnv.loadEnvConfig(process.cwd(), false, log).loadedEnvFiles
}
