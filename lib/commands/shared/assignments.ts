/**
 * The names that the lines of an `.env` file set, each with the rest of its line.
 * https://nextjs.org/docs/app/guides/environment-variables#loading-environment-variables
 */
export function assignments(contents: string): { name: string; rest: string }[] {
  return Array.from(
    contents.matchAll(/^\s*(?:export\s+)?([\w.-]+)(?:\s*=|:\s)(.*)$/gm),
    ([, name = '', rest = '']) => ({ name, rest }),
  )
}
