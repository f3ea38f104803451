import { send, snapshot, store } from './engine.mjs'

/**
 * Gets the verdict of an engine on one row, and checks whether the data changed.
 * @param {import('./engine.mjs').Engine} engine
 * @param {import('./access-row.mjs').AccessRow} row
 * @returns {Promise<{ asExpected: boolean, verdict: string, changed: boolean, answer: string }>}
 */
export async function runAccessRow(engine, row) {
  await store(engine, row.stored())
  const before = await snapshot(engine)
  const request = row.what()
  const { status, text } = await send(engine, request, row.who())
  const changed = (await snapshot(engine)) !== before
  const verdict = verdictOf(status)
  const isVerdictRight = matches(row, verdict, engine)
  const isEffectRight = changed === (row.expected === 'allowed' && request.writes)
  return { asExpected: isVerdictRight && isEffectRight, verdict, changed, answer: text.slice(0, 300) }
}

function verdictOf(status) {
  if (status === 200) return 'allowed'
  if (status === 403) return 'refused'
  return status === 501 ? 'not modelled' : `failed with ${status}`
}

/** The local Firestore must return a verdict on what it models, and "not modelled" for the rest. */
function matches({ expected, isModelled }, verdict, { isLocal }) {
  if (isLocal && !isModelled) return verdict === 'not modelled'
  if (expected === 'rejected') return verdict !== 'allowed' && verdict !== 'not modelled'
  return verdict === expected
}

/**
 * The first row without the expected outcome; null if all rows have it.
 * @param {import('./engine.mjs').Engine} engine
 * @param {import('./access-row.mjs').AccessRow[]} table
 */
export async function firstWrongRow(engine, table) {
  for (const row of table) {
    const { asExpected } = await runAccessRow(engine, row)
    if (!asExpected) return row
  }
  return null
}
