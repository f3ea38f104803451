/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs steps one after the other, prints their names, and stops at the first that fails. In a terminal a running step
 * shows its seconds, so that a long one is seen to be alive.
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

/** Errors of JavaScript itself are bugs of this program, which need a stack trace. */
const faults = [TypeError, ReferenceError, RangeError, SyntaxError]

/** What to do about an error of the system, which names only what could not be done. */
const remedies = [
  {
    pattern: /\blisten EACCES\b/,
    remedy: 'Only an administrator may use this port. Choose one above 1023, as the README shows.',
  },
  {
    pattern: /\b(?:EACCES|EPERM|EROFS)\b/,
    remedy: 'This user may not write there. Make the project’s folder your own, or work in a copy of it.',
  },
  { pattern: /\bENOSPC\b/, remedy: 'The disk is full. Free some space and run the command again.' },
]

/**
 * Ends the program with the message of an error, and what to do about one of the system; only a bug of the program
 * itself is printed with its stack trace.
 * @param {unknown} error
 */
export function stopWith(error) {
  // Only errors are thrown here.
  const { message, stack, code } = /** @type {NodeJS.ErrnoException} */ (error)
  // Node throws a TypeError for a mistyped option, too: https://nodejs.org/api/util.html#utilparseargsconfig
  const isFault = !code?.startsWith('ERR_PARSE_ARGS') && faults.some((fault) => error instanceof fault)
  const known = remedies.find(({ pattern }) => pattern.test(message))
  console.error(`\n${isFault ? stack : message}${known ? `\n\n${known.remedy}` : ''}`)
  process.exit(1)
}
