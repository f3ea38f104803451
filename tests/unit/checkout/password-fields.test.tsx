/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordFields } from '@/components/checkout/password-fields'

function renderFields() {
  render(
    <form>
      <PasswordFields problem={null} isHydrated isPending={false} />
    </form>,
  )
  return [screen.getByLabelText('Password'), screen.getByLabelText('Confirm Password')] as const
}

test('what is said of Caps Lock goes when the field is left', () => {
  const [password] = renderFields()
  fireEvent.keyUp(password, { key: 'A', modifierCapsLock: true })
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on.')
  fireEvent.blur(password)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('of a match and Caps Lock, which stand in one place, the one that can be helped is said', async () => {
  const [password, confirmation] = renderFields()
  for (const field of [password, confirmation]) await userEvent.type(field, 'the long way to the creek')
  fireEvent.blur(confirmation)
  expect(screen.getByRole('status')).toHaveTextContent('Passwords match')
  fireEvent.keyUp(password, { key: 'Shift', modifierCapsLock: true })
  expect(screen.getByRole('status').textContent).toBe('Caps Lock is on.')
})

test('two empty fields are not called a match', async () => {
  renderFields()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a password that is shown is not sent to a spelling checker', async () => {
  const fields = renderFields()
  await userEvent.click(screen.getByRole('button', { name: 'Show passwords' }))
  for (const field of fields) {
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveAttribute('spellcheck', 'false')
  }
})
