import { spawn } from 'node:child_process'
import { endSignals } from '../../lib/commands/shared/run.mjs'
import { treeMemory } from './process-tree.mjs'

const sampleEvery = 400

// The shell's built-in `times` prints the CPU time of all descendants that were waited for; every system has it.
const script = '"$@"; code=$?; times >&3; exit $code'

/**
 * Runs a program and measures it.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ folder: string, env?: Record<string, string> }} place
 * @returns {Promise<{ wall: number, cpu: number, memory: number }>} seconds, seconds of CPU time, and the peak memory
 *   in bytes of the program and its descendants, sampled every 0.4 seconds
 * @throws with the output if the program fails
 */
export function measuredRun(program, parameters, { folder, env = {} }) {
  return new Promise((resolve, reject) => {
    const since = performance.now()
    const child = spawn('sh', ['-c', script, 'sh', program, ...parameters], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // Makes it and its descendants a process group, which can be stopped as one.
      detached: true,
    })
    let [output, times, memory] = ['', '', 0]
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.stdio[3].on('data', (text) => (times += text))
    const sampling = setInterval(() => {
      memory = Math.max(memory, treeMemory(child.pid))
    }, sampleEvery)
    const stop = () => {
      // This process exits after the program, which may still be writing.
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
 * @param {string} times output of `times`: the shell's own two times, then those of its programs, as `0m30.38s`
 * @returns {number} seconds of CPU time of the programs, user and system
 */
export function processorSeconds(times) {
  const programs = times.trim().split('\n')[1]
  return Array.from(
    programs.matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => minutes * 60 + Number(seconds),
  ).reduce((total, seconds) => total + seconds)
}
