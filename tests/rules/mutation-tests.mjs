import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { RULES_FILE } from '../local-firebase/start-for-test.mjs'
import { accessTable } from './access-table.mjs'
import { setRules } from './engine.mjs'
import { equivalentMutants, mutantsOf } from './mutations.mjs'
import { firstWrongRow } from './run-access-row.mjs'

/**
 * Declares one test for each mutant of the rules: the access table must fail on it.
 * @param {() => import('./engine.mjs').Engine} getEngine called when the tests run
 * @param {import('node:test').TestOptions} [options]
 */
export function testMutations(getEngine, options = {}) {
  const rules = readFileSync(RULES_FILE, 'utf8')
  const mutants = mutantsOf(rules)

  for (const mutant of mutants) {
    const reason = equivalentMutants.get(mutant.name)
    test(`${reason ? 'equivalent' : 'detected'}: ${mutant.name}`, options, async () => {
      const { status, text } = await setRules(getEngine(), mutant.rules)
      assert.equal(status, 200, `the mutant must compile: ${text}`)
      const wrong = await firstWrongRow(getEngine(), accessTable)
      if (reason) assert.equal(wrong, null, `no longer equivalent (${reason}); remove it from the list`)
      else assert.ok(wrong, 'no row of the access table detects it; add one')
    })
  }

  test(
    'there are at least 40 mutants to detect, and only existing ones are listed as equivalent',
    options,
    (context) => {
      const names = mutants.map(({ name }) => name)
      for (const name of equivalentMutants.keys()) assert.ok(names.includes(name), `no such mutant: ${name}`)
      const toDetect = mutants.length - equivalentMutants.size
      assert.ok(toDetect >= 40)
      context.diagnostic(
        `${toDetect} mutants, ${equivalentMutants.size} equivalent; run on ${getEngine().name}`,
      )
    },
  )
}
