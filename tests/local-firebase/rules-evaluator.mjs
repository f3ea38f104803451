import { EvaluationError, fail } from './rules-errors.mjs'
import { callFunction, callNamespace } from './rules-functions.mjs'
import { callMethod } from './rules-methods.mjs'
import { applyOperator, elementAt, negative, propertyOf, sliceOf } from './rules-operators.mjs'
import { isNumber, typeOf } from './rules-values.mjs'

/**
 * @typedef {import('./rules-values.mjs').RulesValue} RulesValue
 * @typedef {import('./rules-expression-parser.mjs').Expression} Expression
 * @typedef {Record<string, RulesValue>} Variables
 * @typedef {{ variables: Variables, globals: Variables, scope: Map<string, unknown>, depth: number }} Context
 *   `globals` is what a function sees besides its parameters: request, resource and the captured segments
 */

const MAX_CALL_DEPTH = 20

/**
 * The value of an expression; throws EvaluationError where the rules language has an error.
 * @param {Expression} node
 * @param {Context} context
 * @returns {RulesValue}
 */
export function evaluateExpression(node, context) {
  const evaluate = (part) => evaluateExpression(part, context)
  switch (node.kind) {
    case 'literal':
      return node.value
    case 'variable':
      return context.variables[node.name]
    case 'list':
      return node.items.map(evaluate)
    case 'not':
      return !asBool(evaluate(node.operand))
    case 'minus':
      return negative(evaluate(node.operand))
    case 'conditional':
      return evaluate(asBool(evaluate(node.condition)) ? node.whenTrue : node.whenFalse)
    case 'type test':
      return isOfType(evaluate(node.operand), node.type)
    case 'member':
      return propertyOf(evaluate(node.object), node.name)
    case 'index':
      return elementAt(evaluate(node.object), evaluate(node.index))
    case 'slice':
      return sliceOf(evaluate(node.object), evaluate(node.from), evaluate(node.to))
    case 'call':
      return evaluateCall(node, context)
    case 'namespace call':
      return callNamespace(node.namespace, node.name, node.args.map(evaluate))
    case 'method':
      return evaluateMethod(node, context)
    case 'binary':
      return evaluateBinary(node, context)
    default:
      throw new Error(`no such expression: ${node.kind}`)
  }
}

function isOfType(value, type) {
  return type === 'number' ? isNumber(value) : typeOf(value) === type
}

function evaluateCall(node, context) {
  const args = node.args.map((arg) => evaluateExpression(arg, context))
  const declared = context.scope.get(node.name)
  if (!declared) return callFunction(node.name, args[0])
  if (context.depth >= MAX_CALL_DEPTH) fail('functions call each other too deeply')
  const variables = { ...context.globals }
  declared.parameters.forEach((name, i) => {
    variables[name] = args[i]
  })
  const inner = { variables, globals: context.globals, scope: declared.scope, depth: context.depth + 1 }
  for (const [name, value] of declared.lets) variables[name] = evaluateExpression(value, inner)
  return evaluateExpression(declared.body, inner)
}

function evaluateMethod(node, context) {
  const object = evaluateExpression(node.object, context)
  if (node.pattern) {
    return typeof object === 'string' ? node.pattern.test(object) : fail(`.matches() on ${typeOf(object)}`)
  }
  const args = node.args.map((arg) => evaluateExpression(arg, context))
  return callMethod(object, node.name, args)
}

function evaluateBinary(node, context) {
  const { operator } = node
  if (operator === '&&' || operator === '||') return evaluateLogic(node, context, operator === '||')
  return applyOperator(
    operator,
    evaluateExpression(node.left, context),
    evaluateExpression(node.right, context),
  )
}

/**
 * As in Google's engine, an operand that determines the result absorbs an error in the other one, whatever their
 * order: `missing || true` is true.
 */
function evaluateLogic(node, context, deciding) {
  const left = boolOrError(node.left, context)
  if (left === deciding) return deciding
  const right = boolOrError(node.right, context)
  if (right === deciding) return deciding
  for (const side of [left, right]) if (side instanceof EvaluationError) throw side
  return !deciding
}

function boolOrError(node, context) {
  try {
    return asBool(evaluateExpression(node, context))
  } catch (error) {
    if (error instanceof EvaluationError) return error
    throw error
  }
}

function asBool(value) {
  return typeof value === 'boolean' ? value : fail(`expected a bool, found ${typeOf(value)}`)
}
