import { refuse, syntaxError } from './rules-errors.mjs'

/**
 * @typedef {'number' | 'string' | 'name' | 'operator' | 'end'} TokenKind
 * @typedef {{ kind: TokenKind, text: string, start: number, end: number, line: number }} Token
 */

const SKIPPED = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y

/** @type {[TokenKind, RegExp][]} */
const PATTERNS = [
  ['number', /\d+(?:\.\d+)?/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['operator', /==|!=|<=|>=|&&|\|\||=\*\*|[-+*/%!<>=?:.,;(){}[\]$]/y],
]

/**
 * Splits the text of a rules file into tokens; the last one is always of kind 'end'.
 * @param {string} source
 * @returns {Token[]}
 */
export function tokenize(source) {
  /** @type {Token[]} */
  const tokens = []
  let at = 0
  let line = 1

  function matchHere(pattern) {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0] ?? ''
  }
  function advance(text) {
    at += text.length
    line += text.split('\n').length - 1
  }

  for (;;) {
    advance(matchHere(SKIPPED))
    if (at >= source.length) break
    const found = PATTERNS.map(([kind, pattern]) => ({ kind, text: matchHere(pattern) }))
    const token = found.find(({ text }) => text !== '')
    if (!token) syntaxError(line, `unexpected '${source[at]}'`)
    tokens.push({ ...token, start: at, end: at + token.text.length, line })
    advance(token.text)
  }
  tokens.push({ kind: 'end', text: '<end of file>', start: at, end: at, line })
  return tokens
}

const ESCAPES = { n: '\n', t: '\t', r: '\r', "'": "'", '"': '"', '\\': '\\' }

/**
 * The value of a string token.
 * @param {Token} token
 */
export function unquote(token) {
  return token.text.slice(1, -1).replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, code) => {
    if (code.length === 5) return String.fromCharCode(parseInt(code.slice(1), 16))
    return ESCAPES[code] ?? refuse(token.line, `the escape \\${code}`)
  })
}
