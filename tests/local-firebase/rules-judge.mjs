import { EvaluationError } from './rules-errors.mjs'
import { evaluateExpression } from './rules-evaluator.mjs'
import { Path } from './rules-values.mjs'

/**
 * @typedef {import('./rules-values.mjs').RulesValue} RulesValue
 * @typedef {{ operation: 'get' | 'list' | 'create' | 'update' | 'delete', path: string,
 *   request: Map<string, RulesValue>, resource: Map<string, RulesValue> | null }} Question
 *   `path` starts with /databases/
 */

/**
 * Applies the rules to one operation on one document. It is allowed if any `allow` that matches the path allows it.
 * @param {import('./rules-parser.mjs').Block} rules
 * @param {Question} question
 * @returns {{ allowed: boolean, reasons: string[] }} why it was denied, one reason for each `allow` that was evaluated
 */
export function judge(rules, question) {
  const reasons = []
  const segments = question.path.split('/').filter((segment) => segment !== '')
  for (const { block, captured } of matchingBlocks(rules, segments, {})) {
    for (const allow of block.allows) {
      if (!allow.operations.has(question.operation)) continue
      const reason = refusalReason(allow, block, captured, question)
      if (reason === null) return { allowed: true, reasons: [] }
      reasons.push(`${reason} (${question.operation}, line ${allow.line})`)
    }
  }
  return { allowed: false, reasons: reasons.length > 0 ? reasons : ['no rule allows it'] }
}

function refusalReason(allow, block, captured, { request, resource }) {
  const variables = { request, resource, ...captured }
  try {
    const context = { variables, globals: variables, scope: block.scope, depth: 0 }
    return evaluateExpression(allow.condition, context) === true ? null : 'the condition is not true'
  } catch (error) {
    if (error instanceof EvaluationError) return error.message
    throw error
  }
}

/** Every block whose whole path matches, with the values of its {captured} segments. */
function* matchingBlocks(block, segments, outer) {
  for (const inner of block.matches) {
    for (const { rest, captured } of matchPrefix(inner.segments, segments)) {
      const all = { ...outer, ...captured }
      if (rest.length === 0) yield { block: inner, captured: all }
      yield* matchingBlocks(inner, rest, all)
    }
  }
}

/** The ways in which a pattern matches the start of a path: at most one, unless it ends with {name=**}. */
function* matchPrefix(pattern, segments) {
  const captured = {}
  let used = 0
  for (const part of pattern) {
    if (part.rest) {
      yield* matchRest(part.name, segments, used, captured)
      return
    }
    if (used >= segments.length) return
    if ('literal' in part && part.literal !== segments[used]) return
    if ('name' in part) captured[part.name] = segments[used]
    used++
  }
  yield { rest: segments.slice(used), captured }
}

/** {name=**} matches any number of segments, even none; it must be the last of its pattern. */
function* matchRest(name, segments, used, captured) {
  for (let end = segments.length; end >= used; end--) {
    const path = new Path(`/${segments.slice(used, end).join('/')}`)
    yield { rest: segments.slice(end), captured: { ...captured, [name]: path } }
  }
}
