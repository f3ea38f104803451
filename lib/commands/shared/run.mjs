import { spawn } from 'node:child_process'

/** Signals that end a program: Ctrl-C, a polite request, and a closed terminal. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program to its end, and stops it if this process is told to stop.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options] `quiet` keeps the output for the caller instead of showing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, parameters, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(program, parameters, { env, stdio })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    let isStopping = false
    const stop = () => {
      isStopping = true
      child.kill()
    }
    // The program may be writing, so this process waits for its end, however often somebody presses Ctrl-C.
    child.on('exit', () => isStopping && process.exit(130))
    for (const signal of endSignals) process.on(signal, stop)
    /** @type {(code: number, text: string) => void} */
    const finish = (code, text) => {
      for (const signal of endSignals) process.off(signal, stop)
      resolve({ code, output: text })
    }
    child.on('error', (error) => finish(1, error.message))
    child.on('close', (code) => finish(code ?? 1, output))
  })
}

/**
 * Runs a program of an installed package, such as `next`, and prints nothing unless it fails.
 * @param {string} name
 * @param {string[]} parameters
 * @param {Record<string, string>} [env] beside the environment of this process
 * @throws with everything it printed
 */
export async function runPackage(name, parameters, env = {}) {
  await runQuietly(process.execPath, [`node_modules/.bin/${name}`, ...parameters], env)
}

/**
 * Runs a script of `package.json` and prints nothing unless it fails.
 * @param {string} name
 * @param {Record<string, string>} [env] beside the environment of this process
 * @throws with everything it printed
 */
export async function runScript(name, env) {
  await runQuietly('npm', ['run', '--silent', name], env)
}

/**
 * Runs a program and prints nothing unless it fails.
 * @param {string} program
 * @param {string[]} parameters
 * @param {Record<string, string>} [env] beside the environment of this process
 * @throws with everything the program printed, when it fails
 */
export async function runQuietly(program, parameters, env = {}) {
  const { code, output } = await run(program, parameters, { quiet: true, env: { ...process.env, ...env } })
  if (code !== 0) throw new Error(output.trim())
  return output
}
