/** @jest-environment jsdom */
import type { SignupSettings } from '@/lib/signup/settings'

const settings = { firebase: { apiKey: 'key' } } as SignupSettings
const openFirebase = jest.fn()
const code = '@/lib/signup/firebase'

/** Imports the modules as on a fresh page; `fetched` stands in for the Firebase code that is loaded. */
async function arrive(fetched: () => unknown = () => ({ openFirebase })) {
  jest.resetModules()
  jest.doMock(code, fetched)
  return { ...(await import('@/lib/signup/lazy-signup')), ...(await import('@/lib/signup/errors')) }
}

function lost() {
  throw new Error('Loading chunk failed')
}

beforeEach(() => {
  openFirebase.mockReset().mockReturnValue({ currentAccount: async () => null })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
})

test('the sign-up is opened once, with the settings, however often it is requested', async () => {
  const { openSignup } = await arrive()
  const [first, second] = await Promise.all([openSignup(settings), openSignup(settings)])
  expect(first).toBe(second)
  expect(openFirebase.mock.calls).toEqual([[settings]])
  await expect(first.arrive()).resolves.toEqual({ found: 'nothing' })
})

test('code that fails to load is reported, and fetched again at the next attempt', async () => {
  const { openSignup, CodeNotLoadedError } = await arrive(lost)
  const opening = openSignup(settings)
  await expect(opening).rejects.toBeInstanceOf(CodeNotLoadedError)
  await expect(opening).rejects.toMatchObject({ cause: { message: 'Loading chunk failed' } })
  jest.doMock(code, () => ({ openFirebase }))
  await expect(openSignup(settings)).resolves.toHaveProperty('create')
})

test('settings that the SDK rejects are not reported as code that failed to load', async () => {
  openFirebase.mockImplementationOnce(() => {
    throw Object.assign(new Error('raw text'), { code: 'auth/invalid-api-key' })
  })
  const { openSignup } = await arrive()
  await expect(openSignup(settings)).rejects.toMatchObject({ code: 'auth/invalid-api-key' })
  await expect(openSignup(settings)).resolves.toHaveProperty('create')
})

test('code that is still loading after half a minute counts as failed', async () => {
  jest.useFakeTimers()
  const never = () => Object.assign(new Promise(() => {}), { __esModule: true })
  const { openSignup, CodeNotLoadedError } = await arrive(never)
  const opening = openSignup(settings)
  const settled = jest.fn()
  opening.catch(settled)
  await jest.advanceTimersByTimeAsync(29_999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await expect(opening).rejects.toBeInstanceOf(CodeNotLoadedError)
  await expect(opening).rejects.toMatchObject({ cause: { code: 'deadline-exceeded' } })
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
