import type { EnvironmentVariables } from '../environment-variables'
import { isUnknownSetting, misspelledSetting, suggestedSetting } from '../setting-names'
import { settings } from '../settings'
import { assignments } from './assignments'

/**
 * Variables that `vercel env pull` writes.
 * https://vercel.com/docs/environment-variables/framework-environment-variables
 */
const isHosts = (name: string) => name.startsWith('NEXT_PUBLIC_VERCEL_')

/**
 * Finds names in an `.env` file that have no effect: unknown ones, and settings without their prefix. Unknown names
 * that are similar to a setting are reported by `readEnvironment`, wherever they are set.
 * @param contents of the file
 * @param values every value that is set, by name
 * @returns a sentence about each
 */
export function misnamedSettings(contents: string, values: EnvironmentVariables): string[] {
  const names = new Set(assignments(contents).map(({ name }) => name))
  return [...names].flatMap((name) => {
    if (name in settings.shape || isHosts(name)) return []
    const meant = suggestedSetting(name, values)
    if (isUnknownSetting(name))
      return meant ? [] : [`${name} is not a setting of this site; .env.example lists them all.`]
    return meant ? [misspelledSetting(name, meant)] : []
  })
}
