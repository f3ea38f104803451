import { syntaxError } from './rules-errors.mjs'

/** @typedef {import('./rules-lexer.mjs').Token} Token */

/** Reads the tokens of a rules file one at a time. */
export class TokenReader {
  #position = 0

  /** @param {Token[]} tokens */
  constructor(tokens) {
    this.tokens = tokens
  }

  get current() {
    return this.tokens[this.#position]
  }

  /** Returns the current token and advances, unless it is the end of the file. */
  next() {
    const token = this.current
    if (token.kind !== 'end') this.#position++
    return token
  }

  /**
   * Returns the current token and advances if it is this one, otherwise returns null. The string 'match' is not the
   * word match.
   * @param {string} text
   */
  take(text) {
    const matches = this.current.text === text && this.current.kind !== 'string'
    return matches ? this.next() : null
  }

  /** @param {string} text */
  need(text) {
    return this.take(text) ?? this.unexpected(this.current, `'${text}'`)
  }

  name() {
    if (this.current.kind !== 'name') this.unexpected(this.current, 'a name')
    return this.next().text
  }

  /**
   * @param {Token} token
   * @param {string} wanted
   * @returns {never}
   */
  unexpected(token, wanted) {
    syntaxError(token.line, `expected ${wanted}, found '${token.text}'`)
  }
}
