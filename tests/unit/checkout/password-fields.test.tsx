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
