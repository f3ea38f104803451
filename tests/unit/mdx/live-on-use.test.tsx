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

test('however often something is typed on a dead line, the code is asked for once every five seconds', async () => {
  const fetchCode = jest.fn().mockRejectedValue(new Error('No connection.'))
  render(<Part fetchCode={fetchCode} />)
  await type('2', '20', '200', '2000')
  fetchCode.mockClear()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(fetchCode).toHaveBeenCalledTimes(4)
})

/** Code of the part that is on its way until `arrive` is called. */
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

test('signs of use in a row fetch the code once and make the part live once', async () => {
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

test('a part that has left the page while its code was on its way is not made live', async () => {
  const { makeLive, fetchCode, arrive } = slowCode()
  const { unmount } = render(<Part fetchCode={fetchCode} />)
  await type('2')
  unmount()
  arrive()
  await jest.advanceTimersByTimeAsync(0)
  expect(makeLive).not.toHaveBeenCalled()
})

test.each([
  ['is use', '200', 1],
  ['is none where it is what stood there', '100', 0],
])('what was in a field before the page was live %s', async (_, value, times) => {
  const { fetchCode } = slowCode()
  const { wake } = exportedPage(<Part fetchCode={fetchCode} />)
  screen.getByLabelText<HTMLInputElement>('Price').value = value
  await wake()
  expect(fetchCode).toHaveBeenCalledTimes(times)
})

test('a field that had the focus before the page was live is in use', async () => {
  const { fetchCode } = slowCode()
  const { wake } = exportedPage(<Part fetchCode={fetchCode} />)
  screen.getByLabelText('Price').focus()
  await wake()
  expect(fetchCode).toHaveBeenCalledTimes(1)
})

test('a pointer that passes on a dead line asks once, and no more by itself', async () => {
  const fetchCode = jest.fn().mockRejectedValue(new Error('No connection.'))
  render(<Part fetchCode={fetchCode} />)
  fireEvent.pointerOver(screen.getByLabelText('Price'))
  await jest.advanceTimersByTimeAsync(20_000)
  expect(fetchCode).toHaveBeenCalledTimes(1)
})

test('a part that has left the page asks no more', async () => {
  const fetchCode = jest.fn().mockRejectedValue(new Error('No connection.'))
  const { unmount } = render(<Part fetchCode={fetchCode} />)
  await type('2')
  unmount()
  fetchCode.mockClear()
  await jest.advanceTimersByTimeAsync(20_000)
  expect(fetchCode).not.toHaveBeenCalled()
})

test('what was typed brings the part to life once there is a line', async () => {
  const makeLive = jest.fn(() => ({ unmount: () => {} }))
  const fetchCode = jest.fn().mockRejectedValueOnce(new Error('No connection.')).mockResolvedValue(makeLive)
  render(<Part fetchCode={fetchCode} />)
  await type('2')
  await jest.advanceTimersByTimeAsync(20_000)
  expect(makeLive).toHaveBeenCalledTimes(1)
  expect(fetchCode).toHaveBeenCalledTimes(2)
})
