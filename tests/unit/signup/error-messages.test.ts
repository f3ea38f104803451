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
  'a thrown value that is not an Error (%p) gets the generic message',
  (thrown) => {
    expect(describeFailure(thrown, true).message).toBe('There was a problem creating your account.')
  },
)

test('an existing founder account gets the same help as an email already in use', () => {
  expect(describeFailure(new AlreadyFounderError(), true).help).toBe('log-in')
})

test.each([
  ['auth/too-many-requests', true, 'wait'],
  ['auth/network-request-failed', true, 'check-again'],
  ['auth/network-request-failed', false, 'offline'],
])(
  'a registered email whose password could not be checked (%s, online: %p) is reported, with what helps',
  (code, online, help) => {
    expect(describeFailure(new UncheckedAccountError(sdkError(code)), online)).toEqual({
      message: 'This email is already registered. Please log in instead.',
      help,
      field: 'email',
    })
  },
)

test('being offline is mentioned only if it explains the failure', () => {
  expect(describeFailure(sdkError('auth/network-request-failed'), false).help).toBe('offline')
  expect(describeFailure(sdkError('auth/weak-password'), false).help).toBe('edit')
})

test.each([
  [true, 'record-missing'],
  [false, 'record-missing-offline'],
])(
  'an unsaved record gets different help from an account that could not be created (online: %p)',
  (online, help) => {
    const failure = describeFailure(new RecordNotSavedError('no', { cause: sdkError('unavailable') }), online)
    expect(failure).toEqual({ message: 'There was a problem creating your account.', help })
  },
)

test('a lost session gets help of its own', () => {
  expect(describeFailure(new SignedOutError(), true)).toEqual({
    message: 'There was a problem creating your account.',
    help: 'signed-out',
  })
})

test('code that did not load calls for a reload, unless the buyer is offline', () => {
  expect(describeFailure(new CodeNotLoadedError(), true)).toEqual({
    message: 'There was a problem creating your account.',
    help: 'reload',
  })
  expect(describeFailure(new CodeNotLoadedError(), false).help).toBe('offline')
})

test('an error code that is not a string is ignored', () => {
  expect(errorCode(sdkError(7))).toBe('')
})
