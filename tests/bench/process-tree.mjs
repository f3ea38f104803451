import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const hasProc = existsSync('/proc/self/smaps_rollup')

/** How `treeMemory` counts shared memory, in words for the report. */
export const memoryKind = hasProc
  ? 'memory that processes share counts once'
  : 'this system does not tell what processes share, so shared memory counts for each of them'

/**
 * The current memory of a process and its descendants, in bytes.
 * @param {number} root process id
 */
export function treeMemory(root) {
  const processes = hasProc ? processesOfProc() : processesOfPs()
  const parents = new Map(processes.map(({ id, parent }) => [id, parent]))
  return processes
    .filter(({ id }) => isBelow(id, root, parents))
    .reduce((total, { memory }) => total + memory(), 0)
}

function isBelow(id, root, parents) {
  for (let at = id; at; at = parents.get(at)) if (at === root) return true
  return false
}

/** For Linux. A process that ends during the reading counts as nothing. */
function processesOfProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const stat = readOrNothing(`/proc/${name}/stat`)
      // The program's name, in parentheses, may contain spaces; the parent is the second field after it.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      const memory = () => {
        const kilobytes = /^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${name}/smaps_rollup`))?.[1] ?? 0
        return Number(kilobytes) * 1024
      }
      return { id: Number(name), parent, memory }
    })
}

function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** For macOS and the BSDs. */
function processesOfPs() {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [id, parent, kilobytes] = line.trim().split(/\s+/).map(Number)
    return { id, parent, memory: () => kilobytes * 1024 }
  })
}
