import { withoutSecrets } from '../secret-keys'
import { settings } from '../settings'
import { isRemark, otherLines } from './assignments'

/** A setting that a line names in a way that Next does not read, such as `set NAME=value`, `NAME:value` or `"NAME": "value"`. */
export function unreadSetting(line: string): string | undefined {
  const [name = ''] = /NEXT_PUBLIC_\w+/.exec(line) ?? []
  return name in settings.shape && !isRemark(line) ? name : undefined
}

/**
 * Finds lines of an `.env` file that name a setting and set nothing.
 * @returns a sentence about each
 */
export function unreadLines(contents: string): string[] {
  return otherLines(contents).flatMap((line) => {
    const name = unreadSetting(line)
    return name
      ? [
          `the line "${withoutSecrets(line.trim()).slice(0, 80)}" sets nothing. Write ${name}= and its value, with nothing before the name, not even an invisible character; begin a remark with #.`,
        ]
      : []
  })
}
