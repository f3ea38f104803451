import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { differences, hasJudged, judgeExpression, readVerdicts } from './expressions.mjs'
import { startLocalEngine } from './local-engine.mjs'

const topics = readVerdicts()
let engine

before(async () => {
  engine = await startLocalEngine()
})
after(() => engine.close())

for (const [topic, expressions] of Object.entries(topics)) {
  test(`the local evaluator gives the recorded verdicts: ${topic}`, async () => {
    for (const [expression, [, recorded]] of Object.entries(expressions)) {
      assert.equal(await judgeExpression(engine, expression), recorded, expression)
    }
  })
}

test("no local verdict differs from Google's, and few are missing", (context) => {
  const all = Object.values(topics).flatMap((expressions) =>
    Object.entries(expressions).map(([expression, [official, local]]) => [expression, official, local]),
  )
  const judged = all.filter(([, , local]) => hasJudged(local)).length
  assert.deepEqual(differences(all), [])
  assert.ok(all.length >= 362)
  assert.ok(judged >= 335)
  context.diagnostic(
    `${all.length} expressions: ${judged} the same verdict, ${all.length - judged} not judged locally`,
  )
})
