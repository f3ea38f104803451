/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordFields } from '@/components/checkout/password-fields'
import type { FieldProblem } from '@/lib/signup/validation'

function renderFields(problem: FieldProblem | null = null) {
  render(
    <form>
      <PasswordFields problem={problem} isHydrated isPending={false} />
    </form>,
  )
  return [screen.getByLabelText('Password'), screen.getByLabelText('Confirm Password')] as const
}

/** What each status that has words says. */
const said = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])

/** What is read out when something is done: a status whole, whatever of it has changed. */
async function heard(act: () => unknown) {
  const statuses = screen.getAllByRole('status')
  const before = statuses.map(({ textContent }) => textContent)
  await act()
  return statuses.map(({ textContent }) => textContent).filter((words, index) => words !== before[index])
}

test('what is said of Caps Lock goes when the field is left', () => {
  const [password] = renderFields()
  fireEvent.keyUp(password, { key: 'A', modifierCapsLock: true })
  expect(said()).toEqual(['Caps Lock is on.'])
  fireEvent.blur(password)
  expect(said()).toEqual([])
})

test('of a match and Caps Lock, which stand in one place, the one that can be helped is said', async () => {
  const [password, confirmation] = renderFields()
  for (const field of [password, confirmation]) await userEvent.type(field, 'the long way to the creek')
  fireEvent.blur(confirmation)
  expect(said()).toEqual(['Passwords match'])
  fireEvent.keyUp(password, { key: 'Shift', modifierCapsLock: true })
  expect(said()).toEqual(['Caps Lock is on.'])
})

test('of passwords that are shown, hidden and found to match, only what has changed is read out', async () => {
  const [password, confirmation] = renderFields()
  for (const field of [password, confirmation]) await userEvent.type(field, 'creek stone')
  const reveal = screen.getByRole('button')
  expect(await heard(() => fireEvent.click(reveal))).toEqual(['Your passwords are visible.'])
  expect(await heard(() => fireEvent.click(reveal))).toEqual(['Your passwords are hidden.'])
  expect(await heard(() => fireEvent.blur(confirmation))).toEqual(['Passwords match'])
  expect(await heard(() => fireEvent.click(reveal))).toEqual(['Your passwords are visible.'])
  expect(await heard(() => userEvent.type(confirmation, '!'))).toEqual([''])
})

const tooShort: FieldProblem = { field: 'password', title: 'Password Too Short', description: 'Too short.' }

test('a password is called too short until it is long enough, and not again while the buyer types on', async () => {
  const [password] = renderFields(tooShort)
  await userEvent.type(password, 'creek')
  expect(password).toBeInvalid()
  expect(screen.getByText('Too short.')).toBeVisible()
  await userEvent.type(password, 's')
  expect(password).toBeValid()
  expect(screen.queryByText('Too short.')).toBeNull()
  await userEvent.type(password, '{Backspace}')
  expect(password).toBeValid()
})

test('two empty fields are not called a match', async () => {
  renderFields()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  expect(said()).toEqual([])
})

test('a password that is shown is not sent to a spelling checker', async () => {
  const fields = renderFields()
  await userEvent.click(screen.getByRole('button', { name: 'Show passwords' }))
  for (const field of fields) {
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveAttribute('spellcheck', 'false')
  }
})
