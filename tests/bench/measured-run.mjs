import { spawn } from 'node:child_process'
import { endSignals } from '../../lib/commands/shared/run.mjs'
import { treeMemory } from './process-tree.mjs'

const sampleEvery = 400

// The shell's own `times` tells the seconds of processor that all programs below it took, as far as somebody waited for
// their end; every system has it.
const script = '"$@"; code=$?; times >&3; exit $code'

/**
 * Runs a program and tells what it took.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ folder: string, env?: Record<string, string> }} place
 * @returns {Promise<{ wall: number, cpu: number, memory: number }>} seconds, seconds of processor, and the most bytes
 *   that the program and all below it held at one time, looked at every 0.4 seconds
 * @throws with the output when the program fails
 */
export function measuredRun(program, parameters, { folder, env = {} }) {
  return new Promise((resolve, reject) => {
    const since = performance.now()
    const child = spawn('sh', ['-c', script, 'sh', program, ...parameters], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // With all that it starts it is one group, which can be told to stop.
      detached: true,
    })
    let [output, times, memory] = ['', '', 0]
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.stdio[3].on('data', (text) => (times += text))
    const sampling = setInterval(() => {
      memory = Math.max(memory, treeMemory(child.pid))
    }, sampleEvery)
    const stop = () => {
      // It may be writing, so this process ends after it.
      child.once('close', () => process.exit(130))
      process.kill(-child.pid)
    }
    for (const signal of endSignals) process.once(signal, stop)
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(sampling)
      for (const signal of endSignals) process.off(signal, stop)
      if (code === 0)
        resolve({ wall: (performance.now() - since) / 1000, cpu: processorSeconds(times), memory })
      else reject(new Error(output.trim()))
    })
  })
}

/**
 * @param {string} times what `times` prints: the shell's own two times, then those of its programs, as `0m30.38s`
 * @returns {number} seconds of the programs, in their own code and in the system's
 */
export function processorSeconds(times) {
  const programs = times.trim().split('\n')[1]
  return Array.from(
    programs.matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => minutes * 60 + Number(seconds),
  ).reduce((total, seconds) => total + seconds)
}
