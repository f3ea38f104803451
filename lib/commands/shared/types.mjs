import { runPackage } from './run.mjs'

/**
 * Checks types: of all TypeScript, of what pages and routes export (by Next's `validator.ts`), and of the JavaScript
 * modules in lib/ that Node runs directly; not of those in tests/, nor of the scripts for browsers (lib/build/browser/).
 * Next's own build leaves this to us (next.config.mjs).
 * @throws with what the compiler says when something does not fit
 */
export async function checkTypes() {
  await runPackage('next', ['typegen'], { SITE_PROFILE: 'local', NEXT_TELEMETRY_DISABLED: '1' })
  await runPackage('tsc', ['--noEmit'])
  await runPackage('tsc', ['--noEmit', '--project', 'lib'])
}
