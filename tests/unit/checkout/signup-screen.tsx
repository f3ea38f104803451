import { act, fireEvent, render, screen } from '@testing-library/react'
import { Signup } from '@/components/checkout/signup'
import { notifications } from '@/lib/notifications'
import type { FounderSignup } from '@/lib/signup/founder-signup'
import * as opener from '@/lib/signup/lazy-signup'
import type { SignupSettings } from '@/lib/signup/settings'

/**
 * The sign-up screen as a buyer sees it. Every test file that opens it has to mock `@/lib/signup/lazy-signup` itself,
 * because Jest hoists mocks only within a file; the screen then gets `signup` from it.
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

/** Sets how the browser got to the page. */
export function setNavigationType(type: NavigationTimingType) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
}

beforeEach(() => {
  jest.useFakeTimers()
  setNavigationType('navigate')
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
  // The next page would report an attempt that a test leaves unfinished.
  sessionStorage.clear()
})

export async function advance(ms = 0) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

export async function open(given = settings) {
  render(<Signup settings={given} />)
  await advance()
}

export function fill(label: string, value: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  // Without an event, as some password managers fill fields.
  field.value = value
}

export async function submit(email: string, password: string, confirmation = password) {
  fill('Email', email)
  fill('Password', password)
  fill('Confirm Password', confirmation)
  fireEvent.submit(screen.getByRole('form'))
  await advance()
}

export function toast() {
  return notifications.getSnapshot().find(({ open }) => open)
}

export function sdkError(code: string) {
  return Object.assign(new Error('Firebase: raw text'), { code })
}
