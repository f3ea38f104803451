/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { Signup } from '@/components/checkout/signup'
import * as hosts from '@/lib/signup/deployment-kind'
import { exportedPage } from '../../fixtures/exported-page'
import { advance, open, settings, signup, submit, toast } from './signup-screen'

jest.mock('@/lib/signup/lazy-signup')
jest.mock('@/lib/signup/deployment-kind', () => ({
  __esModule: true,
  ...jest.requireActual('@/lib/signup/deployment-kind'),
}))

const followed = jest.fn((event: Event) => event.preventDefault())

beforeEach(() => followed.mockClear())
afterEach(() => document.removeEventListener('click', followed))

test('a local build on another host refuses and says why', async () => {
  jest.spyOn(hosts, 'signupRefusal').mockReturnValue('This is a local build.')
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('This is a local build.')
  expect(screen.getByRole('button', { name: 'Create Founder Account' })).toBeDisabled()
  await submit('ann@example.com', 'secret12')
  expect(signup.create).not.toHaveBeenCalled()
})

test('a local build on another host refuses even if the form was enabled before hydration', async () => {
  jest.spyOn(hosts, 'signupRefusal').mockReturnValue('This is a local build.')
  const { wake } = exportedPage(<Signup settings={settings} />)
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Founder Account' })
  // As early-form.js does; in development React warns about it.
  button().disabled = false
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await wake()
  expect(button()).toBeDisabled()
})

test('on a local or preview host the panel stays and says that the redirect is skipped', async () => {
  jest.spyOn(hosts, 'redirectsToApp').mockReturnValue(false)
  document.addEventListener('click', followed)
  await open()
  await submit('ann@example.com', 'secret12')
  const panel = screen.getByRole('region', { name: 'Your founder account is ready' })
  expect(panel).toHaveTextContent('the redirect is skipped')
  expect(panel).not.toHaveTextContent('redirected')
  await advance(10_000)
  expect(followed).not.toHaveBeenCalled()
})

test('on the site itself the link to the app is clicked 3,000 ms after success', async () => {
  mockSiteHost()
  await open()
  await submit('ann@example.com', 'secret12')
  const panel = screen.getByRole('region', { name: 'Your founder account is ready' })
  expect(panel).toHaveTextContent("You'll be redirected to the app in a moment...")
  expect(panel).not.toHaveTextContent('skipped')
  await advance(2999)
  expect(followed).not.toHaveBeenCalled()
  await advance(1)
  expect(followed).toHaveBeenCalledTimes(1)
  expect(followed.mock.calls[0]?.[0].target).toBe(screen.getByRole('link', { name: 'Continue to the app' }))
})

test('on the site itself a buyer who leaves earlier is not redirected when the page is shown again', async () => {
  mockSiteHost()
  await open()
  await submit('ann@example.com', 'secret12')
  act(() => {
    dispatchEvent(new Event('pagehide'))
  })
  await advance(10_000)
  expect(followed).not.toHaveBeenCalled()
  const panel = screen.getByRole('region', { name: 'Your founder account is ready' })
  expect(panel).not.toHaveTextContent('redirected')
})

test.each([
  ['before the second toast', 500],
  ['while the second toast is up', 2500],
])('a buyer who leaves %s sees no redirect toast on return', async (_, moment) => {
  mockSiteHost()
  await open()
  await submit('ann@example.com', 'secret12')
  await advance(moment)
  expect(toast()).toBeDefined()
  act(() => {
    dispatchEvent(new Event('pagehide'))
  })
  await advance(2000)
  expect(toast()).toBeUndefined()
})

/** Makes redirects happen as on the site's own host, and records clicks in `followed`. */
function mockSiteHost() {
  jest.spyOn(hosts, 'redirectsToApp').mockReturnValue(true)
  document.addEventListener('click', followed)
}
