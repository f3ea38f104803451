import type { EnvironmentVariables } from '../environment-variables'
import { withoutSecrets } from '../secret-keys'
import { settingsIn } from './assignments'
import { expansionOf, isMeant } from './variable-references'

/**
 * Finds settings of an `.env` file that Next changed because it took a `$` in them for a variable.
 * https://nextjs.org/docs/app/guides/environment-variables#referencing-other-variables
 * @param contents of the file
 * @param values what was read, by name
 * @param namesInFiles every name that an `.env` file sets
 * @returns a sentence about each
 */
export function expandedSettings(
  contents: string,
  values: EnvironmentVariables,
  namesInFiles: ReadonlySet<string>,
): string[] {
  return settingsIn(contents).flatMap((assignment) => {
    const { name } = assignment
    const expansion = expansionOf(assignment, values)
    if (!expansion) return []
    const slips = expansion.references.filter((found) => !isMeant(found, expansion, values, namesInFiles))
    if (slips.length === 0) return []
    const written = [...new Set(slips.map((slip) => `"${slip.written}"`))]
    const taken = written.length > 1 ? 'are taken for variables' : 'is taken for a variable'
    const named = slips.find((slip) => values[slip.name])?.name
    const otherwise = named ? `, or \${${named}} for the value of ${named}` : ''
    const sentence = `${name} is read as "${expansion.value.trim()}", since ${written.join(' and ')} in it ${taken}. Write \\$ for a dollar sign${otherwise}.`
    return [withoutSecrets(sentence)]
  })
}
