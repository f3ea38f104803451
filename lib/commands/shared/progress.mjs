/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs steps one after the other, says which one is at work, and stops at the first that fails. Where the output is a
 * terminal, the seconds tick, so that a long step is seen to be alive.
 * @param {[string, () => unknown][]} steps name and work of each
 */
export async function runSteps(steps) {
  for (const [index, [name, work]] of steps.entries()) {
    const label = `[${index + 1}/${steps.length}] ${name}`
    const since = performance.now()
    const ticking = startTicking(label, since)
    try {
      await work()
    } finally {
      clearInterval(ticking)
      if (process.stdout.isTTY) process.stdout.write('\r')
    }
    console.log(`${label} ... ${seconds(since)}`)
  }
}

/**
 * @param {string} label
 * @param {number} since
 */
function startTicking(label, since) {
  if (!process.stdout.isTTY) {
    console.log(`${label} ...`)
    return undefined
  }
  const show = () => process.stdout.write(`\r${label} ... ${seconds(since)} `)
  show()
  return setInterval(show, 500)
}

/** What JavaScript itself throws is a fault of this program, which nobody finds without its place. */
const faults = [TypeError, ReferenceError, RangeError, SyntaxError]

/**
 * Ends the program with the sentence of an error; only a fault of the program itself comes with its stack trace.
 * @param {unknown} error
 */
export function stopWith(error) {
  // Nothing here throws anything but errors.
  const { message, stack, code } = /** @type {NodeJS.ErrnoException} */ (error)
  // Node calls a mistyped option a TypeError, too: https://nodejs.org/api/util.html#utilparseargsconfig
  const isFault = !code?.startsWith('ERR_PARSE_ARGS') && faults.some((fault) => error instanceof fault)
  console.error(`\n${isFault ? stack : message}`)
  process.exit(1)
}
