import type { SignupSettings } from './settings'

/** Firebase at Google. */
export const googleOrigins = {
  auth: 'https://identitytoolkit.googleapis.com',
  tokens: 'https://securetoken.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
} as const

/** What the sign-up talks to: Auth, its tokens and Firestore at Google, or the local Firebase. */
export function firebaseOrigins(localFirebase: SignupSettings['localFirebase']): string[] {
  if (!localFirebase) return Object.values(googleOrigins)
  const { authUrl, firestoreHost, firestorePort } = localFirebase
  return [authUrl, `http://${firestoreHost}:${firestorePort}`]
}
