import { nearest } from './nearest'

/**
 * What each unknown name was probably meant to be, `undefined` where nothing fits.
 * @param missing the known names that are not used yet
 */
export function suggestedNames(
  unknown: readonly string[],
  known: readonly string[],
  missing: readonly string[],
): Map<string, string | undefined> {
  // One unknown name and one missing name: the first must be meant as the second, however it is spelled.
  const [left] = unknown.length === 1 && missing.length === 1 ? missing : []
  return new Map(unknown.map((name) => [name, nearest(name, known) ?? left]))
}
