/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react'
import { useLiveOnUse } from '@/components/mdx/calculators/use-live-on-use'
import { exportedPage } from '../../fixtures/exported-page'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type PartProps = { fetchCode: Parameters<typeof useLiveOnUse>[0] }

function Part({ fetchCode }: PartProps) {
  return (
    <div ref={useLiveOnUse(fetchCode)}>
      <label>
        Price <input defaultValue="100" />
      </label>
      <label>
        Months <input defaultValue="48" />
      </label>
    </div>
  )
}

async function type(...values: string[]) {
  for (const value of values) {
    fireEvent.input(screen.getByLabelText('Price'), { target: { value } })
    await jest.advanceTimersByTimeAsync(0)
  }
}

test('while offline, the code is requested only every five seconds, however often the reader types', async () => {
  const fetchCode = jest.fn().mockRejectedValue(new Error('No connection.'))
  render(<Part fetchCode={fetchCode} />)
  await type('2', '20', '200', '2000')
  fetchCode.mockClear()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(fetchCode).toHaveBeenCalledTimes(4)
})

/** Code of the part that is still loading until `arrive` is called. */
function slowCode() {
  const makeLive = jest.fn(() => ({ unmount: () => {} }))
  let arrive = () => {}
  const fetchCode = jest.fn(
    () =>
      new Promise<typeof makeLive>((resolve) => {
        arrive = () => resolve(makeLive)
      }),
  )
  return { makeLive, fetchCode, arrive: () => arrive() }
}

test('several signs of use fetch the code once and make the part live once', async () => {
  const { makeLive, fetchCode, arrive } = slowCode()
  render(<Part fetchCode={fetchCode} />)
  fireEvent.pointerOver(screen.getByLabelText('Price'))
  fireEvent.focusIn(screen.getByLabelText('Price'))
  await type('2')
  arrive()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(fetchCode).toHaveBeenCalledTimes(1)
  expect(makeLive).toHaveBeenCalledTimes(1)
})

test('a part that is unmounted while its code is loading is not made live', async () => {
  const { makeLive, fetchCode, arrive } = slowCode()
  const { unmount } = render(<Part fetchCode={fetchCode} />)
  await type('2')
  unmount()
  arrive()
  await jest.advanceTimersByTimeAsync(0)
  expect(makeLive).not.toHaveBeenCalled()
})

test.each([
  ['counts as use', '200', 1],
  ['does not count as use if it is the default', '100', 0],
])('a value in a field before hydration %s', async (_, value, times) => {
  const { fetchCode } = slowCode()
  const { wake } = exportedPage(<Part fetchCode={fetchCode} />)
  screen.getByLabelText<HTMLInputElement>('Price').value = value
  await wake()
  expect(fetchCode).toHaveBeenCalledTimes(times)
})

test('a field that had focus before hydration counts as in use', async () => {
  const { fetchCode } = slowCode()
  const { wake } = exportedPage(<Part fetchCode={fetchCode} />)
  screen.getByLabelText('Price').focus()
  await wake()
  expect(fetchCode).toHaveBeenCalledTimes(1)
})

test('while offline, a passing pointer requests the code once, without retries', async () => {
  const fetchCode = jest.fn().mockRejectedValue(new Error('No connection.'))
  render(<Part fetchCode={fetchCode} />)
  fireEvent.pointerOver(screen.getByLabelText('Price'))
  await jest.advanceTimersByTimeAsync(20_000)
  expect(fetchCode).toHaveBeenCalledTimes(1)
})

test('an unmounted part stops requesting its code', async () => {
  const fetchCode = jest.fn().mockRejectedValue(new Error('No connection.'))
  const { unmount } = render(<Part fetchCode={fetchCode} />)
  await type('2')
  unmount()
  fetchCode.mockClear()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(fetchCode).not.toHaveBeenCalled()
})

test('after typing, the part is made live once the connection returns', async () => {
  const makeLive = jest.fn(() => ({ unmount: () => {} }))
  const fetchCode = jest.fn().mockRejectedValueOnce(new Error('No connection.')).mockResolvedValue(makeLive)
  render(<Part fetchCode={fetchCode} />)
  await type('2')
  await jest.advanceTimersByTimeAsync(20_000)
  expect(makeLive).toHaveBeenCalledTimes(1)
  expect(fetchCode).toHaveBeenCalledTimes(2)
})
