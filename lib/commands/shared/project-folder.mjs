/**
 * @param {string} [folder] where the project lies
 * @throws one sentence when its path holds a sign that programs of the build take for something else: `#` the one that
 * finds stylesheets, for the end of a file's name, and `*` the one that bundles scripts, for any letters
 */
export function requireUsablePath(folder = process.cwd()) {
  const [sign] = /[#*]/.exec(folder) ?? []
  if (sign)
    throw new Error(
      `The site cannot be built in "${folder}", because there is a ${sign} in this path. Rename the folder and run the command again.`,
    )
}
