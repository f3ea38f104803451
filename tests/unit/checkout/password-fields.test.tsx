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

/** The texts of the statuses that are not empty. */
const statuses = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])

/** What a screen reader announces when this is done: the full text of every status that has changed. */
async function announcements(act: () => unknown) {
  const elements = screen.getAllByRole('status')
  const before = elements.map(({ textContent }) => textContent)
  await act()
  return elements.map(({ textContent }) => textContent).filter((words, index) => words !== before[index])
}

test('the Caps Lock warning is removed when the field loses focus', () => {
  const [password] = renderFields()
  fireEvent.keyUp(password, { key: 'A', modifierCapsLock: true })
  expect(statuses()).toEqual(['Caps Lock is on.'])
  fireEvent.blur(password)
  expect(statuses()).toEqual([])
})

test('the Caps Lock warning takes the place of the match message', async () => {
  const [password, confirmation] = renderFields()
  for (const field of [password, confirmation]) await userEvent.type(field, 'the long way to the creek')
  fireEvent.blur(confirmation)
  expect(statuses()).toEqual(['Passwords match'])
  fireEvent.keyUp(password, { key: 'Shift', modifierCapsLock: true })
  expect(statuses()).toEqual(['Caps Lock is on.'])
})

test('showing, hiding and matching passwords each announce only what has changed', async () => {
  const [password, confirmation] = renderFields()
  for (const field of [password, confirmation]) await userEvent.type(field, 'creek stone')
  const reveal = screen.getByRole('button')
  expect(await announcements(() => fireEvent.click(reveal))).toEqual(['Your passwords are visible.'])
  expect(await announcements(() => fireEvent.click(reveal))).toEqual(['Your passwords are hidden.'])
  expect(await announcements(() => fireEvent.blur(confirmation))).toEqual(['Passwords match'])
  expect(await announcements(() => fireEvent.click(reveal))).toEqual(['Your passwords are visible.'])
  expect(await announcements(() => userEvent.type(confirmation, '!'))).toEqual([''])
})

test('two empty fields are not reported as a match', async () => {
  renderFields()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  expect(statuses()).toEqual([])
})

test('visible passwords are not sent to a spell checker, and no keyboard changes them', async () => {
  const fields = renderFields()
  await userEvent.click(screen.getByRole('button', { name: 'Show passwords' }))
  for (const field of fields) {
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveAttribute('spellcheck', 'false')
    expect(field).toHaveAttribute('autocapitalize', 'none')
    expect(field).toHaveAttribute('autocorrect', 'off')
  }
})
