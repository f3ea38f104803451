import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { RULES_FILE } from '../../local-firebase/start-for-test.mjs'
import { setRules } from '../engine.mjs'
import { findOfficialEngine, startOfficialEngine } from '../official-engine.mjs'

/**
 * Starts Google's engine for the tests of a file. If it is not found they are skipped, with the reason; with
 * REQUIRE_OFFICIAL=1 they fail instead, for machines that are meant to have it.
 * @returns {{ getEngine: () => import('../engine.mjs').Engine, options: { skip: string | false } }}
 */
export function withOfficialEngine() {
  const found = findOfficialEngine()
  const missing = 'missing' in found ? found.missing : null
  let engine

  before(async () => {
    if (missing) return
    engine = await startOfficialEngine(found)
    await setRules(engine, readFileSync(RULES_FILE, 'utf8'))
  })
  after(async () => {
    if (!engine) return
    await setRules(engine, readFileSync(RULES_FILE, 'utf8'))
    await engine.close()
  })

  if (missing && process.env.REQUIRE_OFFICIAL === '1') {
    test("Google's engine is installed", () => {
      throw new Error(`REQUIRE_OFFICIAL=1, but: ${missing}`)
    })
  }
  return { getEngine: () => engine, options: { skip: missing ?? false } }
}
