/**
 * Records the verdicts of the engines on each expression in expression-verdicts.json; to be run after adding an
 * expression (with two nulls for its verdicts) or extending the evaluator:
 *
 *   node tests/rules/record-expression-verdicts.mjs
 *
 * Without Google's engine its recorded verdicts stay as they are. Review the changes before committing them.
 */
import { writeFileSync } from 'node:fs'
import { judgeExpression, readVerdicts, VERDICTS_FILE } from './expressions.mjs'
import { startLocalEngine } from './local-engine.mjs'
import { findOfficialEngine, startOfficialEngine } from './official-engine.mjs'

const found = findOfficialEngine()
if ('missing' in found) console.log(found.missing)
const official = 'missing' in found ? null : await startOfficialEngine(found)
const local = await startLocalEngine()
const topics = readVerdicts()

for (const expressions of Object.values(topics)) {
  for (const [expression, [recorded]] of Object.entries(expressions)) {
    const officialVerdict = official ? await judgeExpression(official, expression) : recorded
    expressions[expression] = [officialVerdict, await judgeExpression(local, expression)]
  }
}
writeFileSync(
  VERDICTS_FILE,
  `${JSON.stringify(topics, null, 2).replaceAll(/\[\s+([^\]]+?),\s+([^\]]+?)\s+\]/g, '[$1, $2]')}\n`,
)
await official?.close()
await local.close()
