import { holdsSecretKey, withoutSecrets } from '../../secret-keys'
import { settings } from '../../settings'
import { assignments } from './assignments'

/** As other languages begin a remark, too. */
const isRemark = (line: string) => /^\s*(?:#|\/\/|;)/.test(line)

/**
 * Settings of an `.env` file under which words stand that are in none, as the rest of a value that goes on in the next line.
 * @returns a sentence about each
 */
export function wrappedSettings(contents: string): string[] {
  return assignments(contents).flatMap(({ name, value, below }) => {
    // A private key goes on over many lines, and none of them is to be told.
    if (holdsSecretKey(value)) return []
    const isLost = /[\p{L}\p{N}]/u.test(below) && !isRemark(below) && assignments(below).length === 0
    return isLost && name in settings.shape
      ? [
          `${name} ends with its line, and "${withoutSecrets(below.trim().slice(0, 80))}" under it is part of no setting. Write each whole value on one line.`,
        ]
      : []
  })
}
