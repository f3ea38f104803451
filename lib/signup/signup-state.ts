import { accountCreationError, type SignupFailure } from './error-messages'
import type { Arrival } from './founder-signup'
import { type FieldProblem, isCorrected, type SignupFields } from './validation'

/** What the sign-up screen shows. */
type SignupState = {
  /** Email of the account that was created or completed, with which the screen is done. */
  email: string | null
  /** What the buyer came with. A login without a record takes the place of the form. */
  arrival: Arrival
  /** Whether the form was already in use when the arrival became known: then nothing may be inserted above it. */
  isFormInUse: boolean
  /** Whether the buyer has just asked for another email, so that the form starts with the focus in its first field. */
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
  /**
   * `isSignedOut`: the browser is no longer signed in to the account that was found, so there is nothing left to
   * finish.
   */
  | { type: 'failed'; failure: SignupFailure; isSignedOut?: boolean }
  | { type: 'other-email' }

/** Back to the form, without what the arrival found. */
const form = { arrival: { found: 'nothing' }, hasOtherEmail: false } as const

export const initialState: SignupState = {
  ...form,
  email: null,
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
      return { ...state, email: event.email, isPending: false, problem: null }
    case 'failed':
      return afterFailure(state, event)
    case 'other-email':
      return { ...state, ...form, hasOtherEmail: true, problem: null, failure: null }
  }
}

type EventOf<Type> = Extract<SignupEvent, { type: Type }>

function afterArrival(state: SignupState, { arrival, isFormInUse }: EventOf<'arrived'>): SignupState {
  if (state.isPending || state.email !== null || arrival.found === 'nothing') return state
  // A buyer who is already typing keeps the form, which finishes the same login when it is submitted.
  if (arrival.found === 'login' && isFormInUse) return state
  // A form in use keeps its field error. An earlier failure goes, because what was found is newer.
  return { ...state, arrival, isFormInUse, problem: isFormInUse ? state.problem : null, failure: null }
}

/** Clears the error of a field once it is corrected. It does not come back while the buyer types on. */
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
