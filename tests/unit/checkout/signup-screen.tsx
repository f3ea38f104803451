import { act, fireEvent, render, screen } from '@testing-library/react'
import { Signup } from '@/components/checkout/signup'
import { notifications } from '@/lib/notifications'
import type { FounderSignup } from '@/lib/signup/founder-signup'
import * as opener from '@/lib/signup/lazy-signup'
import type { SignupSettings } from '@/lib/signup/settings'

/**
 * The sign-up screen as a buyer sees it. Every test file that opens it mocks `@/lib/signup/lazy-signup` itself, since
 * Jest does so only before the imports of that file; what the screen then gets from there is `signup`.
 */

export const settings: SignupSettings = {
  firebase: { apiKey: 'key', authDomain: 'domain', projectId: 'project', appId: 'app' },
  localFirebase: null,
  crmAppUrl: 'https://app.example.com/',
  siteUrl: 'https://www.example.com',
  contactUrl: 'https://www.example.com/contact',
}

export const ann = { uid: 'uid-ann', email: 'ann@example.com' }

export const signup = {
  create: jest.fn<Promise<typeof ann>, [string, string]>(),
  finish: jest.fn<Promise<typeof ann>, [string]>(),
  arrive: jest.fn<ReturnType<FounderSignup['arrive']>, []>(),
}

/** How the browser came to the page. */
export function arriveBy(type: NavigationTimingType) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
}

beforeEach(() => {
  jest.useFakeTimers()
  arriveBy('navigate')
  document.title = 'Payment Successful!'
  signup.create.mockReset().mockResolvedValue(ann)
  signup.finish.mockReset().mockResolvedValue(ann)
  signup.arrive.mockReset().mockResolvedValue({ found: 'nothing' })
  jest.mocked(opener.openSignup).mockReset().mockResolvedValue(signup)
  jest.mocked(opener.hasStoredSession).mockReturnValue(false)
  jest.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  notifications.remove()
  jest.useRealTimers()
  jest.restoreAllMocks()
  // An attempt that a test leaves open would be told by the next page.
  sessionStorage.clear()
})

export async function pass(ms = 0) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

export async function open(given = settings) {
  render(<Signup settings={given} />)
  await pass()
}

export function type(label: string, value: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  // No event: this is how some password managers fill.
  field.value = value
}

export async function submit(email: string, password: string, confirmation = password) {
  type('Email', email)
  type('Password', password)
  type('Confirm Password', confirmation)
  fireEvent.submit(screen.getByRole('form'))
  await pass()
}

export function toast() {
  return notifications.getSnapshot().find(({ open }) => open)
}

export function fails(code: string) {
  return Object.assign(new Error('Firebase: raw text'), { code })
}
