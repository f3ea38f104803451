import nextEnv from '@next/env'

/**
 * Loads the `.env` files of a production build into the environment, as Next does.
 * @returns the files that were read
 * @throws one sentence about those that cannot be read
 */
export function loadEnvironmentFiles() {
  // With NODE_ENV=test, for instance from a shell, Next would skip `.env.local`.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const unreadable: string[] = []
  // Next says `Failed to load env from .env.local`, adds the error, and goes on without the file.
  const log = { info: () => {}, error: (words: string) => unreadable.push(words.replace(/^.* /, '')) }
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, log)
  if (unreadable.length > 0)
    throw new Error(`${unreadable.join(' and ')} cannot be read. Give this user the right to read it.`)
  return loadedEnvFiles
}
