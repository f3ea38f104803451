import { describeFailure } from '@/lib/signup/error-messages'
import {
  AlreadyFounderError,
  CodeNotLoadedError,
  errorCode,
  RecordNotSavedError,
  SignedOutError,
  UncheckedAccountError,
} from '@/lib/signup/errors'

function sdkError(code: unknown) {
  return Object.assign(new Error('Firebase: raw text (auth/whatever).'), { code })
}

test.each([
  [
    'auth/email-already-in-use',
    'This email is already registered. Please log in instead.',
    'log-in',
    'email',
  ],
  ['auth/invalid-email', 'Please provide a valid email address.', 'edit', 'email'],
  ['auth/weak-password', 'Password is too weak. Please choose a stronger password.', 'edit', 'password'],
  [
    'auth/password-does-not-meet-requirements',
    'Password is too weak. Please choose a stronger password.',
    'edit',
    'password',
  ],
  ['auth/too-many-requests', 'There was a problem creating your account.', 'wait', undefined],
  ['auth/quota-exceeded', 'There was a problem creating your account.', 'wait', undefined],
  ['auth/network-request-failed', 'There was a problem creating your account.', 'try-again', undefined],
  ['auth/something-new', 'There was a problem creating your account.', 'try-again', undefined],
])('%s reads "%s"', (code, message, help, field) => {
  expect(describeFailure(sdkError(code), true)).toEqual({ message, help, field })
})

test.each([undefined, null, 'auth/weak-password', 42, { code: 'auth/weak-password' }])(
  'anything that is not an error (%p) is "anything else"',
  (thrown) => {
    expect(describeFailure(thrown, true).message).toBe('There was a problem creating your account.')
  },
)

test('an account that is there from before reads like one already in use', () => {
  expect(describeFailure(new AlreadyFounderError(), true).help).toBe('log-in')
})

test.each([
  ['auth/too-many-requests', true, 'wait'],
  ['auth/network-request-failed', true, 'check-again'],
  ['auth/network-request-failed', false, 'offline'],
])(
  'registered, and the password could not be checked (%s, online: %p): registered, and what helps',
  (code, online, help) => {
    expect(describeFailure(new UncheckedAccountError(sdkError(code)), online)).toEqual({
      message: 'This email is already registered. Please log in instead.',
      help,
      field: 'email',
    })
  },
)

test('offline is said where it explains the failure, and only there', () => {
  expect(describeFailure(sdkError('auth/network-request-failed'), false).help).toBe('offline')
  expect(describeFailure(sdkError('auth/weak-password'), false).help).toBe('edit')
})

test.each([
  [true, 'record-missing'],
  [false, 'record-missing-offline'],
])(
  'a record that could not be saved is told apart from an account that could not be made (online: %p)',
  (online, help) => {
    const failure = describeFailure(new RecordNotSavedError('no', { cause: sdkError('unavailable') }), online)
    expect(failure).toEqual({ message: 'There was a problem creating your account.', help })
  },
)

test('a session that is gone is told apart', () => {
  expect(describeFailure(new SignedOutError(), true)).toEqual({
    message: 'There was a problem creating your account.',
    help: 'signed-out',
  })
})

test('code that did not arrive asks for a reload, unless the line is down', () => {
  expect(describeFailure(new CodeNotLoadedError(), true)).toEqual({
    message: 'There was a problem creating your account.',
    help: 'reload',
  })
  expect(describeFailure(new CodeNotLoadedError(), false).help).toBe('offline')
})

test('a code that is no text is no code', () => {
  expect(errorCode(sdkError(7))).toBe('')
})
