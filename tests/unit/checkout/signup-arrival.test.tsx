/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Signup } from '@/components/checkout/signup'
import * as toasts from '@/components/layout/fetch-toast-list'
import { CodeNotLoadedError, RecordNotSavedError, SignedOutError } from '@/lib/signup/errors'
import * as opener from '@/lib/signup/lazy-signup'
import { exportedPage } from '../../fixtures/exported-page'
import { ann, arriveBy, fails, open, pass, settings, signup, submit, type } from './signup-screen'

jest.mock('@/lib/signup/lazy-signup')
jest.mock('@/components/layout/fetch-toast-list', () => ({
  __esModule: true,
  ...jest.requireActual('@/components/layout/fetch-toast-list'),
}))

test('a login without a record is finished with one press', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  await open()
  expect(screen.getByRole('region', { name: 'Finish setting up your founder account' })).toHaveTextContent(
    'We still need to save your founder record for ann@example.com.',
  )
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Finish setting up' }))
  await pass()
  expect(signup.finish.mock.calls).toEqual([[ann.email]])
  expect(screen.getByText('Your founder account is ready')).toBeInTheDocument()
})

test('while a login is being finished the focus stays in its panel, and nothing of it can be pressed', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  signup.finish.mockReturnValue(new Promise(() => {}))
  await open()
  const finish = screen.getByRole('button', { name: 'Finish setting up' })
  act(() => {
    finish.click()
    finish.click()
  })
  await pass()
  expect(signup.finish).toHaveBeenCalledTimes(1)
  const panel = screen.getByRole('region', { name: 'Finish setting up your founder account' })
  expect(panel).toHaveFocus()
  expect(panel).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: 'Creating Account...' })).toBe(finish)
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
})

test('where the code of an earlier visit’s login cannot be fetched, the form stays and works later', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  jest.mocked(opener.openSignup).mockRejectedValueOnce(new CodeNotLoadedError())
  await open()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('Your founder account is ready')).toBeInTheDocument()
})

test('a login that another tab has left is not finished: the form takes over', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  signup.finish.mockRejectedValue(new SignedOutError())
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Finish setting up' }))
  await pass()
  expect(screen.getByRole('form')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the same email and password here')
  expect(screen.queryByText(/^Your login exists/)).not.toBeInTheDocument()
})

test('a login that is found late does not take the form away from a buyer who is typing', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return { found: 'login', email: ann.email }
  })
  await open()
  act(() => screen.getByLabelText('Email').focus())
  type('Email', 'ann@example.com')
  await pass(6000)
  expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com')
})

test('a field that had the focus before the page was live is in use, too', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  const { wake } = exportedPage(<Signup settings={settings} />)
  screen.getByLabelText('Email').focus()
  await wake()
  await pass()
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test.each([
  ['navigate', 'Email', 'form'],
  ['reload', 'Email', 'finish'],
  ['back_forward', 'Email', 'finish'],
  // No browser puts a password back.
  ['reload', 'Password', 'form'],
] as const)(
  'after a %s, with %s filled before the page was live, a login shows the %s',
  async (type, label, shown) => {
    arriveBy(type)
    jest.mocked(opener.hasStoredSession).mockReturnValue(true)
    signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
    const { wake } = exportedPage(<Signup settings={settings} />)
    screen.getByLabelText<HTMLInputElement>(label).value = 'ann@example.com'
    await wake()
    await pass()
    expect(screen.queryByRole('button', { name: 'Finish setting up' }) !== null).toBe(shown === 'finish')
  },
)

test('a login that is found while the form is being sent does not take it away', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return { found: 'login', email: ann.email }
  })
  signup.create.mockReturnValue(new Promise(() => {}))
  await open()
  await submit('ann@example.com', 'secret12')
  await pass(6000)
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
})

test('who meant another e-mail gets the form', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  await open()
  expect(screen.getByText(/^Your login exists. Finish/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Use another email' }))
  expect(screen.getByRole('form')).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.queryByText(/^Your login exists/)).not.toBeInTheDocument()
})

test('who meant another e-mail is not told what failed before', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  signup.finish.mockRejectedValue(new RecordNotSavedError())
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Finish setting up' }))
  await pass()
  expect(screen.getByRole('alert')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Use another email' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('who is done already is told so, above the form', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'founder', email: ann.email })
  await open()
  expect(screen.getByRole('region', { name: 'You already created this account' })).toHaveTextContent(
    'The founder account for ann@example.com is ready.',
  )
  expect(screen.getByRole('link', { name: 'Continue to the app' })).toHaveAttribute(
    'href',
    settings.crmAppUrl,
  )
  expect(screen.getByText('You already created this account.')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('App')
  const form = screen.getByRole('form')
  expect(screen.getByRole('heading', { name: 'For another email' }).compareDocumentPosition(form)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('who is done already is told so once, and not again after an attempt that failed', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'founder', email: ann.email })
  signup.create.mockRejectedValue(fails('auth/weak-password'))
  await open()
  const told = screen.getByText('You already created this account.')
  const changes = jest.fn()
  const observer = new MutationObserver(changes)
  observer.observe(told, { childList: true, characterData: true, subtree: true })
  await submit('bob@example.com', 'secret12')
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(screen.getByText('You already created this account.')).toBe(told)
  expect(changes).not.toHaveBeenCalled()
})

test('who is done already is told so below a form that is in use, where it moves nothing', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return { found: 'founder', email: ann.email }
  })
  await open()
  act(() => screen.getByLabelText('Email').focus())
  await pass(6000)
  const already = screen.getByRole('region', { name: 'You already created this account' })
  expect(screen.getByRole('form').compareDocumentPosition(already)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what comes late of an earlier visit does not take away what an attempt for another email has said since', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return { found: 'founder', email: ann.email }
  })
  signup.create.mockRejectedValue(new RecordNotSavedError())
  await open()
  await submit('bob@example.com', 'secret12')
  await pass(6000)
  expect(screen.getByRole('alert')).toHaveTextContent('Press the button again to save it.')
  expect(document.title).toBe('Error: Payment Successful!')
})

test('a page that is loaded afresh during an attempt says so, once', async () => {
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

test('where the visitor blocks storage a page that is loaded says nothing of an attempt', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await open()
  expect(screen.getByRole('form')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

/** A press whose call fails, and what happens to the page then. */
async function failWhile(leave: () => void) {
  signup.create.mockImplementationOnce(async () => {
    leave()
    throw fails('auth/network-request-failed')
  })
  await open()
  await submit('ann@example.com', 'secret12')
}

/** Long enough for what has failed to be painted. */
const frame = 20

test('a page that is loaded afresh after an attempt says nothing of it', async () => {
  await failWhile(() => {})
  await pass(frame)
  cleanup()
  await open()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['as its page goes, before anything of it is painted', () => {}, 0],
  ['when its page is about to be left', () => dispatchEvent(new Event('beforeunload')), frame],
])('an attempt that fails %s counts as interrupted', async (_, leave, ms) => {
  await failWhile(leave)
  await pass(ms)
  cleanup()
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('The page reloaded partway through.')
})

test('a page that was to be left and is still there half a minute later has told of the failure', async () => {
  await failWhile(() => dispatchEvent(new Event('beforeunload')))
  await pass(30_000)
  cleanup()
  await open()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('of two attempts in one moment the second is not forgotten with the first', async () => {
  await failWhile(() => {})
  signup.create.mockReturnValue(new Promise(() => {}))
  await submit('ann@example.com', 'secret12')
  await pass(frame)
  cleanup()
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('The page reloaded partway through.')
})

test('a success is over at once, though it may never be painted', async () => {
  await open()
  await submit('ann@example.com', 'secret12')
  cleanup()
  await open()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('who comes back to a kept page during an attempt that fails then is shown what exists', async () => {
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
  await pass()
  fail()
  await pass()
  expect(screen.getByText('Finish setting up your founder account')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a kept page whose form nobody has touched fetches nothing on the way back', async () => {
  await open()
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await pass()
  expect(opener.openSignup).not.toHaveBeenCalled()
})

test('a form that is in use before the page is first shown does not give way to what exists', async () => {
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  await open()
  fireEvent.focus(screen.getByLabelText('Email'))
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  await pass()
  expect(screen.getByRole('form')).toBeInTheDocument()
})

test('what draws the toasts is there before a login is finished', async () => {
  const fetched = jest.spyOn(toasts, 'fetchToastList')
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  await open()
  expect(fetched).toHaveBeenCalled()
})
