/**
 * What the checks of the export print: a line for each that failed, with the reason and what was found, and how many
 * passed. Owners read this when a build is refused. https://nodejs.org/api/test.html#custom-reporters
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events of Node's test runner
 */
export default async function* plainReporter(events) {
  let passed = 0
  const said = new Set()
  const complaints = []
  for await (const { type, data } of events) {
    if (type === 'test:pass') passed += 1
    if (type === 'test:fail') complaints.push(complaintOf(data))
    // A file that cannot even begin says why here, and each of the others says the same.
    if (type === 'test:stderr') complaints.push(...errorsIn(data.message))
  }
  for (const complaint of complaints.filter(Boolean)) {
    if (!said.has(complaint)) yield `${complaint}\n`
    said.add(complaint)
  }
  yield `Faults: ${said.size}; checks passed: ${passed}.\n`
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
