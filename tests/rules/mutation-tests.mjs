import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { accessTable } from './access-table.mjs'
import { setRules } from './engine.mjs'
import { RULES_FILE } from './local-engine.mjs'
import { equivalentMutants, mutantsOf } from './mutations.mjs'
import { firstWrongRow } from './run-access-row.mjs'

/**
 * Declares one test for each way to weaken the rules: the access table must turn red.
 * @param {() => import('./engine.mjs').Engine} getEngine called when the tests run
 * @param {import('node:test').TestOptions} [options]
 */
export function testMutations(getEngine, options = {}) {
  const rules = readFileSync(RULES_FILE, 'utf8')
  const mutants = mutantsOf(rules)

  for (const mutant of mutants) {
    const reason = equivalentMutants.get(mutant.name)
    test(`${reason ? 'no difference' : 'noticed'}: ${mutant.name}`, options, async () => {
      const { status, text } = await setRules(getEngine(), mutant.rules)
      assert.equal(status, 200, `the weakened rules must compile: ${text}`)
      const wrong = await firstWrongRow(getEngine(), accessTable)
      if (reason) assert.equal(wrong, null, `no longer equivalent (${reason}); take it off the list`)
      else assert.ok(wrong, 'no row of the access table notices; add one')
    })
  }

  test('there are at least 40 weakenings to notice, and only real ones are excused', options, (context) => {
    const names = mutants.map(({ name }) => name)
    for (const name of equivalentMutants.keys()) assert.ok(names.includes(name), `no such mutant: ${name}`)
    const toNotice = mutants.length - equivalentMutants.size
    assert.ok(toNotice >= 40)
    context.diagnostic(
      `${toNotice} weakenings, ${equivalentMutants.size} equivalent; judged by ${getEngine().name}`,
    )
  })
}
