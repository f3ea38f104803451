import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accessTable } from './access-table.mjs'
import { runAccessRow } from './run-access-row.mjs'

/**
 * Declares one test for each row of the access table.
 * @param {() => import('./engine.mjs').Engine} getEngine called when the tests run
 * @param {import('node:test').TestOptions} [options]
 */
export function testAccessTable(getEngine, options = {}) {
  for (const row of accessTable) {
    const byWhom = row.isModelled ? '' : " by Google's engine, and not modelled locally"
    test(`${row.expected}${byWhom}: ${row.name}`, options, async () => {
      const { asExpected, verdict, changed, answer } = await runAccessRow(getEngine(), row)
      assert.ok(asExpected, `${verdict}, data ${changed ? 'changed' : 'unchanged'}: ${answer}`)
    })
  }

  test('the table has 8 allowed requests and at least 107 others', options, (context) => {
    const allowed = accessTable.filter(({ expected }) => expected === 'allowed').length
    const names = new Set(accessTable.map(({ name }) => name))
    assert.equal(allowed, 8)
    assert.ok(accessTable.length - allowed >= 107)
    assert.equal(names.size, accessTable.length, 'each row has a name of its own')
    context.diagnostic(`access table run on ${getEngine().name}: ${accessTable.length} rows`)
  })
}
