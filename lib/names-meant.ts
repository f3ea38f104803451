import { nearest } from './nearest'

/**
 * What each of some names that are not `known` most likely stands for. `missing`: the known ones still to be written.
 */
export function namesMeant(
  unknown: readonly string[],
  known: readonly string[],
  missing: readonly string[],
): Map<string, string | undefined> {
  // One name too many and one too few: it is the same, however it is called.
  const [left] = unknown.length === 1 && missing.length === 1 ? missing : []
  return new Map(unknown.map((name) => [name, nearest(name, known) ?? left]))
}
