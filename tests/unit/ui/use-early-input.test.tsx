/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { exportedPage } from '../../fixtures/exported-page'

function Field({ report }: { report: (value: string) => void }) {
  const [value, setValue] = useState('first')
  const change = (next: string) => {
    report(next)
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

test('text typed before hydration is kept and reported', async () => {
  const report = jest.fn()
  const { wake } = exportedPage(<Field report={report} />)
  const input = screen.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, 'early')
  await wake()
  expect(input).toHaveValue('early')
  expect(screen.getByRole('status')).toHaveTextContent('early')
  await userEvent.type(input, ' bird')
  expect(screen.getByRole('status')).toHaveTextContent('early bird')
})

test('a field that was cleared before hydration stays empty', async () => {
  const { wake } = exportedPage(<Field report={jest.fn()} />)
  await userEvent.clear(screen.getByRole('textbox'))
  await wake()
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('nothing is reported for a field that nobody touched', async () => {
  const report = jest.fn()
  const { wake } = exportedPage(<Field report={report} />)
  await wake()
  expect(report).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveValue('first')
})
