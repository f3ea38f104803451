import type { SignupSettings } from './settings'

/** What the sign-up talks to: Auth, its tokens and Firestore at Google, or the local Firebase. */
export function firebaseOrigins(localFirebase: SignupSettings['localFirebase']): string[] {
  if (!localFirebase)
    return [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
    ]
  const { authUrl, firestoreHost, firestorePort } = localFirebase
  return [authUrl, `http://${firestoreHost}:${firestorePort}`]
}
