import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { differences, hasJudged, judgeExpression, readVerdicts } from '../expressions.mjs'
import { startLocalEngine } from '../local-engine.mjs'
import { withOfficialEngine } from './with-official-engine.mjs'

const { getEngine, options } = withOfficialEngine()
let local

before(async () => {
  local = await startLocalEngine()
})
after(() => local.close())

test(
  "the recorded verdicts match Google's engine, and no local verdict differs from it",
  options,
  async (context) => {
    const recorded = Object.values(readVerdicts()).flatMap(Object.entries)
    const verdicts = []
    for (const [expression, [known]] of recorded) {
      const official = await judgeExpression(getEngine(), expression)
      assert.equal(official, known, expression)
      verdicts.push([expression, official, await judgeExpression(local, expression)])
    }
    assert.deepEqual(differences(verdicts), [])
    const judged = verdicts.filter(([, , verdict]) => hasJudged(verdict)).length
    const rest = verdicts.length - judged
    context.diagnostic(
      `${verdicts.length} expressions: ${judged} the same verdict, ${rest} not judged locally`,
    )
    context.diagnostic(`compared with ${getEngine().name}`)
  },
)
