/** A setting of an `.env` file as Next reads it, before it puts the values of variables in place of `$NAME`. */
export type Assignment = {
  name: string
  value: string
  /** Whether a `#` right after a value without quotes takes the rest of the line for a remark. */
  isCut: boolean
  /** The line below it. */
  below: string
}

/** As dotenv has it, which Next brings: https://github.com/motdotla/dotenv/blob/v16.3.1/lib/main.js */
const assignment =
  /^\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\n]+)?\s*(#.*)?$/gm

/** Every line of an `.env` file that gives a name a value; one in quotes may go on over several. */
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
