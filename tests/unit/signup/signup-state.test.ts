import type { SignupFailure } from '@/lib/signup/error-messages'
import { initialState, type SignupEvent, signupReducer } from '@/lib/signup/signup-state'

const login = { found: 'login', email: 'buyer@example.com' } as const
const founder = { found: 'founder', email: 'buyer@example.com' } as const
const problem = {
  field: 'email',
  title: 'Missing Email',
  description: 'Please provide an email address.',
} as const
const refused: SignupFailure = { message: 'This email is taken.', help: 'edit', field: 'email' }
const taken: SignupFailure = { message: 'This email is taken.', help: 'log-in', field: 'email' }
const lost: SignupFailure = { message: 'You are offline.', help: 'offline' }

/** The state after these events. */
const after = (...events: SignupEvent[]) => events.reduce(signupReducer, initialState)
const arrived = (arrival: typeof login | typeof founder, isFormInUse = false): SignupEvent => ({
  type: 'arrived',
  arrival,
  isFormInUse,
})
const fields = { email: 'buyer@example.com', password: 'secret12', confirmation: 'secret12' }
const edited = (field: string): SignupEvent => ({ type: 'edited', field, fields })
const started: SignupEvent = { type: 'started' }
const failed = (failure: SignupFailure, isSignedOut = false): SignupEvent => ({
  type: 'failed',
  failure,
  isSignedOut,
})

test('a login without a record is offered to finish, unless the form is in use', () => {
  expect(after(arrived(login))).toMatchObject({ email: null, arrival: login })
  expect(after(arrived(login, true))).toEqual(initialState)
})

test('a complete account keeps the form for another one, and records whether the form was in use', () => {
  expect(after(arrived(founder))).toMatchObject({ email: null, arrival: founder, isFormInUse: false })
  expect(after(arrived(founder, true))).toMatchObject({ email: null, arrival: founder, isFormInUse: true })
})

test('a login found on return replaces the failure; finding nothing keeps it', () => {
  const failure = after(started, failed(lost))
  expect(signupReducer(failure, arrived(login))).toMatchObject({ arrival: login, failure: null })
  const nothing: SignupEvent = { type: 'arrived', arrival: { found: 'nothing' }, isFormInUse: false }
  expect(signupReducer(failure, nothing)).toBe(failure)
})

test('a login found during an attempt or after success changes nothing', () => {
  const done = after(started, { type: 'succeeded', email: 'a@example.com' })
  expect(done).toMatchObject({ email: 'a@example.com', isPending: false })
  for (const state of [after(started), done]) expect(signupReducer(state, arrived(login))).toBe(state)
})

test('only asking for another e-mail puts the focus in its field', () => {
  const asked = after(arrived(login), { type: 'other-email' })
  expect(asked.hasOtherEmail).toBe(true)
  expect(signupReducer(signupReducer(asked, arrived(login)), failed(lost, true))).toMatchObject({
    arrival: { found: 'nothing' },
    hasOtherEmail: false,
  })
})

test('a failure ends the attempt, and is shown at its field if it has one', () => {
  expect(after(started)).toMatchObject({ isPending: true, failure: null })
  expect(after(started, failed(lost))).toMatchObject({ isPending: false, failure: lost, problem: null })
  expect(after(started, failed(refused)).problem).toEqual({
    field: 'email',
    title: 'Account Creation Error',
    description: 'This email is taken.',
  })
})

test('invalid fields replace the last failure; valid ones keep it until the next attempt', () => {
  const failure = after(started, failed(lost))
  expect(signupReducer(failure, { type: 'checked', problem })).toMatchObject({ problem, failure: null })
  const good = signupReducer(failure, { type: 'checked', problem: null })
  expect(good).toMatchObject({ problem: null, failure: lost })
  expect(signupReducer(good, started).failure).toBeNull()
})

test('messages about a field are removed when it is corrected, both at the field and above the button', () => {
  for (const event of [failed(refused), failed(taken), { type: 'checked', problem } as const]) {
    const wrong = after(event)
    expect(signupReducer(wrong, edited('email'))).toEqual(initialState)
    expect(signupReducer(wrong, edited('password'))).toBe(wrong)
  }
})

test('a taken email is reported only above the button', () => {
  expect(after(failed(taken))).toMatchObject({ failure: taken, problem: null })
})

test('a failure without a field stays, whatever is edited', () => {
  const failure = after(failed(lost))
  expect(signupReducer(failure, edited('email'))).toBe(failure)
})

test('a field’s problem is removed together with its form', () => {
  const wrong = after({ type: 'checked', problem })
  expect(signupReducer(wrong, arrived(founder, true)).problem).toEqual(problem)
  const found = signupReducer(wrong, arrived(login))
  expect(found).toMatchObject({ arrival: login, problem: null })
  const spoken = signupReducer(found, failed(refused))
  expect(signupReducer(spoken, { type: 'other-email' }).problem).toBeNull()
  expect(signupReducer(spoken, { type: 'succeeded', email: 'buyer@example.com' }).problem).toBeNull()
})

test('a buyer who was signed out meanwhile returns to the form with the failure', () => {
  expect(after(arrived(login), started, failed(lost, true))).toEqual({ ...initialState, failure: lost })
})

test('a buyer who wants another email starts at the form without the failure', () => {
  expect(after(arrived(login), started, failed(lost), { type: 'other-email' })).toEqual({
    ...initialState,
    hasOtherEmail: true,
  })
})
