import { refuse, syntaxError } from './rules-errors.mjs'

// Groups with '?', text outside ASCII, letter escapes other than \d and classes such as [:alpha:] mean different things
// to RE2 (Google's engine) and to JavaScript, or nothing to one of them.
const OUTSIDE_COMMON_SYNTAX = /\(\?|\[:|[^\x20-\x7e]|\\[^d.\\/()[\]{}+*?^$|-]/

/** An escape, a whole class, or any other character. */
const PIECES = /\\.|\[\^?(?:\\.|[^\]\\])*\]|./g

/**
 * Compiles the argument of `.matches()`, which is always about the whole string.
 * Accepts only the syntax on which RE2 and JavaScript agree, but for the dot: to RE2 it is anything except a newline.
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
