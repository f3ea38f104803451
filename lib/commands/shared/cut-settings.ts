import { withoutSecrets } from '../../secret-keys'
import { settings } from '../../settings'
import { assignments } from './assignments'

/**
 * Settings of an `.env` file that were read as less than is written there: without quotes around it a value ends before a
 * `#`, and in any a `$` begins the name of another one. What stands after a blank is a comment.
 * https://nextjs.org/docs/app/guides/environment-variables#referencing-other-variables
 * @param contents of the file
 * @param values what was read, by name
 * @returns a sentence about each
 */
export function cutSettings(
  contents: string,
  values: Readonly<Record<string, string | undefined>>,
): string[] {
  const sentences: string[] = []
  for (const { name, rest } of assignments(contents)) {
    if (!(name in settings.shape)) continue
    const written = rest.trim().replace(/^(["'])(.*)\1$/, '$2')
    const value = values[name]?.trim()
    if (!value || !written.startsWith(value)) continue
    const sign = written.charAt(value.length)
    if (sign === '#' || sign === '$')
      sentences.push(
        `${name} is cut off before "${sign}": "${withoutSecrets(value)}". Write its whole value in single quotes, with \\$ for each $.`,
      )
  }
  return sentences
}
