import { settings } from '../settings'

/** An assignment in an `.env` file as Next reads it, before variables (`$NAME`) are expanded. */
export type Assignment = {
  name: string
  value: string
  /** Whether a `#` right after an unquoted value turns the rest of the line into a comment. */
  isCut: boolean
  /** The line below it. */
  below: string
}

/** The pattern of dotenv, which Next bundles: https://github.com/motdotla/dotenv/blob/v16.3.1/lib/main.js */
const assignment =
  /^\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\n]+)?\s*(#.*)?$/gm

/** Comments, also as other languages write them. */
export const isRemark = (line: string) => /^\s*(?:#|\/\/|;)/.test(line)

/** The lines of an `.env` file that are in no assignment, with empty ones. */
export function otherLines(contents: string): string[] {
  return contents.replace(/\r\n?/g, '\n').replace(assignment, '').split('\n')
}

/** Every assignment in an `.env` file. A quoted value may span several lines. */
export function assignments(contents: string): Assignment[] {
  const text = contents.replace(/\r\n?/g, '\n')
  return Array.from(
    text.matchAll(assignment),
    ({ 0: whole, 1: name = '', 2: written = '', 3: remark, index }) => {
      const trimmed = written.trim()
      const value = trimmed.replace(/^(['"`])([\s\S]*)\1$/gm, '$2')
      const [, below = ''] = text.slice(index + whole.trimEnd().length).split('\n', 2)
      return {
        name,
        value: trimmed.startsWith('"') ? value.replace(/\\n/g, '\n').replace(/\\r/g, '\r') : value,
        isCut: remark !== undefined && value === trimmed && whole.endsWith(`${trimmed}${remark}`),
        below,
      }
    },
  )
}

/** Those of the settings of this site. */
export function settingsIn(contents: string): Assignment[] {
  return assignments(contents).filter(({ name }) => name in settings.shape)
}
