import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { differences, hasJudged, judgeExpression, readVerdicts } from '../expressions.mjs'
import { startLocalEngine } from '../local-engine.mjs'
import { withOfficialEngine } from './with-official-engine.mjs'

const { getEngine, options } = withOfficialEngine()
let local
/** What Google's engine says of each expression, asked once. */
const officialVerdicts = new Map()

before(async () => {
  local = await startLocalEngine()
})
after(() => local.close())

test("the local evaluator judges no expression otherwise than Google's engine", options, async (context) => {
  const expressions = Object.values(readVerdicts()).flatMap((topic) => Object.keys(topic))
  const verdicts = []
  for (const expression of expressions) {
    const official = await judgeExpression(getEngine(), expression)
    officialVerdicts.set(expression, official)
    verdicts.push([expression, official, await judgeExpression(local, expression)])
  }
  assert.deepEqual(differences(verdicts), [])
  const judged = verdicts.filter(([, , verdict]) => hasJudged(verdict)).length
  const rest = verdicts.length - judged
  context.diagnostic(`${verdicts.length} expressions: ${judged} the same verdict, ${rest} not judged locally`)
  context.diagnostic(`compared with ${getEngine().name}`)
})

test("the recorded verdicts are still those of Google's engine", options, () => {
  for (const expressions of Object.values(readVerdicts())) {
    for (const [expression, [recorded]] of Object.entries(expressions)) {
      assert.equal(officialVerdicts.get(expression), recorded, expression)
    }
  }
})
