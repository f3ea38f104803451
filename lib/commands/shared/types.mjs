import { runPackage } from './run.mjs'

/**
 * Holds all code to its types, that of the tests too; Next's own build leaves it to this (next.config.mjs).
 * @throws with what the compiler says when something does not fit
 */
export async function checkTypes() {
  await runPackage('next', ['typegen'], { SITE_PROFILE: 'local', NEXT_TELEMETRY_DISABLED: '1' })
  await runPackage('tsc', ['--noEmit'])
  await runPackage('tsc', ['--noEmit', '--project', 'lib'])
}
