import { settings } from '../../settings'
import { assignments } from './assignments'
import { expansionOf } from './variable-references'

/**
 * Settings of an `.env` file that have no value although the file gives one: the environment, or a file that Next reads
 * first, sets them to nothing, and Next takes nothing for a value.
 * @param contents of the file
 * @param values what was read, by name
 * @returns a sentence about each
 */
export function emptiedSettings(
  contents: string,
  values: Readonly<Record<string, string | undefined>>,
): string[] {
  // Of a name that is given more than once the last counts.
  const given = new Map(assignments(contents).map((assignment) => [assignment.name, assignment]))
  return [...given.values()].flatMap((assignment) => {
    const { name, value } = assignment
    const isEmptied = name in settings.shape && value.trim() && values[name]?.trim() === ''
    // A variable in it that stands for nothing is told of by `expandedSettings`.
    return isEmptied && !expansionOf(assignment, values)
      ? [
          `${name} has no effect, because the environment or another .env file sets it to nothing. Take it out there, or give it its value there.`,
        ]
      : []
  })
}
