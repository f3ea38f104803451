import path from 'node:path'
import type { Problem } from '../problem'

/**
 * The problem of a file of words in code, such as `content/toolbox/cover.ts`, that cannot be read because a mark of the
 * code is missing. Any other error is thrown again.
 * @param error what the loader of TypeScript reports
 */
export function brokenCode(error: unknown): Problem[] {
  const message = error instanceof Error ? error.message : ''
  const [, file, line, reason] = /\n(.+):(\d+):\d+: ERROR: (.+)/.exec(message) ?? []
  if (!file) throw error
  return [
    {
      file: path.relative(process.cwd(), file),
      line: Number(line),
      found: `code that cannot be read (${reason})`,
      allowed: 'straight quotation marks, commas and brackets as in the lines around it',
    },
  ]
}
