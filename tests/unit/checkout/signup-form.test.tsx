/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import * as toasts from '@/components/layout/fetch-toast-list'
import { CodeNotLoadedError } from '@/lib/signup/errors'
import * as opener from '@/lib/signup/lazy-signup'
import { open, pass, settings, signup, submit, toast, type } from './signup-screen'

jest.mock('@/lib/signup/lazy-signup')
jest.mock('@/components/layout/fetch-toast-list', () => ({
  __esModule: true,
  ...jest.requireActual('@/components/layout/fetch-toast-list'),
}))

test.each([
  ['', 'a', 'b', 'Email', 'Missing Email', 'Please provide an email address.'],
  ['ann@example.com', 'a', 'b', 'Confirm Password', 'Password Mismatch', 'Passwords do not match.'],
  ['ann@example.com', '', '', 'Password', 'Password Too Short', 'Password must be at least 6 characters.'],
])('"%s", "%s", "%s" fails at %s', async (email, first, second, label, title, description) => {
  await open()
  await submit(email, first, second)
  expect(toast()).toMatchObject({ title, description, variant: 'destructive' })
  const field = screen.getByLabelText(label)
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(description))
  expect(document.title).toBe('Error: Payment Successful!')
  expect(signup.create).not.toHaveBeenCalled()
})

test.each([
  ['Email', ['', 'secret12'], ' ', 'ann@example.com', 'Please provide an email address.'],
  ['Password', ['ann@example.com', 'creek'], 'five5', 'creeks', 'Password must be at least 6 characters.'],
  ['Confirm Password', ['ann@example.com', 'creeks', 'x'], 'creek', 'creeks', 'Passwords do not match.'],
] as const)(
  '%s is called wrong until it is put right, and not again while the buyer types on',
  async (label, [email, first, second], wrong, right, words) => {
    await open()
    await submit(email, first, second)
    const field = screen.getByLabelText(label)
    fireEvent.input(field, { target: { value: wrong } })
    expect(field).toBeInvalid()
    expect(document.title).toBe('Error: Payment Successful!')
    fireEvent.input(field, { target: { value: right } })
    expect(field).toBeValid()
    expect(screen.queryByText(words)).toBeNull()
    expect(document.title).toBe('Payment Successful!')
    fireEvent.input(field, { target: { value: wrong } })
    expect(field).toBeValid()
  },
)

test('the error leaves with the next good submit, in the title too', async () => {
  await open()
  await submit('', 'secret12')
  await submit('ann@example.com', 'secret12')
  expect(document.title).toBe('Payment Successful!')
})

test('a title that somebody else has written meanwhile, such as a translator, stays', async () => {
  await open()
  await submit('', 'secret12')
  document.title = 'Zahlung erfolgreich!'
  await submit('ann@example.com', 'secret12')
  expect(document.title).toBe('Zahlung erfolgreich!')
})

test('a good submit sends the fields as they stand and waits', async () => {
  signup.create.mockReturnValue(new Promise(() => {}))
  await open()
  await submit(' ann@example.com ', ' secret ')
  expect(signup.create).toHaveBeenCalledWith('ann@example.com', ' secret ')
  expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
  for (const label of ['Email', 'Password', 'Confirm Password'])
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: 'Show passwords' })).toBeDisabled()
  fireEvent.submit(screen.getByRole('form'))
  await pass()
  expect(signup.create).toHaveBeenCalledTimes(1)
})

test('success: one toast, then the other, and a panel with the focus instead of the form', async () => {
  await open()
  await submit('ann@example.com', 'secret12')
  expect(toast()).toMatchObject({ title: 'Account Created', variant: 'default' })
  await pass(1199)
  expect(toast()?.title).toBe('Account Created')
  await pass(1)
  expect(toast()).toMatchObject({
    title: 'Success!',
    description: "You'll be redirected to the app in a moment...",
    duration: 5000,
  })
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  const panel = screen.getByRole('region', { name: 'Your founder account is ready' })
  expect(panel).toHaveFocus()
  expect(panel).toHaveTextContent('Your founder account has been created successfully!')
  expect(panel).toHaveTextContent('Log in to the app as ann@example.com, with the password you chose here.')
  expect(screen.getByRole('link', { name: 'Continue to the app' })).toHaveAttribute(
    'href',
    settings.crmAppUrl,
  )
})

test('the code is fetched when the form is first touched, that of the toasts, too', async () => {
  const fetched = jest.spyOn(toasts, 'fetchToastList')
  await open()
  expect(opener.openSignup).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
  act(() => screen.getByLabelText('Email').focus())
  expect(opener.openSignup).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalled()
})

test('code that got lost when the form was touched is spoken of at the submit alone', async () => {
  jest.mocked(opener.openSignup).mockRejectedValueOnce(new CodeNotLoadedError())
  await open()
  act(() => screen.getByLabelText('Email').focus())
  await pass()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('Your founder account is ready')).toBeInTheDocument()
})

test.each(['pointerMove', 'keyDown'] as const)(
  'at the first sign of a buyer (%s) the code of the toasts is fetched, before the line may break',
  async (sign) => {
    const fetched = jest.spyOn(toasts, 'fetchToastList')
    await open()
    fireEvent[sign](document.body)
    fireEvent[sign](document.body)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(opener.openSignup).not.toHaveBeenCalled()
  },
)

test('on a page after this one a move of the pointer fetches nothing', async () => {
  const fetched = jest.spyOn(toasts, 'fetchToastList')
  await open()
  cleanup()
  fireEvent.pointerMove(document.body)
  expect(fetched).not.toHaveBeenCalled()
})

test('the hint of the e-mail is read out with it', async () => {
  await open()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Use the same email you used for payment.',
  )
})

test('the progress says what is done, and where the buyer stands', async () => {
  await open()
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Paid (done)', 'Create account', 'App'])
  expect(steps[1]).toHaveAttribute('aria-current', 'step')
})

test('while the account is being made, who waits long reads that it may take a moment, and who listens is told', async () => {
  signup.create.mockImplementation(() => new Promise(() => {}))
  await open()
  expect(screen.queryByText('This can take a moment. Your payment is safe.')).not.toBeInTheDocument()
  expect(screen.queryByText('Creating your account. This can take a moment.')).not.toBeInTheDocument()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('This can take a moment. Your payment is safe.')).toBeInTheDocument()
  expect(screen.getByText('Creating your account. This can take a moment.')).toHaveAttribute('role', 'status')
})

test('passwords brought back by the Back button are emptied', async () => {
  await open()
  type('Email', 'ann@example.com')
  type('Password', 'secret12')
  type('Confirm Password', 'secret12')
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByLabelText('Confirm Password')).toHaveValue('')
  expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com')
})

test('passwords that are filled in before the page is first shown stay', async () => {
  await open()
  type('Password', 'secret12')
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  expect(screen.getByLabelText('Password')).toHaveValue('secret12')
})
