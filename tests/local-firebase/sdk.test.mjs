import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setDoc } from 'firebase/firestore/lite'
import { founderRecord } from '../rules/founder-record.mjs'
import { PROJECT_ID, startForTest } from './start-for-test.mjs'

setLogLevel('silent') // these tests cause errors on purpose

const EMAIL = 'Mixed.Case@Example.com'
const PASSWORD = 'secret12'

/** Starts the SDK as the site uses it, with its own local Firebase. */
async function startSdk(context) {
  const { authUrl, firestoreUrl } = await startForTest(context)
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'any' }, authUrl)
  context.after(() => deleteApp(app))
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, authUrl, { disableWarnings: true })
  const firestore = getFirestore(app)
  const { hostname, port } = new URL(firestoreUrl)
  connectFirestoreEmulator(firestore, hostname, Number(port))
  return { auth, firestore }
}

test('the SDK signs up a user, writes the record and reads it back', async (context) => {
  const { auth, firestore } = await startSdk(context)
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
  assert.equal(user.email, 'mixed.case@example.com')
  const reference = doc(firestore, 'users', user.uid)
  assert.equal((await getDoc(reference)).exists(), false)
  const record = founderRecord({ email: user.email })
  await setDoc(reference, record)
  assert.deepEqual((await getDoc(reference)).data(), record)
})

test('the SDK signs in again and refreshes its token', async (context) => {
  const { auth } = await startSdk(context)
  const start = truncateToSecond(Date.now())
  const { user: created } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
  await signOut(auth)
  const { user } = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD)
  assert.equal(user.uid, created.uid)
  assert.ok(await user.getIdToken(true))
  const { issuedAtTime } = await user.getIdTokenResult()
  const issued = Date.parse(issuedAtTime)
  assert.ok(start <= issued && issued <= Date.now())
})

/** Tokens have times in whole seconds. */
function truncateToSecond(time) {
  return time - (time % 1000)
}

test('the SDK recognises every error of Auth', async (context) => {
  const { auth } = await startSdk(context)
  await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
  const signUp = (email, password) => createUserWithEmailAndPassword(auth, email, password)
  await assert.rejects(signUp(EMAIL, PASSWORD), { code: 'auth/email-already-in-use' })
  await assert.rejects(signUp('nope', PASSWORD), { code: 'auth/invalid-email' })
  await assert.rejects(signUp('b@example.com', '12345'), { code: 'auth/weak-password' })
  await assert.rejects(signInWithEmailAndPassword(auth, EMAIL, 'another1'), { code: 'auth/wrong-password' })
  await assert.rejects(signInWithEmailAndPassword(auth, 'z@example.com', PASSWORD), {
    code: 'auth/user-not-found',
  })
})

test('the SDK recognises a denial by the rules', async (context) => {
  const { auth, firestore } = await startSdk(context)
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
  const reference = doc(firestore, 'users', user.uid)
  const record = founderRecord({ email: user.email })
  await assert.rejects(setDoc(reference, { ...record, role: 'admin' }), { code: 'permission-denied' })
  await setDoc(reference, record)
  await assert.rejects(setDoc(reference, record), { code: 'permission-denied' })
  await assert.rejects(getDoc(doc(firestore, 'users', 'somebody-else')), { code: 'permission-denied' })
})
