/**
 * The literal in the braces of an attribute, as text: `{26000}` gives `26000` and `{"note"}` gives `note`. `{true}`
 * gives `null`, like an attribute without a value. Anything that would have to be computed gives `undefined`.
 * @param {string} expression what stands between the braces
 * @returns {string | null | undefined}
 */
export function plainLiteral(expression) {
  const words = expression.trim()
  if (words === 'true') return null
  if (/^-?\d+(\.\d+)?$/.test(words)) return words
  return /^(["'])([^"'\\]*)\1$/.exec(words)?.[2]
}
