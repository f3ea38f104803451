import { settingsIn } from './assignments'

/**
 * Finds settings that an `.env` file sets more than once: only the last one counts, even if it is empty.
 * @returns a sentence about each
 */
export function repeatedSettings(contents: string): string[] {
  const names = settingsIn(contents).map(({ name }) => name)
  const repeated = names.filter((name, index) => names.indexOf(name) < index)
  return [...new Set(repeated)].map(
    (name) => `${name} is set more than once, and only the last one counts. Keep one of them.`,
  )
}
