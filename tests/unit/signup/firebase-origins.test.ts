import { readEnvironment } from '@/lib/env'
import { firebaseOrigins } from '@/lib/signup/firebase-origins'

test('a production build talks to Google’s account, token and record services over HTTPS', () => {
  expect(firebaseOrigins(null)).toEqual([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ])
})

test('a local build talks only to the local Firebase', () => {
  const { localFirebase } = readEnvironment({
    SITE_PROFILE: 'local',
    AUTH_PORT: '9111',
    FIRESTORE_PORT: '8111',
  })
  expect(firebaseOrigins(localFirebase)).toEqual(['http://127.0.0.1:9111', 'http://127.0.0.1:8111'])
})
