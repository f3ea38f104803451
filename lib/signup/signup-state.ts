import { accountCreationError, type SignupFailure } from './error-messages'
import type { Arrival } from './founder-signup'
import type { FieldProblem } from './validation'

/** What the sign-up screen shows. */
export type SignupState = {
  /** Where the buyer stands: the form, a login whose record is missing, or done. */
  stage: 'form' | 'finish' | 'done'
  /** Of the account that was made or finished. */
  email: string
  arrival: Arrival
  /** Whether the form was in use when the arrival was known: nothing may come in above it then. */
  isFormInUse: boolean
  hasOtherEmail: boolean
  isPending: boolean
  problem: FieldProblem | null
  failure: SignupFailure | null
}

/** What happens on the screen or comes back from Firebase. */
export type SignupEvent =
  | { type: 'arrived'; arrival: Arrival; isFormInUse: boolean }
  | { type: 'checked'; problem: FieldProblem | null }
  | { type: 'started' }
  | { type: 'succeeded'; email: string }
  /** `isSignedOut`: nobody is signed in any more, so there is nothing left to finish. */
  | { type: 'failed'; failure: SignupFailure; isSignedOut?: boolean }
  | { type: 'other-email' }

/** With nothing of what the visit had found, which is told no longer. */
const form = { stage: 'form', arrival: { found: 'nothing' } } as const

export const initialState: SignupState = {
  ...form,
  email: '',
  isFormInUse: false,
  hasOtherEmail: false,
  isPending: false,
  problem: null,
  failure: null,
}

/** The screen after an event. */
export function signupReducer(state: SignupState, event: SignupEvent): SignupState {
  switch (event.type) {
    case 'arrived':
      return afterArrival(state, event)
    case 'checked':
      return { ...state, problem: event.problem, failure: event.problem ? null : state.failure }
    case 'started':
      return { ...state, isPending: true, failure: null }
    case 'succeeded':
      return { ...state, stage: 'done', email: event.email, isPending: false }
    case 'failed':
      return afterFailure(state, event)
    case 'other-email':
      return { ...state, ...form, hasOtherEmail: true, failure: null }
  }
}

type EventOf<Type> = Extract<SignupEvent, { type: Type }>

function afterArrival(state: SignupState, { arrival, isFormInUse }: EventOf<'arrived'>): SignupState {
  if (state.isPending || state.stage === 'done' || arrival.found === 'nothing') return state
  const hasLogin = arrival.found === 'login'
  // Who is typing already keeps the form: it finishes the same login when it is submitted.
  if (hasLogin && isFormInUse) return state
  // What was found says more than what an attempt before it could say.
  return { ...state, arrival, isFormInUse, stage: hasLogin ? 'finish' : state.stage, failure: null }
}

function afterFailure(state: SignupState, { failure, isSignedOut }: EventOf<'failed'>): SignupState {
  const { message: description, field } = failure
  return {
    ...state,
    ...(isSignedOut && form),
    isPending: false,
    failure,
    problem: field ? { field, title: accountCreationError, description } : state.problem,
  }
}
