import nextEnv from '@next/env'
import { readEnvironment } from '../env'
import { stopWith } from './progress.mjs'

/** Reads the settings of a production build from the environment and the `.env` files that Next reads. */
try {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
  readEnvironment({ ...process.env, SITE_PROFILE: 'production' })
} catch (error) {
  stopWith(error)
}
