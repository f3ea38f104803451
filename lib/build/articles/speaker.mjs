/**
 * Whether a line of a `<Script>` is the reader's own: **You:**, **Caller:** or, say, **You, later:**.
 * @param {string} label who speaks
 */
export function isReader(label) {
  return /^(you|caller)\b/i.test(label)
}
