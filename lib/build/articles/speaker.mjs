/**
 * Whether a line of a `<Script>` is spoken by the reader: **You:**, **Caller:** or, for instance, **You, later:**.
 * @param {string} label the speaker
 */
export function isReader(label) {
  return /^(you|caller)\b/i.test(label)
}
