/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Signup } from '@/components/checkout/signup'
import * as toasts from '@/components/layout/toasts/fetch-toast-list'
import { CodeNotLoadedError, RecordNotSavedError, SignedOutError } from '@/lib/signup/errors'
import * as opener from '@/lib/signup/lazy-signup'
import { exportedPage } from '../../fixtures/exported-page'
import {
  advance,
  ann,
  fill,
  open,
  sdkError,
  setNavigationType,
  settings,
  signup,
  submit,
} from './signup-screen'

jest.mock('@/lib/signup/lazy-signup')
jest.mock('@/components/layout/toasts/fetch-toast-list', () => ({
  __esModule: true,
  ...jest.requireActual('@/components/layout/toasts/fetch-toast-list'),
}))

test('a login without a record can be finished with one click', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  await open()
  expect(screen.getByRole('region', { name: 'Finish setting up your founder account' })).toHaveTextContent(
    'We still need to save your founder record for ann@example.com.',
  )
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Finish setting up' }))
  await advance()
  expect(signup.finish.mock.calls).toEqual([[ann.email]])
  expect(screen.getByText('Your founder account is ready')).toBeInTheDocument()
})

test('while a login is being finished, its panel keeps the focus and its buttons are disabled', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  signup.finish.mockReturnValue(new Promise(() => {}))
  await open()
  const finish = screen.getByRole('button', { name: 'Finish setting up' })
  act(() => {
    finish.click()
    finish.click()
  })
  await advance()
  expect(signup.finish).toHaveBeenCalledTimes(1)
  const panel = screen.getByRole('region', { name: 'Finish setting up your founder account' })
  expect(panel).toHaveFocus()
  expect(panel).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: 'Creating Account...' })).toBe(finish)
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
})

test('if the code to check an earlier login cannot be fetched, the form stays and works later', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  jest.mocked(opener.openSignup).mockRejectedValueOnce(new CodeNotLoadedError())
  await open()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('Your founder account is ready')).toBeInTheDocument()
})

test('a login that another tab has signed out of is not finished: the form is shown instead', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  signup.finish.mockRejectedValue(new SignedOutError())
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Finish setting up' }))
  await advance()
  expect(screen.getByRole('form')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the same email and password here')
  expect(screen.queryByText(/^Your login exists/)).not.toBeInTheDocument()
})

test('a login that is found late does not replace the form while the buyer is typing', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return { found: 'login', email: ann.email }
  })
  await open()
  act(() => screen.getByLabelText('Email').focus())
  fill('Email', 'ann@example.com')
  await advance(6000)
  expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com')
})

test('a field focused before hydration counts as in use', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  const { wake } = exportedPage(<Signup settings={settings} />)
  screen.getByLabelText('Email').focus()
  await wake()
  await advance()
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test.each([
  ['navigate', 'Email', 'form'],
  ['reload', 'Email', 'finish'],
  ['back_forward', 'Email', 'finish'],
  // No browser restores a password.
  ['reload', 'Password', 'form'],
] as const)(
  'after a %s with %s filled before hydration, a login shows the %s',
  async (type, label, shown) => {
    setNavigationType(type)
    jest.mocked(opener.hasStoredSession).mockReturnValue(true)
    signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
    const { wake } = exportedPage(<Signup settings={settings} />)
    screen.getByLabelText<HTMLInputElement>(label).value = 'ann@example.com'
    await wake()
    await advance()
    expect(screen.queryByRole('button', { name: 'Finish setting up' }) !== null).toBe(shown === 'finish')
  },
)

test('a login that is found while the form is being submitted does not replace it', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return { found: 'login', email: ann.email }
  })
  signup.create.mockReturnValue(new Promise(() => {}))
  await open()
  await submit('ann@example.com', 'secret12')
  await advance(6000)
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
})

test('a buyer who wants another email gets the form', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  await open()
  expect(screen.getByText(/^Your login exists. Finish/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Use another email' }))
  expect(screen.getByRole('form')).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.queryByText(/^Your login exists/)).not.toBeInTheDocument()
})

test('a buyer who wants another email no longer sees the earlier failure', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  signup.finish.mockRejectedValue(new RecordNotSavedError())
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Finish setting up' }))
  await advance()
  expect(screen.getByRole('alert')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Use another email' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a founder who returns is told above the form that the account exists, and the app is the primary action', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'founder', email: ann.email })
  await open()
  expect(screen.getByRole('region', { name: 'You already created this account' })).toHaveTextContent(
    'The founder account for ann@example.com is ready.',
  )
  const link = screen.getByRole('link', { name: 'Continue to the app' })
  expect(link).toHaveAttribute('href', settings.crmAppUrl)
  expect(Array.from(document.querySelectorAll('.button-primary'))).toEqual([link])
  expect(screen.getByText('You already created this account.')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('App')
  const form = screen.getByRole('form')
  expect(screen.getByRole('heading', { name: 'For another email' }).compareDocumentPosition(form)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('an existing account is announced once, not again after a failed attempt', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'founder', email: ann.email })
  signup.create.mockRejectedValue(sdkError('auth/weak-password'))
  await open()
  const announcement = screen.getByText('You already created this account.')
  const changes = jest.fn()
  const observer = new MutationObserver(changes)
  observer.observe(announcement, { childList: true, characterData: true, subtree: true })
  await submit('bob@example.com', 'secret12')
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(screen.getByText('You already created this account.')).toBe(announcement)
  expect(changes).not.toHaveBeenCalled()
})

test('an existing account is shown below a form that is in use, where it shifts nothing', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return { found: 'founder', email: ann.email }
  })
  await open()
  act(() => screen.getByLabelText('Email').focus())
  await advance(6000)
  const already = screen.getByRole('region', { name: 'You already created this account' })
  expect(screen.getByRole('form').compareDocumentPosition(already)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an account that is found late does not remove the failure of an attempt with another email', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return { found: 'founder', email: ann.email }
  })
  signup.create.mockRejectedValue(new RecordNotSavedError())
  await open()
  await submit('bob@example.com', 'secret12')
  await advance(6000)
  expect(screen.getByRole('alert')).toHaveTextContent('Press the button again to save it.')
  expect(document.title).toBe('Error: Payment Successful!')
})

test('a page reloaded during an attempt says so, once', async () => {
  signup.create.mockReturnValue(new Promise(() => {}))
  await open()
  await submit('ann@example.com', 'secret12')
  cleanup()
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('The page reloaded partway through.')
  // The buyer may be typing again.
  expect(document.body).toHaveFocus()
  cleanup()
  await open()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('if the visitor blocks storage, the page mentions no interrupted attempt', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await open()
  expect(screen.getByRole('form')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

/** Submits an attempt that fails, and calls `leave` just before the failure. */
async function failWhile(leave: () => void) {
  signup.create.mockImplementationOnce(async () => {
    leave()
    throw sdkError('auth/network-request-failed')
  })
  await open()
  await submit('ann@example.com', 'secret12')
}

/** Long enough for the failure to be painted. */
const frame = 20

test('a page reloaded after a failed attempt does not mention it', async () => {
  await failWhile(() => {})
  await advance(frame)
  cleanup()
  await open()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['as the page goes away, before it is painted', () => {}, 0],
  ['when the page is about to be left', () => dispatchEvent(new Event('beforeunload')), frame],
])('an attempt that fails %s counts as interrupted', async (_, leave, ms) => {
  await failWhile(leave)
  await advance(ms)
  cleanup()
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('The page reloaded partway through.')
})

test('a failure counts as shown if the page is still open half a minute after beforeunload', async () => {
  await failWhile(() => dispatchEvent(new Event('beforeunload')))
  await advance(30_000)
  cleanup()
  await open()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('an attempt on a page that was not left after all counts as shown when its failure is painted', async () => {
  await failWhile(() => dispatchEvent(new Event('beforeunload')))
  signup.create.mockRejectedValueOnce(sdkError('auth/network-request-failed'))
  await submit('ann@example.com', 'secret12')
  await advance(frame)
  cleanup()
  await open()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a second attempt right after a failed one is not forgotten with it', async () => {
  await failWhile(() => {})
  signup.create.mockReturnValue(new Promise(() => {}))
  await submit('ann@example.com', 'secret12')
  await advance(frame)
  cleanup()
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('The page reloaded partway through.')
})

test('a successful attempt ends at once, even if it is never painted', async () => {
  await open()
  await submit('ann@example.com', 'secret12')
  cleanup()
  await open()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('on a page restored from the back/forward cache, an attempt that then fails shows what exists', async () => {
  let fail = () => {}
  signup.create.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = () => reject(new RecordNotSavedError('no'))
    }),
  )
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  await open()
  fireEvent.focus(screen.getByLabelText('Email'))
  await submit('ann@example.com', 'secret12')
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await advance()
  fail()
  await advance()
  expect(screen.getByText('Finish setting up your founder account')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a page restored from the back/forward cache fetches nothing if its form was not touched', async () => {
  await open()
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await advance()
  expect(opener.openSignup).not.toHaveBeenCalled()
})

test('a form in use before the page is first shown is not replaced by what exists', async () => {
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  await open()
  fireEvent.focus(screen.getByLabelText('Email'))
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  await advance()
  expect(screen.getByRole('form')).toBeInTheDocument()
})

test('the code of the toasts is fetched before a login is finished', async () => {
  const fetched = jest.spyOn(toasts, 'fetchToastList')
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  await open()
  expect(fetched).toHaveBeenCalled()
})
