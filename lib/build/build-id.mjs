import { execFileSync } from 'node:child_process'

/** The commit, so that two builds of it are byte-identical; a constant where there is no git (an unpacked archive). */
export function buildId() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'no-commit'
  }
}
