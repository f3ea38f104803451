import type { Account, SignupBackend } from '@/lib/signup/backend'
import {
  AlreadyFounderError,
  RecordNotSavedError,
  SignedOutError,
  UncheckedAccountError,
} from '@/lib/signup/errors'
import { type FounderRecord, founderRecord } from '@/lib/signup/founder-record'
import { callDeadline, createFounderSignup } from '@/lib/signup/founder-signup'
import { recordTiming } from '@/lib/signup/record-writer'
import { fakeLocks, withLocks } from '../../fixtures/fake-locks'

const issuedAt = 'Sat, 31 Jan 2026 09:05:07 GMT'
const longAgo = '2025-11-02T00:00:00.000Z'
const ann: Account = { uid: 'uid-ann', email: 'ann@example.com' }
const never = () => new Promise<never>(() => {})

function fails(code: string) {
  return async () => {
    throw Object.assign(new Error('raw text'), { code })
  }
}

/** A backend that stores accounts and records as the real one does: records are create-only, e-mails lower-case. */
function fakeBackend(
  given: { session?: Account; passwords?: Record<string, string>; records?: FounderRecord[] } = {},
) {
  const passwords = new Map(Object.entries(given.passwords ?? {}))
  const records = new Map((given.records ?? []).map((record) => [ann.uid, record]))
  let session = given.session ?? null
  const backend = {
    currentAccount: jest.fn(async () => session),
    createAccount: jest.fn(async (email: string, password: string) => {
      if (passwords.has(email.toLowerCase())) return fails('auth/email-already-in-use')()
      passwords.set(email.toLowerCase(), password)
      session = ann
      return ann
    }),
    signIn: jest.fn(async (email: string, password: string) => {
      if (passwords.get(email.toLowerCase()) !== password) return fails('auth/invalid-credential')()
      session = ann
      return ann
    }),
    tokenIssuedAt: jest.fn(async () => issuedAt),
    refreshToken: jest.fn(async () => {}),
    readRecord: jest.fn(async (uid: string) => records.get(uid) ?? null),
    writeRecord: jest.fn(async (uid: string, record: FounderRecord) => {
      if (records.has(uid)) return fails('permission-denied')()
      records.set(uid, record)
    }),
  } satisfies SignupBackend
  return { backend, records, passwords, signup: createFounderSignup(backend) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  withLocks(undefined)
})

async function settle<Result>(work: Promise<Result>, ms = 60_000) {
  const outcome = work.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  )
  await jest.advanceTimersByTimeAsync(ms)
  return outcome
}

test('an account is created, then its record, with the e-mail that the server returned', async () => {
  const { signup, backend, records } = fakeBackend()
  await expect(signup.create('Ann@Example.com', 'secret12')).resolves.toEqual(ann)
  expect(records.get(ann.uid)).toEqual(founderRecord(ann.email, issuedAt))
  expect(backend.readRecord).toHaveBeenCalledTimes(1)
})

test('a write that succeeds without storing the record counts as a failure', async () => {
  const { signup, backend, records } = fakeBackend()
  backend.writeRecord.mockImplementationOnce(async () => {})
  const { error } = await settle(signup.create(ann.email, 'secret12'))
  expect(error).toBeInstanceOf(RecordNotSavedError)
  expect(records.size).toBe(0)
  await expect(signup.create(ann.email, 'secret12')).resolves.toEqual(ann)
  expect(records.has(ann.uid)).toBe(true)
})

test('an account created after the deadline still gets its record, and the next attempt succeeds', async () => {
  const { signup, backend, records } = fakeBackend()
  const make = backend.createAccount.getMockImplementation()
  let answer = () => {}
  backend.createAccount.mockImplementationOnce(async (...login) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return make?.(...login) ?? never()
  })
  const { error } = await settle(signup.create(ann.email, 'secret12'))
  expect(error).toMatchObject({ code: 'deadline-exceeded' })
  answer()
  await settle(Promise.resolve())
  expect(records.get(ann.uid)).toEqual(founderRecord(ann.email, issuedAt))
  const { value } = await settle(signup.create(ann.email, 'secret12'))
  expect(value).toEqual(ann)
})

test('if saving the record of an account created after the deadline fails, it fails silently', async () => {
  const { signup, backend } = fakeBackend()
  backend.writeRecord.mockImplementation(fails('invalid-argument'))
  backend.createAccount.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, callDeadline + 1))
    return ann
  })
  await settle(signup.create(ann.email, 'secret12'))
  expect(backend.writeRecord).toHaveBeenCalledTimes(1)
})

test('a submit during another one joins it', async () => {
  const { signup, backend } = fakeBackend()
  await Promise.all([1, 2, 3].map(() => signup.create(ann.email, 'secret12')))
  expect(backend.createAccount).toHaveBeenCalledTimes(1)
  expect(backend.writeRecord).toHaveBeenCalledTimes(1)
})

const annsSession = { session: ann, passwords: { [ann.email]: 'secret12' } }

test('with a session for the entered e-mail only the record is written', async () => {
  const { signup, backend, records } = fakeBackend(annsSession)
  await expect(signup.create('ANN@example.com', 'secret12')).resolves.toEqual(ann)
  expect(backend.createAccount).not.toHaveBeenCalled()
  expect(records.size).toBe(1)
})

test('with a session and a wrong password the record is written, but success is not reported', async () => {
  const { signup, records } = fakeBackend(annsSession)
  await expect(signup.create(ann.email, 'another1')).rejects.toBeInstanceOf(AlreadyFounderError)
  expect(records.size).toBe(1)
})

test('a wrong password does not succeed at the second attempt either', async () => {
  const { signup } = fakeBackend(annsSession)
  for (const _ of ['first', 'second'])
    await expect(signup.create(ann.email, 'another1')).rejects.toBeInstanceOf(AlreadyFounderError)
})

test('the password of another account created on the same visit does not count for this one', async () => {
  const { signup, backend } = fakeBackend(annsSession)
  backend.createAccount.mockResolvedValueOnce({ uid: 'uid-bob', email: 'bob@example.com' })
  await signup.create('bob@example.com', 'another1')
  await expect(signup.create(ann.email, 'another1')).rejects.toBeInstanceOf(AlreadyFounderError)
})

test('a session with a recent record does not accept a wrong password', async () => {
  const { signup } = fakeBackend({ ...annsSession, records: [founderRecord(ann.email, issuedAt)] })
  await expect(signup.create(ann.email, 'another1')).rejects.toBeInstanceOf(AlreadyFounderError)
})

test.each([
  ['fails', fails('auth/network-request-failed')],
  ['hangs', never],
])(
  'with a session the record is written even if checking the password %s, but success is not reported',
  async (_, answer) => {
    const { signup, backend, records } = fakeBackend(annsSession)
    backend.signIn.mockImplementation(answer)
    const { error } = await settle(signup.create(ann.email, 'secret12'))
    expect(error).toBeInstanceOf(UncheckedAccountError)
    expect(records.size).toBe(1)
  },
)

test('a password that could not be checked is checked at the next attempt', async () => {
  const { signup, backend, records } = fakeBackend(annsSession)
  backend.signIn.mockImplementationOnce(fails('auth/network-request-failed'))
  await expect(signup.create(ann.email, 'secret12')).rejects.toBeInstanceOf(UncheckedAccountError)
  await expect(signup.create(ann.email, 'secret12')).resolves.toEqual(ann)
  expect(records.size).toBe(1)
})

test('a password that opens the account too late counts at the next attempt, however slow the connection stays', async () => {
  const { signup, backend } = fakeBackend(annsSession)
  backend.signIn.mockImplementation(async () => {
    await new Promise((answer) => setTimeout(answer, 7000))
    return ann
  })
  expect((await settle(signup.create(ann.email, 'secret12'))).error).toBeInstanceOf(UncheckedAccountError)
  expect((await settle(signup.create(ann.email, 'secret12'))).value).toEqual(ann)
})

test('a wrong password can be corrected after the record was written', async () => {
  const { signup } = fakeBackend(annsSession)
  await expect(signup.create(ann.email, 'another1')).rejects.toBeInstanceOf(AlreadyFounderError)
  await expect(signup.create(ann.email, 'secret12')).resolves.toEqual(ann)
})

test('with a record from an earlier visit, neither a wrong password nor the right one after it succeeds', async () => {
  const { signup } = fakeBackend({ ...annsSession, records: [founderRecord(ann.email, longAgo)] })
  for (const password of ['another1', 'secret12'])
    await expect(signup.create(ann.email, password)).rejects.toBeInstanceOf(AlreadyFounderError)
})

test('a session for another e-mail does not prevent creating an account', async () => {
  const { signup, backend } = fakeBackend({ session: { uid: 'uid-bob', email: 'bob@example.com' } })
  await signup.create(ann.email, 'secret12')
  expect(backend.createAccount).toHaveBeenCalledTimes(1)
})

test('a registered e-mail with the right password and no record gets its record', async () => {
  const { signup, records } = fakeBackend({ passwords: { [ann.email]: 'secret12' } })
  await expect(signup.create(ann.email, 'secret12')).resolves.toEqual(ann)
  expect(records.size).toBe(1)
})

test('a registered e-mail with a wrong password keeps the original error', async () => {
  const { signup, records } = fakeBackend({ passwords: { [ann.email]: 'secret12' } })
  await expect(signup.create(ann.email, 'different')).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  })
  expect(records.size).toBe(0)
})

test('an account whose answer got lost gets its record even if the buyer then chooses another password', async () => {
  const { signup, backend, passwords, records } = fakeBackend()
  backend.createAccount.mockImplementationOnce(async (email, password) => {
    passwords.set(email, password)
    return fails('auth/network-request-failed')()
  })
  await expect(signup.create(ann.email, 'secret12')).rejects.toMatchObject({
    code: 'auth/network-request-failed',
  })
  backend.createAccount.mockImplementationOnce(fails('auth/network-request-failed'))
  await expect(signup.create(ann.email, 'another1')).rejects.toMatchObject({
    code: 'auth/network-request-failed',
  })
  await expect(signup.create(ann.email, 'third123')).rejects.toBeInstanceOf(AlreadyFounderError)
  expect(records.has(ann.uid)).toBe(true)
  await expect(signup.create(ann.email, 'secret12')).resolves.toEqual(ann)
})

test('such an account also gets its record if its password was used with another e-mail in between, or the e-mail is now in capitals', async () => {
  const { signup, backend, passwords, records } = fakeBackend()
  backend.createAccount.mockImplementationOnce(async (email, password) => {
    passwords.set(email, password)
    return fails('auth/network-request-failed')()
  })
  await settle(signup.create(ann.email, 'secret12'))
  backend.createAccount.mockImplementationOnce(fails('auth/network-request-failed'))
  await settle(signup.create('bob@example.com', 'secret12'))
  backend.createAccount.mockImplementationOnce(fails('auth/email-already-in-use'))
  backend.signIn.mockImplementation(async (email, password) =>
    passwords.get(email.toLowerCase()) === password ? ann : fails('auth/invalid-credential')(),
  )
  await expect(signup.create(ann.email.toUpperCase(), 'another1')).rejects.toBeInstanceOf(AlreadyFounderError)
  expect(records.has(ann.uid)).toBe(true)
})

test('a password that could not be tried on such an account is tried again', async () => {
  const { signup, backend, passwords, records } = fakeBackend()
  backend.createAccount.mockImplementationOnce(async (email, password) => {
    passwords.set(email, password)
    return fails('auth/network-request-failed')()
  })
  await settle(signup.create(ann.email, 'secret12'))
  backend.signIn
    .mockImplementationOnce(fails('auth/invalid-credential'))
    .mockImplementationOnce(fails('auth/network-request-failed'))
  await expect(signup.create(ann.email, 'another1')).rejects.toBeInstanceOf(UncheckedAccountError)
  await expect(signup.create(ann.email, 'another1')).rejects.toBeInstanceOf(AlreadyFounderError)
  expect(records.has(ann.uid)).toBe(true)
})

test('a password chosen for another e-mail, or refused already, is not tried', async () => {
  const { signup, backend } = fakeBackend({ passwords: { [ann.email]: 'secret12' } })
  backend.createAccount.mockImplementationOnce(fails('auth/network-request-failed'))
  await settle(signup.create('bob@example.com', 'secret12'))
  await settle(signup.create(ann.email, 'another1'))
  await settle(signup.create(ann.email, 'third123'))
  expect(backend.signIn.mock.calls).toEqual([
    [ann.email, 'another1'],
    [ann.email, 'third123'],
  ])
})

test.each([
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
])('a registered e-mail whose sign-in fails with %s keeps the original error', async (code) => {
  const { signup, backend } = fakeBackend({ passwords: { [ann.email]: 'secret12' } })
  backend.signIn.mockImplementation(fails(code))
  const { error } = await settle(signup.create(ann.email, 'different'))
  expect(error).toMatchObject({ code: 'auth/email-already-in-use' })
  expect(error).not.toBeInstanceOf(UncheckedAccountError)
})

test('a registered e-mail whose sign-in fails otherwise is reported with why it could not be checked', async () => {
  const { signup, backend } = fakeBackend({ passwords: { [ann.email]: 'secret12' } })
  backend.signIn.mockImplementation(fails('auth/too-many-requests'))
  const { error } = await settle(signup.create(ann.email, 'secret12'))
  expect(error).toBeInstanceOf(UncheckedAccountError)
  expect(error).toMatchObject({ cause: { code: 'auth/too-many-requests' } })
})

test('an account and record from an earlier visit mean already a founder', async () => {
  const { signup } = fakeBackend({
    passwords: { [ann.email]: 'secret12' },
    records: [founderRecord(ann.email, longAgo)],
  })
  await expect(signup.create(ann.email, 'secret12')).rejects.toBeInstanceOf(AlreadyFounderError)
})

test('of two tabs at once the second waits for the first, and both succeed', async () => {
  withLocks(fakeLocks())
  const { signup, backend, records } = fakeBackend()
  const otherTab = createFounderSignup(backend)
  await expect(
    Promise.all([signup.create(ann.email, 'secret12'), otherTab.create('ANN@example.com', 'secret12')]),
  ).resolves.toEqual([ann, ann])
  expect(backend.createAccount).toHaveBeenCalledTimes(1)
  expect(backend.writeRecord).toHaveBeenCalledTimes(1)
  expect(records.size).toBe(1)
})

test('two tabs at once with an existing founder account both report it', async () => {
  withLocks(fakeLocks())
  const { signup, backend } = fakeBackend({
    passwords: { [ann.email]: 'secret12' },
    records: [founderRecord(ann.email, longAgo)],
  })
  const outcomes = await Promise.allSettled(
    [signup, createFounderSignup(backend)].map((tab) => tab.create(ann.email, 'secret12')),
  )
  for (const outcome of outcomes)
    expect(outcome).toEqual({ status: 'rejected', reason: expect.any(AlreadyFounderError) })
})

test('submitting again right after success means already a founder', async () => {
  withLocks(fakeLocks())
  const { signup, backend } = fakeBackend()
  await signup.create(ann.email, 'secret12')
  for (const visit of [signup, createFounderSignup(backend)])
    await expect(visit.create(ann.email, 'secret12')).rejects.toBeInstanceOf(AlreadyFounderError)
})

test('if the record was stored although saving it failed, the next attempt succeeds', async () => {
  const { signup, backend, records } = fakeBackend()
  backend.writeRecord.mockImplementationOnce(async (uid: string, record: FounderRecord) => {
    records.set(uid, record)
    return fails('invalid-argument')()
  })
  await expect(signup.create(ann.email, 'secret12')).rejects.toBeInstanceOf(RecordNotSavedError)
  await expect(signup.create(ann.email, 'secret12')).resolves.toEqual(ann)
})

test('an error of the account step is passed on without a retry', async () => {
  const { signup, backend } = fakeBackend()
  backend.createAccount.mockImplementation(fails('auth/weak-password'))
  await expect(signup.create(ann.email, 'secret12')).rejects.toMatchObject({ code: 'auth/weak-password' })
  expect(backend.createAccount).toHaveBeenCalledTimes(1)
  expect(backend.signIn).not.toHaveBeenCalled()
  expect(backend.writeRecord).not.toHaveBeenCalled()
})

test('an account step that hangs times out after 30 s', async () => {
  const { signup, backend } = fakeBackend()
  backend.createAccount.mockImplementation(never)
  const { error } = await settle(signup.create(ann.email, 'secret12'), callDeadline)
  expect(error).toMatchObject({ code: 'deadline-exceeded' })
})

test.each([
  'unknown',
  'unavailable',
  'deadline-exceeded',
  'aborted',
  'internal',
  'cancelled',
  'resource-exhausted',
  'auth/network-request-failed',
  'auth/internal-error',
])('a write that fails with %s is retried', async (code) => {
  const { signup, backend, records } = fakeBackend()
  backend.writeRecord.mockImplementationOnce(fails(code)).mockImplementationOnce(fails(code))
  const { value } = await settle(signup.create(ann.email, 'secret12'))
  expect(value).toEqual(ann)
  expect(records.size).toBe(1)
})

test('a write that hangs times out after six seconds, not before, and is retried', async () => {
  const { signup, backend } = fakeBackend()
  backend.writeRecord.mockImplementationOnce(never)
  const attempt = signup.create(ann.email, 'secret12')
  await jest.advanceTimersByTimeAsync(5999)
  expect(backend.readRecord).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1000)
  await expect(attempt).resolves.toEqual(ann)
  expect(backend.writeRecord).toHaveBeenCalledTimes(2)
})

test('a write that never succeeds is given up after four tries', async () => {
  const { signup, backend } = fakeBackend()
  backend.writeRecord.mockImplementation(fails('unavailable'))
  const { error } = await settle(signup.create(ann.email, 'secret12'))
  expect(error).toBeInstanceOf(RecordNotSavedError)
  expect(error).toMatchObject({ cause: { code: 'unavailable' } })
  expect(backend.writeRecord).toHaveBeenCalledTimes(4)
})

test.each([
  [0, [375, 1125, 3000]],
  [1, [625, 1875, 5000]],
])('the pause before each retry grows, with a jitter of a quarter (%p)', async (chance, expected) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance)
  const { signup, backend } = fakeBackend()
  const tries: number[] = []
  backend.writeRecord.mockImplementation(async () => {
    tries.push(Date.now())
    return fails('unavailable')()
  })
  await settle(signup.create(ann.email, 'secret12'))
  expect(tries.slice(1).map((time, index) => time - (tries[index] ?? 0))).toEqual(expected)
})

test('if the database hangs, the record step ends within 15 s of the account', async () => {
  const { signup, backend } = fakeBackend()
  backend.writeRecord.mockImplementation(never)
  backend.readRecord.mockImplementation(never)
  const { error } = await settle(signup.create(ann.email, 'secret12'), recordTiming.step)
  expect(error).toBeInstanceOf(RecordNotSavedError)
})

test('after a failed record the next attempt writes only the record', async () => {
  const { signup, backend, records } = fakeBackend()
  backend.writeRecord.mockImplementationOnce(fails('invalid-argument'))
  await expect(signup.create(ann.email, 'secret12')).rejects.toBeInstanceOf(RecordNotSavedError)
  await expect(signup.create(ann.email, 'secret12')).resolves.toEqual(ann)
  expect(backend.createAccount).toHaveBeenCalledTimes(1)
  expect(backend.signIn).not.toHaveBeenCalled()
  expect(records.size).toBe(1)
})

test('after a failed record a wrong password is not taken for the right one', async () => {
  const { signup, backend, records } = fakeBackend()
  backend.writeRecord.mockImplementationOnce(fails('invalid-argument'))
  await expect(signup.create(ann.email, 'secret12')).rejects.toBeInstanceOf(RecordNotSavedError)
  await expect(signup.create(ann.email, 'another1')).rejects.toBeInstanceOf(AlreadyFounderError)
  expect(records.size).toBe(1)
})

test('a write that succeeded although its response was lost counts', async () => {
  const { signup, backend, records } = fakeBackend()
  backend.writeRecord.mockImplementationOnce(async (uid: string, record: FounderRecord) => {
    records.set(uid, record)
    return fails('unknown')()
  })
  const { value } = await settle(signup.create(ann.email, 'secret12'))
  expect(value).toEqual(ann)
  expect(backend.writeRecord).toHaveBeenCalledTimes(1)
})

test('a write denied because the record already exists counts as success', async () => {
  const { signup, backend, records } = fakeBackend()
  backend.writeRecord.mockImplementationOnce(async (uid: string, record: FounderRecord) => {
    records.set(uid, record)
    return fails('permission-denied')()
  })
  await expect(signup.create(ann.email, 'secret12')).resolves.toEqual(ann)
})

test('a write denied for that reason after a token refresh counts as success too', async () => {
  const { signup, backend, records } = fakeBackend()
  backend.writeRecord
    .mockImplementationOnce(fails('unauthenticated'))
    .mockImplementationOnce(async (uid: string, record: FounderRecord) => {
      records.set(uid, record)
      return fails('permission-denied')()
    })
  await expect(signup.create(ann.email, 'secret12')).resolves.toEqual(ann)
})

test('a denied write counts as failed if the record cannot be read', async () => {
  const { signup, backend } = fakeBackend()
  backend.writeRecord.mockImplementation(fails('permission-denied'))
  backend.readRecord.mockImplementation(fails('unavailable'))
  const { error } = await settle(signup.create(ann.email, 'secret12'))
  expect(error).toBeInstanceOf(RecordNotSavedError)
})

test('a record from an earlier visit is recognised even if the first read of it is denied', async () => {
  const { signup, backend } = fakeBackend({ ...annsSession, records: [founderRecord(ann.email, longAgo)] })
  backend.readRecord.mockImplementationOnce(fails('unauthenticated'))
  await expect(signup.create(ann.email, 'secret12')).rejects.toBeInstanceOf(AlreadyFounderError)
})

test.each(['permission-denied', 'unauthenticated'])(
  '%s refreshes the token once, then gives up',
  async (code) => {
    const { signup, backend } = fakeBackend()
    backend.writeRecord.mockImplementation(fails(code))
    await expect(signup.create(ann.email, 'secret12')).rejects.toBeInstanceOf(RecordNotSavedError)
    expect(backend.refreshToken).toHaveBeenCalledTimes(1)
    expect(backend.writeRecord).toHaveBeenCalledTimes(2)
  },
)

test('a denied write is retried with the refreshed token, not before that has arrived', async () => {
  const { signup, backend, records } = fakeBackend()
  backend.writeRecord.mockImplementationOnce(fails('permission-denied'))
  let arrive = () => {}
  backend.refreshToken.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const attempt = signup.create(ann.email, 'secret12')
  await jest.advanceTimersByTimeAsync(recordTiming.call - 1)
  expect(backend.writeRecord).toHaveBeenCalledTimes(1)
  arrive()
  await expect(attempt).resolves.toEqual(ann)
  expect(records.has(ann.uid)).toBe(true)
})

test.each(['permission-denied', 'unauthenticated'])(
  '%s, and the connection breaks while the token is refreshed: it is refreshed again, and the record is written',
  async (code) => {
    const { signup, backend, records } = fakeBackend()
    backend.writeRecord.mockImplementationOnce(fails(code)).mockImplementationOnce(fails(code))
    backend.refreshToken.mockImplementationOnce(fails('auth/network-request-failed'))
    const { value } = await settle(signup.create(ann.email, 'secret12'))
    expect(value).toEqual(ann)
    expect(records.has(ann.uid)).toBe(true)
    expect(backend.refreshToken).toHaveBeenCalledTimes(2)
  },
)

test('if the refresh of a token hangs, the record step ends within 15 s of the account', async () => {
  const { signup, backend } = fakeBackend()
  backend.writeRecord.mockImplementation(fails('unauthenticated'))
  backend.refreshToken.mockImplementation(never)
  const { error } = await settle(signup.create(ann.email, 'secret12'), recordTiming.step)
  expect(error).toBeInstanceOf(RecordNotSavedError)
})

test('if the token cannot be refreshed, the error is about the record, not the account', async () => {
  const { signup, backend } = fakeBackend()
  backend.writeRecord.mockImplementation(fails('permission-denied'))
  backend.refreshToken.mockImplementation(fails('auth/network-request-failed'))
  const { error } = await settle(signup.create(ann.email, 'secret12'))
  expect(error).toBeInstanceOf(RecordNotSavedError)
})

test('finishing writes the missing record of the session', async () => {
  const { signup, records } = fakeBackend({ session: ann })
  await expect(signup.finish(ann.email)).resolves.toEqual(ann)
  expect(records.size).toBe(1)
})

test('finishing succeeds only once the record exists', async () => {
  const { signup, backend, records } = fakeBackend({ session: ann })
  backend.writeRecord.mockImplementationOnce(fails('invalid-argument'))
  await expect(signup.finish(ann.email)).rejects.toBeInstanceOf(RecordNotSavedError)
  expect(records.size).toBe(0)
  await expect(signup.finish(ann.email)).resolves.toEqual(ann)
  expect(records.size).toBe(1)
})

test('finishing again succeeds', async () => {
  const { signup } = fakeBackend({ session: ann, records: [founderRecord(ann.email, longAgo)] })
  await expect(signup.finish(ann.email)).resolves.toEqual(ann)
})

test('if the record was stored although finishing failed, the form succeeds with the same password', async () => {
  const { signup, backend, records } = fakeBackend(annsSession)
  backend.writeRecord.mockImplementationOnce(async (uid: string, record: FounderRecord) => {
    records.set(uid, record)
    return fails('invalid-argument')()
  })
  await expect(signup.finish(ann.email)).rejects.toBeInstanceOf(RecordNotSavedError)
  await expect(signup.create(ann.email, 'secret12')).resolves.toEqual(ann)
})

test('finishing without the session of that e-mail writes nothing', async () => {
  await expect(fakeBackend().signup.finish(ann.email)).rejects.toBeInstanceOf(SignedOutError)
  const { signup, records } = fakeBackend({ session: ann })
  await expect(signup.finish('bob@example.com')).rejects.toBeInstanceOf(SignedOutError)
  expect(records.size).toBe(0)
})

test('arriving finds nothing, a login without a record, or a founder', async () => {
  await expect(fakeBackend().signup.arrive()).resolves.toEqual({ found: 'nothing' })
  await expect(fakeBackend({ session: ann }).signup.arrive()).resolves.toEqual({
    found: 'login',
    email: ann.email,
  })
  await expect(
    fakeBackend({ session: ann, records: [founderRecord(ann.email, longAgo)] }).signup.arrive(),
  ).resolves.toEqual({ found: 'founder', email: ann.email })
})

test('arriving finds nothing if the record cannot be read', async () => {
  const { signup, backend } = fakeBackend({ session: ann })
  backend.readRecord.mockImplementation(fails('unavailable'))
  await expect(signup.arrive()).resolves.toEqual({ found: 'nothing' })
})
