/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import * as toasts from '@/components/layout/toasts/fetch-toast-list'
import { CodeNotLoadedError } from '@/lib/signup/errors'
import * as opener from '@/lib/signup/lazy-signup'
import { advance, fill, open, settings, signup, submit, toast } from './signup-screen'

jest.mock('@/lib/signup/lazy-signup')
jest.mock('@/components/layout/toasts/fetch-toast-list', () => ({
  __esModule: true,
  ...jest.requireActual('@/components/layout/toasts/fetch-toast-list'),
}))

test('the form asks for the email, the password and its confirmation, in this order', async () => {
  await open()
  const fields = screen.getByRole('form').querySelectorAll('input')
  expect(Array.from(fields, ({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Email',
    'Password',
    'Confirm Password',
  ])
})

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
  '%s stays invalid until it is corrected, and does not become so again during typing',
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

test('the next valid submit removes the error, from the title too', async () => {
  await open()
  await submit('', 'secret12')
  await submit('ann@example.com', 'secret12')
  expect(document.title).toBe('Payment Successful!')
})

test('a title changed meanwhile, for example by a translator, is kept', async () => {
  await open()
  await submit('', 'secret12')
  document.title = 'Zahlung erfolgreich!'
  await submit('ann@example.com', 'secret12')
  expect(document.title).toBe('Zahlung erfolgreich!')
})

test('a valid submit sends the trimmed e-mail and the exact password, and waits', async () => {
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
  await advance()
  expect(signup.create).toHaveBeenCalledTimes(1)
})

test('success shows one toast, then the other, and a focused panel instead of the form', async () => {
  await open()
  await submit('ann@example.com', 'secret12')
  expect(toast()).toMatchObject({ title: 'Account Created', variant: 'default' })
  await advance(1199)
  expect(toast()?.title).toBe('Account Created')
  await advance(1)
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

test('the code for sign-up and toasts is fetched when the form is first touched', async () => {
  const fetched = jest.spyOn(toasts, 'fetchToastList')
  await open()
  expect(opener.openSignup).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
  act(() => screen.getByLabelText('Email').focus())
  expect(opener.openSignup).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalled()
})

test('code that failed to load when the form was touched is fetched again at the submit, without an error', async () => {
  jest.mocked(opener.openSignup).mockRejectedValueOnce(new CodeNotLoadedError())
  await open()
  act(() => screen.getByLabelText('Email').focus())
  await advance()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('Your founder account is ready')).toBeInTheDocument()
})

test.each(['pointerMove', 'keyDown'] as const)(
  'at the first sign of a buyer (%s) the code of the toasts is fetched, while the connection is good',
  async (sign) => {
    const fetched = jest.spyOn(toasts, 'fetchToastList')
    await open()
    fireEvent[sign](document.body)
    fireEvent[sign](document.body)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(opener.openSignup).not.toHaveBeenCalled()
  },
)

test('a pointer move after leaving the page fetches nothing', async () => {
  const fetched = jest.spyOn(toasts, 'fetchToastList')
  await open()
  cleanup()
  fireEvent.pointerMove(document.body)
  expect(fetched).not.toHaveBeenCalled()
})

test('the hint below the e-mail field is its accessible description', async () => {
  await open()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Use the same email you used for payment.',
  )
})

test('the progress steps show what is done and where the buyer is', async () => {
  await open()
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Paid (done)', 'Create account', 'App'])
  expect(steps[1]).toHaveAttribute('aria-current', 'step')
})

test('while the account is being created, the screen shows and announces that it may take a moment', async () => {
  signup.create.mockImplementation(() => new Promise(() => {}))
  await open()
  expect(screen.queryByText('This can take a moment. Your payment is safe.')).not.toBeInTheDocument()
  expect(screen.queryByText('Creating your account. This can take a moment.')).not.toBeInTheDocument()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('This can take a moment. Your payment is safe.')).toBeInTheDocument()
  expect(screen.getByText('Creating your account. This can take a moment.')).toHaveAttribute('role', 'status')
})

test('passwords on a page restored by the Back button are cleared', async () => {
  await open()
  fill('Email', 'ann@example.com')
  fill('Password', 'secret12')
  fill('Confirm Password', 'secret12')
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByLabelText('Confirm Password')).toHaveValue('')
  expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com')
})

test('passwords filled in before the page is first shown are kept', async () => {
  await open()
  fill('Password', 'secret12')
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  expect(screen.getByLabelText('Password')).toHaveValue('secret12')
})
