import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Copies the project as of its last commit to a temporary folder, with its packages, ready to build. It is removed when
 * the program exits.
 * @returns {string} the folder
 * @throws one sentence if the project is not in git
 */
export function throwAwayCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '.', folder], { stdio: 'pipe' })
  } catch {
    throw new Error(
      'A copy of the last commit is needed, and git could not make one. Run this in a git clone.',
    )
  }
  linkFolder('node_modules', path.join(folder, 'node_modules'))
  return folder
}

/**
 * Copies a folder with hard links, which cost no space. A symbolic link would not do: the bundler rejects those that
 * lead outside the project.
 */
function linkFolder(from, to) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function linkFile(source, target) {
  try {
    linkSync(source, target)
  } catch {
    // The target is on another disk, or on one without hard links.
    copyFileSync(source, target)
  }
}
