import { runPackage } from './run.mjs'

/**
 * Holds code to its types: TypeScript everywhere, and the modules of lib/ that Node runs as they are; not those of tests/
 * and what browsers run as it is (lib/build/browser/). Next's own build leaves it to this (next.config.mjs).
 * @throws with what the compiler says when something does not fit
 */
export async function checkTypes() {
  await runPackage('next', ['typegen'], { SITE_PROFILE: 'local', NEXT_TELEMETRY_DISABLED: '1' })
  await runPackage('tsc', ['--noEmit'])
  await runPackage('tsc', ['--noEmit', '--project', 'lib'])
}
