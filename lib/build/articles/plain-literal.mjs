/**
 * The plain value in an attribute's braces, as text: `{26000}` is `26000` and `{"note"}` is `note`. `{true}` is `null`,
 * which is how a bare attribute reads. Anything that would have to be worked out is `undefined`.
 * @param {string} expression what stands between the braces
 * @returns {string | null | undefined}
 */
export function plainLiteral(expression) {
  const words = expression.trim()
  if (words === 'true') return null
  if (/^-?\d+(\.\d+)?$/.test(words)) return words
  return /^(["'])([^"'\\]*)\1$/.exec(words)?.[2]
}
