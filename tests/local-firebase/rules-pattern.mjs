import { refuse, syntaxError } from './rules-errors.mjs'

// Groups with '?', non-ASCII text, letter escapes other than \d and classes such as [:alpha:] differ between RE2
// (Google's engine) and JavaScript, or exist in only one of them.
const OUTSIDE_COMMON_SYNTAX = /\(\?|\[:|[^\x20-\x7e]|\\[^d.\\/()[\]{}+*?^$|-]/

/** An escape, a whole character class, or any other character. */
const PIECES = /\\.|\[\^?(?:\\.|[^\]\\])*\]|./g

/**
 * Compiles the argument of `.matches()`, which always matches the whole string.
 * Accepts only syntax on which RE2 and JavaScript agree, and the dot, which in RE2 is anything except a newline.
 * @param {string} pattern
 * @param {number} line
 */
export function compilePattern(pattern, line) {
  if (OUTSIDE_COMMON_SYNTAX.test(pattern)) refuse(line, `the regular expression ${pattern}`)
  const translated = pattern.replaceAll(PIECES, (piece) => (piece === '.' ? '[^\\n]' : piece))
  try {
    return new RegExp(`^(?:${translated})$`, 'u')
  } catch (error) {
    return syntaxError(line, error.message)
  }
}
