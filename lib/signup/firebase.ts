import { _addOrOverwriteComponent, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  type Persistence,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth'
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setDoc } from 'firebase/firestore/lite'
import type { Account, SignupBackend } from './backend'
import type { FounderRecord } from './founder-record'
import type { SignupSettings } from './settings'

/** The only door to the Firebase SDK. Always imported dynamically: it weighs more than the rest of the page. */
export function openFirebase({ firebase, localFirebase }: SignupSettings): SignupBackend {
  const app = initializeApp(firebase)
  _addOrOverwriteComponent(app, noHeartbeat)
  // Not getAuth(): that brings pop-up sign-in with a script and a frame of another origin, and polls IndexedDB.
  // Where storage is blocked the session lasts as long as the page.
  // https://firebase.google.com/docs/auth/web/custom-dependencies
  const persistence = [LastingSession, inMemoryPersistence]
  return signupBackend(app, initializeAuth(app, { persistence }), localFirebase)
}

/**
 * The SDK records its usage in IndexedDB and holds every request back until that has answered. Where IndexedDB opens
 * and never answers, nobody could sign up, so this stub takes its place; nothing here needs the statistics.
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/app/src/heartbeatService.ts
 */
const noHeartbeat = {
  name: 'heartbeat',
  type: 'PRIVATE',
  instantiationMode: 'LAZY',
  instanceFactory: () => ({ triggerHeartbeat: async () => {}, getHeartbeatsHeader: async () => '' }),
} as const

/**
 * The SDK removes a stored session if it cannot look up the account when the page opens, even after a mere 503: then
 * a buyer whose record is missing could not finish without the password. Nobody signs out here, and a session that has
 * ended opens nothing, so it may stay.
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/auth/auth_impl.ts
 *
 * A session that cannot be stored lasts as long as the page. The SDK would fail instead, after the account has been
 * created, and again whenever the buyer signs in to it: it finds out only whether there is room for one character.
 *
 * What other tabs store counts from the next page load on. The SDK would follow them, on phones by looking into storage
 * each second: a tab between account and record would be signed in to another buyer's account, and its record refused.
 */
class LastingSession extends (browserLocalPersistence as Persistence & (new () => Store)) {
  override async _set(key: string, session: unknown) {
    await super._set(key, session).catch(() => {})
  }

  async _remove() {}

  _addListener() {}
}

/** Only the session is kept in it. */
type Store = { _set(key: string, session: unknown): Promise<void> }

/**
 * The sign-up's calls to a Firebase app. Its Auth instance decides where the session is kept.
 * @param localFirebase where Firebase is when it runs on this computer
 */
export function signupBackend(
  app: FirebaseApp,
  auth: Auth,
  localFirebase: SignupSettings['localFirebase'],
): SignupBackend {
  const database = getFirestore(app)
  if (localFirebase) {
    connectAuthEmulator(auth, localFirebase.authUrl, { disableWarnings: true })
    connectFirestoreEmulator(database, localFirebase.firestoreHost, localFirebase.firestorePort)
  }

  function signedIn(): User {
    if (!auth.currentUser) throw new Error('nobody is signed in')
    return auth.currentUser
  }

  return {
    async currentAccount() {
      await auth.authStateReady()
      return auth.currentUser && account(auth.currentUser)
    },
    async createAccount(email, password) {
      return account((await createUserWithEmailAndPassword(auth, email, password)).user)
    },
    async signIn(email, password) {
      return account((await signInWithEmailAndPassword(auth, email, password)).user)
    },
    async tokenIssuedAt() {
      return (await signedIn().getIdTokenResult()).issuedAtTime
    },
    async refreshToken() {
      await signedIn().getIdToken(true)
    },
    async readRecord(uid) {
      const record = await getDoc(doc(database, 'users', uid))
      return (record.data() as FounderRecord | undefined) ?? null
    },
    async writeRecord(uid, record) {
      await setDoc(doc(database, 'users', uid), record)
    },
  }
}

function account({ uid, email }: User): Account {
  return { uid, email: email ?? '' }
}
