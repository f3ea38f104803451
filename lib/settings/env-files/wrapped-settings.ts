import { holdsSecretKey, withoutSecrets } from '../secret-keys'
import { assignments, isRemark, settingsIn } from './assignments'
import { unreadSetting } from './unread-lines'

/**
 * Finds settings of an `.env` file that are followed by text outside of any assignment, such as the rest of a value
 * that continues on the next line.
 * @returns a sentence about each
 */
export function wrappedSettings(contents: string): string[] {
  return settingsIn(contents).flatMap(({ name, value, below }) => {
    // A private key has many lines, none of which may be printed.
    if (holdsSecretKey(value)) return []
    const isText = /[\p{L}\p{N}]/u.test(below) && !isRemark(below)
    const isLost = isText && assignments(below).length === 0 && !unreadSetting(below)
    return isLost
      ? [
          `${name} ends at the end of its line, and "${withoutSecrets(below.trim().slice(0, 80))}" under it belongs to no setting. Write each value whole on one line.`,
        ]
      : []
  })
}
