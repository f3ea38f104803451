import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { localProjectId } from '@/lib/settings/local-profile'
import { runScript } from '../../fixtures/run-script'
import { temporaryFolder } from '../../fixtures/temporary-folder'
import { startLocalFirebase } from '../../local-firebase/local-firebase.mjs'

// Runs whole programs, which is slow on a busy machine.
jest.setTimeout(60_000)

const script = 'lib/commands/find-unrecorded-accounts.mjs'

test('for the local Firebase it lists when each account without a record was made, its uid and its email', async () => {
  const firebase = await startLocalFirebase({
    projectId: localProjectId,
    rulesFile: 'firestore.rules',
    authPort: 0,
    firestorePort: 0,
  })
  try {
    const response = await fetch(
      `${firebase.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
      { method: 'POST', body: JSON.stringify({ email: 'ann@example.com', password: 'secret12' }) },
    )
    const { localId } = await response.json()
    // Not the one of the other tests: that would hold up the servers, which run here.
    const { stdout } = spawn(process.execPath, ['--import', 'tsx', script, '--local'], {
      env: {
        ...process.env,
        AUTH_PORT: new URL(firebase.authUrl).port,
        FIRESTORE_PORT: new URL(firebase.firestoreUrl).port,
      },
    })
    const [account, sum] = (await text(stdout)).split('\n')
    expect(account).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z  ${localId}  "ann@example\\.com"$`))
    expect(sum).toBe(`${localProjectId}: accounts: 1, without a founder record: 1`)
  } finally {
    await firebase.close()
  }
})

test('for production it asks Google about the named project, with the given token, and only reads', () => {
  const google = `globalThis.fetch = async (url, { method = 'GET', headers }) => {
    console.error(method, url, headers.authorization, headers['x-goog-user-project'])
    return Response.json({})
  }`
  const { stdout, stderr } = runScript(script, [], {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(google)}`,
    FIREBASE_ACCESS_TOKEN: 'token-of-the-operator',
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'land-site',
  })
  expect(stderr.split('\n')).toEqual([
    'POST https://identitytoolkit.googleapis.com/v1/projects/land-site/accounts:query Bearer token-of-the-operator land-site',
    'GET https://firestore.googleapis.com/v1/projects/land-site/databases/(default)/documents/users?pageSize=300 Bearer token-of-the-operator land-site',
  ])
  expect(stdout).toBe('land-site: accounts: 0, without a founder record: 0')
})

test.each([
  ['token', { NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'land-site' }],
  ['project', { FIREBASE_ACCESS_TOKEN: 'token-of-the-operator' }],
])('without a %s it says what to set, and fails', (_, settings) => {
  // Away from the project, whose folder may hold an owner's `.env.local`.
  process.chdir(temporaryFolder())
  const { status, stderr } = runScript(script, [], settings)
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^Set FIREBASE_ACCESS_TOKEN .*\n\n.*\n\nThe project is NEXT_PUBLIC_FIREBASE_PROJECT_ID\./,
  )
})

test('when nothing answers, it says what to start', () => {
  const { status, stderr } = runScript(script, ['--local'], { AUTH_PORT: '1' })
  expect(status).toBe(1)
  expect(stderr).toBe('127.0.0.1:1 cannot be reached. Run npm start first.')
})
