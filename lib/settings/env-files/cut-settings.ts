import type { EnvironmentVariables } from '../environment-variables'
import { withoutSecrets } from '../secret-keys'
import { settingsIn } from './assignments'
import { expansionOf } from './variable-references'

/**
 * Finds settings of an `.env` file that were cut off: an unquoted value ends before a `#`. After a space it begins an
 * ordinary comment.
 * @param contents of the file
 * @param values what was read, by name
 * @returns a sentence about each
 */
export function cutSettings(contents: string, values: EnvironmentVariables): string[] {
  return settingsIn(contents).flatMap((assignment) => {
    const { name, isCut } = assignment
    const value = isCut && expansionOf(assignment, values)?.value.trim()
    return value
      ? [
          `${name} is cut off before "#": "${withoutSecrets(value)}". Write its whole value in single quotes, with \\$ for each $.`,
        ]
      : []
  })
}
