/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { CodeNotLoadedError, RecordNotSavedError } from '@/lib/signup/errors'
import * as opener from '@/lib/signup/lazy-signup'
import { open, sdkError, settings, signup, submit, toast } from './signup-screen'

jest.mock('@/lib/signup/lazy-signup')

/** A page from before a change of the price or of the API key works again once it is reloaded. */
const again =
  'If that does not help, reload this page, or try another network or browser. Your payment is safe.'

test('a failure keeps the form and is reported in the specified words', async () => {
  signup.create.mockRejectedValue(sdkError('auth/email-already-in-use'))
  await open()
  await submit('ann@example.com', 'secret12')
  const message = 'This email is already registered. Please log in instead.'
  expect(toast()).toMatchObject({
    title: 'Account Creation Error',
    description: message,
    variant: 'destructive',
  })
  expect(screen.getByRole('alert')).toHaveTextContent(`Account Creation Error: ${message}`)
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Log in to the app' })).toHaveAttribute('href', settings.crmAppUrl)
  expect(screen.getByRole('button', { name: 'Create Founder Account' })).toBeEnabled()
  expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com')
  expect(document.body).not.toHaveTextContent('raw text')
})

test('a buyer who is told to log in learns how to finish a sign-up that stopped partway', async () => {
  signup.create.mockRejectedValue(sdkError('auth/email-already-in-use'))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Log in to the app with the password you chose before. If your sign-up stopped partway, enter that password here instead.',
  )
})

test.each([
  ['auth/too-many-requests', 'Your payment is safe; wait a few minutes and press the button again.'],
  ['auth/quota-exceeded', 'Your payment is safe; wait a few minutes and press the button again.'],
  ['auth/internal-error', again],
])('after %s the form says what helps, and that the payment is safe', async (code, words) => {
  signup.create.mockRejectedValue(sdkError(code))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})

test('an unsaved record is reported, and the next attempt can save it', async () => {
  signup.create.mockRejectedValueOnce(new RecordNotSavedError('no'))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(toast()?.description).toBe('There was a problem creating your account.')
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Your login exists, but we could not confirm your founder record. Press the button again to save it. ${again}`,
  )
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('Your founder account is ready')).toBeInTheDocument()
})

test('a failure while offline says so, and that the payment is safe', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  signup.create.mockRejectedValueOnce(sdkError('auth/network-request-failed'))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You appear to be offline. Your payment is safe; press the button again when you are connected.',
  )
})

test('an unsaved record while offline tells the buyer to reconnect first', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  signup.create.mockRejectedValueOnce(new RecordNotSavedError('no'))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'you appear to be offline. Press the button again when you are connected.',
  )
})

test('a new attempt removes the message of the one before', async () => {
  signup.create.mockRejectedValueOnce(sdkError('auth/network-request-failed'))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(toast()?.variant).toBe('destructive')
  signup.create.mockReturnValueOnce(new Promise(() => {}))
  await submit('ann@example.com', 'secret12')
  expect(toast()).toBeUndefined()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a failure is no longer shown when the next submit stops at a field', async () => {
  signup.create.mockRejectedValueOnce(sdkError('auth/network-request-failed'))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toBeInTheDocument()
  await submit('', 'secret12')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('code that cannot be fetched is reported like other failures', async () => {
  jest.mocked(opener.openSignup).mockRejectedValueOnce(new CodeNotLoadedError())
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toHaveTextContent('There was a problem creating your account.')
  expect(screen.getByRole('alert')).toHaveTextContent(`Press the button again. ${again}`)
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', settings.contactUrl)
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('Your founder account is ready')).toBeInTheDocument()
})

test('of two failures in a row the second is shown and focused', async () => {
  signup.create.mockRejectedValueOnce(sdkError('auth/too-many-requests'))
  signup.create.mockRejectedValueOnce(sdkError('auth/email-already-in-use'))
  await open()
  await submit('ann@example.com', 'secret12')
  act(() => screen.getByLabelText('Email').focus())
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toHaveTextContent('This email is already registered.')
  expect(screen.getByRole('alert')).toHaveFocus()
})

test.each([
  ['auth/invalid-email', 'Email', 'Please provide a valid email address.'],
  ['auth/weak-password', 'Password', 'Password is too weak. Please choose a stronger password.'],
])('%s marks and focuses its field until the next attempt', async (code, label, sentence) => {
  signup.create.mockRejectedValueOnce(sdkError(code))
  signup.create.mockImplementation(() => new Promise(() => {}))
  await open()
  await submit('bob@example', 'secret12')
  const field = screen.getByLabelText(label)
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  await submit('bob@example.com', 'secret12 and more')
  expect(field).toBeValid()
})

test.each(['auth/invalid-email', 'auth/email-already-in-use'])(
  '%s is shown until the email is changed, in the form and in the title',
  async (code) => {
    signup.create.mockRejectedValueOnce(sdkError(code))
    await open()
    await submit('bob@example', 'secret12')
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'secret13' } })
    expect(screen.getByRole('alert')).toBeInTheDocument()
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'bob@example.com' } })
    expect(screen.getByLabelText('Email')).toBeValid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(document.title).toBe('Payment Successful!')
  },
)

test('a failure that no field can correct is shown until the next attempt', async () => {
  signup.create.mockRejectedValueOnce(sdkError('auth/network-request-failed'))
  await open()
  await submit('ann@example.com', 'secret12')
  for (const label of ['Email', 'Password', 'Confirm Password'])
    fireEvent.input(screen.getByLabelText(label), { target: { value: 'another@example.com' } })
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(document.title).toBe('Error: Payment Successful!')
})
