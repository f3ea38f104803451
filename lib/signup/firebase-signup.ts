import { openFirebase } from './firebase'
import { createFounderSignup, type FounderSignup } from './founder-signup'
import type { SignupSettings } from './settings'

/** The sign-up over Firebase. Always imported dynamically (`lazy-signup.ts`): it weighs more than the rest of the page. */
export function firebaseSignup(settings: SignupSettings): FounderSignup {
  return createFounderSignup(openFirebase(settings))
}
