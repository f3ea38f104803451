/**
 * Makes sure that the tools of the build can cope with the path of the project.
 * @param {string} [folder] where the project lies
 * @throws one sentence if its path contains a character that tools of the build misread: for the CSS resolver, `#` ends
 *   a file name; for esbuild, `*` is a wildcard
 */
export function requireUsablePath(folder = process.cwd()) {
  const [sign] = /[#*]/.exec(folder) ?? []
  if (sign)
    throw new Error(
      `The site cannot be built in "${folder}", because there is a ${sign} in this path. Rename the folder and run the command again.`,
    )
}
