import { accountCreationError, type SignupFailure } from './error-messages'
import type { Arrival } from './founder-signup'
import { type FieldProblem, isCorrected, type SignupFields } from './validation'

/** What the sign-up screen shows. */
export type SignupState = {
  /** Where the buyer stands: the form, a login whose record is missing, or done. */
  stage: 'form' | 'finish' | 'done'
  /** Of the account that was made or finished. */
  email: string
  arrival: Arrival
  /** Whether the form was in use when the arrival was known: nothing may come in above it then. */
  isFormInUse: boolean
  /** Whether the buyer has just asked for the form, to fill in from its first field. */
  hasOtherEmail: boolean
  isPending: boolean
  problem: FieldProblem | null
  failure: SignupFailure | null
}

/** What happens on the screen or comes back from Firebase. */
export type SignupEvent =
  | { type: 'arrived'; arrival: Arrival; isFormInUse: boolean }
  | { type: 'checked'; problem: FieldProblem | null }
  /** `field`: name of the one that the buyer has edited. */
  | { type: 'edited'; field: string; fields: SignupFields }
  | { type: 'started' }
  | { type: 'succeeded'; email: string }
  /** `isSignedOut`: the browser is no more signed in to the login that was found, so there is nothing left to finish. */
  | { type: 'failed'; failure: SignupFailure; isSignedOut?: boolean }
  | { type: 'other-email' }

/** The form, with whatever the arrival had found forgotten. */
const form = { stage: 'form', arrival: { found: 'nothing' }, hasOtherEmail: false } as const

export const initialState: SignupState = {
  ...form,
  email: '',
  isFormInUse: false,
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
    case 'edited':
      return afterEdit(state, event)
    case 'started':
      return { ...state, isPending: true, failure: null }
    case 'succeeded':
      return { ...state, stage: 'done', email: event.email, isPending: false, problem: null }
    case 'failed':
      return afterFailure(state, event)
    case 'other-email':
      return { ...state, ...form, hasOtherEmail: true, problem: null, failure: null }
  }
}

type EventOf<Type> = Extract<SignupEvent, { type: Type }>

function afterArrival(state: SignupState, { arrival, isFormInUse }: EventOf<'arrived'>): SignupState {
  if (state.isPending || state.stage === 'done' || arrival.found === 'nothing') return state
  const hasLogin = arrival.found === 'login'
  // A buyer who is already typing keeps the form, which finishes the same login when it is submitted.
  if (hasLogin && isFormInUse) return state
  const stage = hasLogin ? 'finish' : state.stage
  // A form in use keeps what is said about its fields; what was found says more than an attempt before it could.
  return { ...state, arrival, isFormInUse, stage, problem: isFormInUse ? state.problem : null, failure: null }
}

/** What was said of a field goes once it is put right, and does not come back while the buyer types on. */
function afterEdit(state: SignupState, { field, fields }: EventOf<'edited'>): SignupState {
  const wrong = state.problem?.field ?? state.failure?.field
  return wrong && isCorrected(wrong, field, fields) ? { ...state, problem: null, failure: null } : state
}

function afterFailure(state: SignupState, { failure, isSignedOut }: EventOf<'failed'>): SignupState {
  const { message: description, field, help } = failure
  return {
    ...state,
    ...(isSignedOut && form),
    isPending: false,
    failure,
    problem: field && help === 'edit' ? { field, title: accountCreationError, description } : state.problem,
  }
}
