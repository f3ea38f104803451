/** Names that editors and file managers give to a file that was to be `.env.local`: `.env.local.txt`, `env.local`. */
const misnamed = /^(?:\.env(?:\.local)?\.(?:txt|rtf)|_?env(?:\.local)?(?:\.(?:txt|rtf))?)$/i

/**
 * Finds files of settings that are not read because of their names.
 * @param names of the files in the project's folder
 * @returns a sentence about each
 */
export function unreadFiles(names: readonly string[]): string[] {
  return names
    .filter((name) => misnamed.test(name))
    .map(
      (name) =>
        `The file ${name} is not read; its name must be .env.local, with the dot before it and nothing after it.`,
    )
}
