/** The rules file is malformed, or names something that does not exist. */
export class RulesSyntaxError extends Error {}

/** Valid rules that use a part of the language that this evaluator does not model. */
export class UnsupportedRule extends Error {}

/**
 * An error while a condition is evaluated: a missing field, a wrong type, 30 February.
 * In the rules language it is a value, which `||` and `&&` may absorb; otherwise it denies.
 */
export class EvaluationError extends Error {}

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  throw new EvaluationError(message)
}

/**
 * Rejects a construct while the rules are loaded: a guess would be worse than an error.
 * @param {number} line
 * @param {string} what
 * @returns {never}
 */
export function refuse(line, what) {
  throw new UnsupportedRule(`line ${line}: ${what} is not modelled by the local evaluator`)
}

/**
 * @param {number} line
 * @param {string} message
 * @returns {never}
 */
export function syntaxError(line, message) {
  throw new RulesSyntaxError(`line ${line}: ${message}`)
}
