import { refuse, syntaxError } from './rules-errors.mjs'

// Groups with '?', text outside ASCII and letter escapes other than \d mean different things to RE2 (Google's engine)
// and to JavaScript, or nothing to one of them.
const OUTSIDE_COMMON_SYNTAX = /\(\?|[^\x20-\x7e]|\\[^d.\\/()[\]{}+*?^$|-]/

/**
 * Compiles the argument of `.matches()`, which is always about the whole string.
 * Accepts only the syntax on which RE2 and JavaScript agree.
 * @param {string} pattern
 * @param {number} line
 */
export function compilePattern(pattern, line) {
  if (OUTSIDE_COMMON_SYNTAX.test(pattern)) refuse(line, `the regular expression ${pattern}`)
  try {
    return new RegExp(`^(?:${pattern})$`, 'u')
  } catch (error) {
    return syntaxError(line, error.message)
  }
}
