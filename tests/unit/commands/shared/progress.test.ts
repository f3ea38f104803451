import { runSteps, stopWith } from '@/lib/commands/shared/progress.mjs'

afterEach(() => jest.useRealTimers())

/** Runs steps of so many milliseconds each where the output is a terminal, or is not; the second one fails. */
async function printedWhile(isTerminal: boolean, ...lengths: number[]) {
  jest.useFakeTimers()
  // The program has been at work for a while.
  jest.advanceTimersByTime(10_000)
  const whole = Object.getOwnPropertyDescriptor(process.stdout, 'isTTY')
  Object.defineProperty(process.stdout, 'isTTY', { configurable: true, value: isTerminal })
  const printed: string[] = []
  const log = jest.spyOn(console, 'log').mockImplementation((line) => printed.push(line))
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((part) => printed.push(String(part)) > 0)
  const steps = lengths.map((length, index): [string, () => Promise<void>] => [
    `Step ${'ABC'[index]}`,
    async () => {
      await new Promise((resolve) => setTimeout(resolve, length))
      if (index === 1) throw new Error('Step B failed.')
    },
  ])
  const running = runSteps(steps).catch(({ message }) => printed.push(message))
  await jest.advanceTimersByTimeAsync(60_000)
  await running
  log.mockRestore()
  write.mockRestore()
  Object.defineProperty(process.stdout, 'isTTY', whole ?? { configurable: true, value: undefined })
  return printed
}

test('steps run one after the other, each says that it begins and how long it took, and the first that fails is the last', async () => {
  expect(await printedWhile(false, 1500, 500, 500)).toEqual([
    '[1/3] Step A ...',
    '[1/3] Step A ... 1.5 s',
    '[2/3] Step B ...',
    'Step B failed.',
  ])
})

test('in a terminal the seconds of a step count up on its line until it is done', async () => {
  expect(await printedWhile(true, 1200)).toEqual([
    '\r[1/1] Step A ... 0.0 s ',
    '\r[1/1] Step A ... 0.5 s ',
    '\r[1/1] Step A ... 1.0 s ',
    '\r',
    '[1/1] Step A ... 1.2 s',
  ])
})

/** What the program prints before it ends, and the code that it ends with. */
function endOf(error: unknown) {
  const print = jest.spyOn(console, 'error').mockImplementation(() => {})
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => {}) as () => never)
  stopWith(error)
  const end = { printed: String(print.mock.calls[0]?.[0]).trim(), code: exit.mock.calls[0]?.[0] }
  print.mockRestore()
  exit.mockRestore()
  return end
}

test('an error that a person can fix prints only its sentence', () => {
  expect(endOf(new Error('The disk is full.'))).toEqual({ printed: 'The disk is full.', code: 1 })
})

test.each([
  ["EACCES: permission denied, unlink 'firebase.json'", /This user may not write there\. Make/],
  [
    "next build:\nError: EROFS: read-only file system, open 'out/blog.html'",
    /This user may not write there\. Make/,
  ],
  ['ENOSPC: no space left on device, write', /The disk is full\. Free some space/],
  ['listen EACCES: permission denied 0.0.0.0:80', /Only an administrator may use this port\./],
])('an error of the system is followed by what to do: %j', (message, remedy) => {
  const { printed } = endOf(new Error(message))
  expect(printed).toMatch(new RegExp(`^${message.split(':')[0]}[^]*\n\n${remedy.source}`))
})

test('an error in the program itself prints where it happened', () => {
  const { printed, code } = endOf(new TypeError("Cannot read properties of undefined (reading 'x')"))
  expect(printed).toMatch(/^TypeError: Cannot read properties.*\n +at .*progress\.test\.ts/)
  expect(code).toBe(1)
})

test('an error with one of Node’s codes prints where it happened, too', () => {
  const wrong = Object.assign(new TypeError('The "path" argument must be of type string.'), {
    code: 'ERR_INVALID_ARG_TYPE',
  })
  expect(endOf(wrong).printed).toContain('progress.test.ts')
})

test('an unknown option prints one sentence', () => {
  // As Node's `parseArgs` throws it; its own TypeError is another one than that of a test.
  const mistyped = Object.assign(new TypeError("Unknown option '--rnus'"), {
    code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION',
  })
  expect(endOf(mistyped)).toEqual({ printed: "Unknown option '--rnus'", code: 1 })
})
