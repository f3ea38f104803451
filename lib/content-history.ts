import 'server-only'
import { execFileSync } from 'node:child_process'
import { latestDay } from './dates'

/** Day (ISO) of the newest commit that changed a file of `content/` or `lib/`, by its path from the project's root. */
type ContentHistory = ReadonlyMap<string, string>

let history: ContentHistory | undefined

/**
 * The newest day on which one of the files changed, by the git history and not by the clock, so that a build says the
 * same whenever and wherever it runs. Never before `published`, and `published` itself where there is no full history:
 * in an unpacked archive, or in a shallow clone, where every file would seem as new as the only commit.
 * @param files in `content/` or `lib/`, whose history alone is read; paths from the project's root
 * @param published ISO day
 */
export function lastChanged(files: readonly string[], published: string): string {
  history ??= readHistory()
  return newestDay(history, files, published)
}

/** `lastChanged` by a given history. A file that the history lacks counts as changed on `published`, an ISO day. */
export function newestDay(days: ContentHistory, files: readonly string[], published: string): string {
  const changes = files.map((file) => days.get(file) ?? published)
  return latestDay([published, ...changes]) ?? published
}

/** @param log output of `git log --format=%cs --name-only`, newest first: a day, an empty line, the files */
export function parseHistory(log: string): ContentHistory {
  const days = new Map<string, string>()
  let day = ''
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line
    else if (line && !days.has(line)) days.set(line, day)
  }
  return days
}

function readHistory(): ContentHistory {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map()
    return parseHistory(
      git(
        '-c',
        'core.quotePath=false',
        'log',
        '--format=%cs',
        '--name-only',
        '--relative',
        '--',
        'content',
        'lib',
      ),
    )
  } catch {
    return new Map()
  }
}

function git(...parameters: string[]): string {
  // Node's default limit is one megabyte.
  const maxBuffer = Number.POSITIVE_INFINITY
  return execFileSync('git', parameters, { encoding: 'utf8', maxBuffer, stdio: ['ignore', 'pipe', 'ignore'] })
}
