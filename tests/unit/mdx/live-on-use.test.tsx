/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react'
import { useLiveOnUse } from '@/components/mdx/calculators/use-live-on-use'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type PartProps = { fetchCode: Parameters<typeof useLiveOnUse>[0] }

function Part({ fetchCode }: PartProps) {
  return (
    <div ref={useLiveOnUse(fetchCode)}>
      <label>
        Price <input defaultValue="100" />
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
