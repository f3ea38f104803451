/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { exportedPage } from '../../fixtures/exported-page'

function Field({ told }: { told: (value: string) => void }) {
  const [value, setValue] = useState('first')
  const change = (next: string) => {
    told(next)
    setValue(next)
  }
  const input = useEarlyInput(value, change)
  return (
    <label>
      Parcel
      <input ref={input} value={value} onChange={(event) => change(event.target.value)} />
      <output>{value}</output>
    </label>
  )
}

test('what was typed before the page was live is kept and known', async () => {
  const told = jest.fn()
  const { wake } = exportedPage(<Field told={told} />)
  const input = screen.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, 'early')
  await wake()
  expect(input).toHaveValue('early')
  expect(screen.getByRole('status')).toHaveTextContent('early')
  await userEvent.type(input, ' bird')
  expect(screen.getByRole('status')).toHaveTextContent('early bird')
})

test('a field that was emptied early stays empty', async () => {
  const { wake } = exportedPage(<Field told={jest.fn()} />)
  await userEvent.clear(screen.getByRole('textbox'))
  await wake()
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('nothing is told of a field that nobody touched', async () => {
  const told = jest.fn()
  const { wake } = exportedPage(<Field told={told} />)
  await wake()
  expect(told).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveValue('first')
})
