import 'server-only'
import { nearest } from '../nearest'
import type { EnvironmentVariables } from './environment-variables'
import { settings } from './settings'

const prefix = 'NEXT_PUBLIC_'

const bare = (name: string) => name.replace(prefix, '')

/** Whether a name has the prefix of the settings but is not one of them. */
export function isUnknownSetting(name: string): boolean {
  return name.startsWith(prefix) && !(name in settings.shape)
}

/** What to say of a name that was probably meant as a setting. */
export function misspelledSetting(name: string, meant: string): string {
  return `${name} is not a setting of this site; did you mean ${meant}?`
}

/** The setting, among those without a value, that an unknown name was probably meant to be. */
export function suggestedSetting(name: string, values: EnvironmentVariables): string | undefined {
  const unset = Object.keys(settings.shape).filter((known) => !values[known]?.trim())
  // Names without the prefix mostly belong to other programs, so only very similar ones count.
  if (!name.startsWith(prefix)) return unset.find((known) => bare(known) === name) ?? nearest(name, unset)
  const meant = nearest(bare(name), unset.map(bare))
  return meant && `${prefix}${meant}`
}
