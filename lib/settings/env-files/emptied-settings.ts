import type { EnvironmentVariables } from '../environment-variables'
import { settingsIn } from './assignments'
import { expansionOf } from './variable-references'

/**
 * Finds settings of an `.env` file that are overridden by an empty value: the environment, or a file that Next reads
 * first, sets them to nothing, which Next takes for a value.
 * @param contents of the file
 * @param values what was read, by name
 * @returns a sentence about each
 */
export function emptiedSettings(contents: string, values: EnvironmentVariables): string[] {
  // If a name is set more than once, the last one counts.
  const given = new Map(settingsIn(contents).map((assignment) => [assignment.name, assignment]))
  return [...given.values()].flatMap((assignment) => {
    const { name } = assignment
    const isEmptied = values[name]?.trim() === ''
    // If the value is empty here, too, it is reported as missing; an empty variable in it, by `expandedSettings`.
    return isEmptied && !expansionOf(assignment, values)
      ? [
          `${name} has no effect, because the environment or another .env file sets it to an empty value. Remove it there, or set its value there.`,
        ]
      : []
  })
}
