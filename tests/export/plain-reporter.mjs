/**
 * Prints the outcome of the export checks: a line for each failed check, with the reason and what was found, and how
 * many passed. Owners read this when a build is rejected. https://nodejs.org/api/test.html#custom-reporters
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events from Node's test runner
 */
export default async function* plainReporter(events) {
  let passed = 0
  const printed = new Set()
  const complaints = []
  for await (const { type, data } of events) {
    if (type === 'test:pass') passed += 1
    if (type === 'test:fail') complaints.push(complaintOf(data))
    // A file that fails to load reports why here, and every other file repeats it.
    if (type === 'test:stderr') complaints.push(...errorsIn(data.message))
  }
  for (const complaint of complaints.filter(Boolean)) {
    if (!printed.has(complaint)) yield `${complaint}\n`
    printed.add(complaint)
  }
  yield `Faults: ${printed.size}; checks passed: ${passed}.\n`
}

function complaintOf({ name, file, details }) {
  const cause = details.error.cause ?? details.error
  if (file?.endsWith(name)) return undefined
  const found = Array.isArray(cause.actual)
    ? cause.actual.map((one) => `\n    ${JSON.stringify(one)}`).join('')
    : ''
  const reason = cause.generatedMessage && found ? '' : `\n    ${firstLine(cause)}`
  return `✖ ${name}${reason}${found}`
}

const firstLine = (cause) => String(cause.message ?? cause).split('\n')[0]

function errorsIn(text) {
  return Array.from(text.matchAll(/^(?:\w*Error): (.+)$/gm), ([, sentence]) => sentence)
}
