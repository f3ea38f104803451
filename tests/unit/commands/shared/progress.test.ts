import { stopWith } from '@/lib/commands/shared/progress.mjs'

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

test('what a person can put right ends in its sentence alone', () => {
  expect(endOf(new Error('The disk is full.'))).toEqual({ printed: 'The disk is full.', code: 1 })
})

test('a fault of the program itself ends with its place', () => {
  const { printed, code } = endOf(new TypeError("Cannot read properties of undefined (reading 'x')"))
  expect(printed).toMatch(/^TypeError: Cannot read properties.*\n +at .*progress\.test\.ts/)
  expect(code).toBe(1)
})

test('an option that there is not ends in a sentence', () => {
  // As Node's `parseArgs` throws it; its own TypeError is another one than that of a test.
  const mistyped = Object.assign(new TypeError("Unknown option '--rnus'"), {
    code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION',
  })
  expect(endOf(mistyped)).toEqual({ printed: "Unknown option '--rnus'", code: 1 })
})
