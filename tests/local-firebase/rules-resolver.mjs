import { refuse, syntaxError } from './rules-errors.mjs'
import { compilePattern } from './rules-pattern.mjs'
import { FUNCTIONS, METHODS, NAMESPACES } from './rules-vocabulary.mjs'

/**
 * Resolves every name, function and method of the rules to its scope, so that nothing unknown can turn up while a
 * request is evaluated. Completes the tree in place.
 * @param {import('./rules-parser.mjs').Block} block
 * @param {Map<string, import('./rules-parser.mjs').RulesFunction>} outerFunctions
 * @param {Set<string>} outerNames
 */
export function resolveNames(
  block,
  outerFunctions = new Map(),
  outerNames = new Set(['request', 'resource']),
) {
  const functions = new Map([...outerFunctions, ...block.functions])
  const captured = block.segments.flatMap((segment) => ('name' in segment ? [segment.name] : []))
  const names = new Set([...outerNames, ...captured])
  block.scope = functions
  for (const declared of block.functions.values()) {
    const visible = new Set([...names, ...declared.parameters])
    for (const [name, value] of declared.lets) {
      resolveExpression(value, functions, visible)
      visible.add(name)
    }
    resolveExpression(declared.body, functions, visible)
    declared.scope = functions
  }
  for (const { condition } of block.allows) resolveExpression(condition, functions, names)
  for (const inner of block.matches) resolveNames(inner, functions, names)
}

function resolveExpression(node, functions, names) {
  if (node.kind === 'variable' && !names.has(node.name)) {
    syntaxError(node.line, `unknown name '${node.name}'`)
  }
  if (node.kind === 'call') resolveCall(node, functions)
  if (node.kind === 'method') resolveMethod(node, names)
  for (const child of childrenOf(node)) resolveExpression(child, functions, names)
}

function resolveCall(node, functions) {
  const wanted = functions.get(node.name)?.parameters.length ?? FUNCTIONS.get(node.name)
  if (wanted === undefined) refuse(node.line, `${node.name}()`)
  checkArguments(node, wanted, `${node.name}()`)
}

function resolveMethod(node, names) {
  const owner = node.object.kind === 'variable' && !names.has(node.object.name) ? node.object.name : ''
  const namespace = NAMESPACES.get(owner)
  if (namespace) {
    if (!namespace.has(node.name)) refuse(node.line, `${owner}.${node.name}()`)
    node.kind = 'namespace call'
    node.namespace = owner
    delete node.object
    return
  }
  if (!METHODS.has(node.name)) refuse(node.line, `.${node.name}()`)
  checkArguments(node, METHODS.get(node.name), `.${node.name}()`)
  if (node.name === 'matches') {
    const [pattern] = node.args
    if (typeof pattern.value !== 'string') refuse(node.line, '.matches() of anything but a literal')
    node.pattern = compilePattern(pattern.value, node.line)
  }
}

function checkArguments(node, wanted, what) {
  if (node.args.length !== wanted) syntaxError(node.line, `${what} takes ${wanted} argument(s)`)
}

const PARTS = 'operand left right condition whenTrue whenFalse object index from to'.split(' ')

function childrenOf(node) {
  const parts = PARTS.map((part) => node[part]).filter((part) => part !== undefined)
  return [...parts, ...(node.args ?? []), ...(node.items ?? [])]
}
