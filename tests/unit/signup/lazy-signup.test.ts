/** @jest-environment jsdom */
import type { SignupSettings } from '@/lib/signup/settings'

const settings = { firebase: { apiKey: 'key' } } as SignupSettings
const signup = { create() {} }
const firebaseSignup = jest.fn()
const code = '@/lib/signup/firebase-signup'

/** Imports the module as on a fresh page; `fetched` stands in for the code that it loads. */
async function arrive(fetched: () => unknown = () => ({ firebaseSignup })) {
  jest.resetModules()
  jest.doMock(code, fetched)
  return import('@/lib/signup/lazy-signup')
}

function lost() {
  throw new Error('Loading chunk failed')
}

beforeEach(() => {
  firebaseSignup.mockReset().mockReturnValue(signup)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
})

test('the sign-up is opened once, with the settings, however often it is requested', async () => {
  const { openSignup } = await arrive()
  expect(await Promise.all([openSignup(settings), openSignup(settings)])).toEqual([signup, signup])
  expect(firebaseSignup.mock.calls).toEqual([[settings]])
})

test('code that fails to load is reported, and fetched again at the next attempt', async () => {
  const { openSignup } = await arrive(lost)
  await expect(openSignup(settings)).rejects.toMatchObject({
    name: 'CodeNotLoadedError',
    cause: { message: 'Loading chunk failed' },
  })
  jest.doMock(code, () => ({ firebaseSignup }))
  await expect(openSignup(settings)).resolves.toBe(signup)
})

test('settings that the SDK rejects are not reported as code that failed to load', async () => {
  firebaseSignup.mockImplementationOnce(() => {
    throw Object.assign(new Error('raw text'), { code: 'auth/invalid-api-key' })
  })
  const { openSignup } = await arrive()
  await expect(openSignup(settings)).rejects.toMatchObject({ code: 'auth/invalid-api-key' })
  await expect(openSignup(settings)).resolves.toBe(signup)
})

test('code that is still loading after half a minute counts as failed', async () => {
  jest.useFakeTimers()
  const { openSignup } = await arrive(() => Object.assign(new Promise(() => {}), { __esModule: true }))
  const opening = openSignup(settings)
  const settled = jest.fn()
  opening.catch(settled)
  await jest.advanceTimersByTimeAsync(29_999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await expect(opening).rejects.toMatchObject({
    name: 'CodeNotLoadedError',
    cause: { code: 'deadline-exceeded' },
  })
})

test('a session is detected by what the SDK has stored for this project, and not if storage is blocked', async () => {
  const { hasStoredSession } = await arrive()
  localStorage.setItem('firebase:authUser:other:[DEFAULT]', '{}')
  expect(hasStoredSession('key')).toBe(false)
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}')
  expect(hasStoredSession('key')).toBe(true)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(hasStoredSession('key')).toBe(false)
})
