/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Signup } from '@/components/checkout/signup'
import { notifications } from '@/lib/notifications'
import { CodeNotLoadedError, RecordNotSavedError, SignedOutError } from '@/lib/signup/errors'
import type { FounderSignup } from '@/lib/signup/founder-signup'
import * as hosts from '@/lib/signup/hosts'
import * as opener from '@/lib/signup/lazy-signup'
import type { SignupSettings } from '@/lib/signup/settings'
import { exportedPage } from '../../fixtures/exported-page'

jest.mock('@/lib/signup/lazy-signup')
jest.mock('@/lib/signup/hosts', () => ({ __esModule: true, ...jest.requireActual('@/lib/signup/hosts') }))

const settings: SignupSettings = {
  firebase: { apiKey: 'key', authDomain: 'domain', projectId: 'project', appId: 'app' },
  localFirebase: null,
  crmAppUrl: 'https://app.example.com/',
  siteUrl: 'https://www.example.com',
  contactUrl: 'https://www.example.com/contact',
}

const ann = { uid: 'uid-ann', email: 'ann@example.com' }

const signup = {
  create: jest.fn<Promise<typeof ann>, [string, string]>(),
  finish: jest.fn<Promise<typeof ann>, [string]>(),
  arrive: jest.fn<ReturnType<FounderSignup['arrive']>, []>(),
}

/** How the browser came to the page. */
function arriveBy(type: NavigationTimingType) {
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
})

async function pass(ms = 0) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

async function open(given = settings) {
  render(<Signup settings={given} />)
  await pass()
}

function type(label: string, value: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  // No event: this is how some password managers fill.
  field.value = value
}

async function submit(email: string, password: string, confirmation = password) {
  type('Email', email)
  type('Password', password)
  type('Confirm Password', confirmation)
  fireEvent.submit(screen.getByRole('form'))
  await pass()
}

function toast() {
  return notifications.getSnapshot().find(({ open }) => open)
}

function fails(code: string) {
  return Object.assign(new Error('Firebase: raw text'), { code })
}

test.each([
  ['', 'a', 'b', 'Email', 'Missing Email', 'Please provide an email address.'],
  ['ann@example.com', 'a', 'b', 'Confirm Password', 'Password Mismatch', 'Passwords do not match.'],
  ['ann@example.com', '', '', 'Password', 'Password Too Short', 'Password must be at least 6 characters.'],
])('"%s", "%s", "%s" fails at %s', async (email, first, second, label, title, description) => {
  await open()
  await submit(email, first, second)
  expect(toast()).toMatchObject({ title, description, variant: 'destructive' })
  const field = screen.getByLabelText(label)
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(description))
  expect(document.title).toBe('Error: Payment Successful!')
  expect(signup.create).not.toHaveBeenCalled()
})

test('an email is not called missing any more once something stands there', async () => {
  await open()
  await submit('', 'secret12')
  expect(screen.getByLabelText('Email')).toBeInvalid()
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: ' ' } })
  expect(screen.getByLabelText('Email')).toBeInvalid()
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ann@example.com' } })
  expect(screen.getByLabelText('Email')).toBeValid()
  expect(screen.queryByText('Please provide an email address.')).toBeNull()
})

test('the error leaves with the next good submit, in the title too', async () => {
  await open()
  await submit('', 'secret12')
  await submit('ann@example.com', 'secret12')
  expect(document.title).toBe('Payment Successful!')
})

test('a title that somebody else has written meanwhile, such as a translator, stays', async () => {
  await open()
  await submit('', 'secret12')
  document.title = 'Zahlung erfolgreich!'
  await submit('ann@example.com', 'secret12')
  expect(document.title).toBe('Zahlung erfolgreich!')
})

test('a good submit sends the fields as they stand and waits', async () => {
  signup.create.mockReturnValue(new Promise(() => {}))
  await open()
  await submit(' ann@example.com ', ' secret ')
  expect(signup.create).toHaveBeenCalledWith('ann@example.com', ' secret ')
  expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  fireEvent.submit(screen.getByRole('form'))
  await pass()
  expect(signup.create).toHaveBeenCalledTimes(1)
})

test('success: one toast, then the other, and a panel with the focus instead of the form', async () => {
  await open()
  await submit('ann@example.com', 'secret12')
  expect(toast()).toMatchObject({ title: 'Account Created', variant: 'default' })
  await pass(1199)
  expect(toast()?.title).toBe('Account Created')
  await pass(1)
  expect(toast()).toMatchObject({
    title: 'Success!',
    description: "You'll be redirected to the app in a moment...",
    duration: 5000,
  })
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  const panel = screen.getByRole('region', { name: 'Your founder account is ready' })
  expect(panel).toHaveFocus()
  expect(panel).toHaveTextContent('Your founder account has been created successfully!')
  expect(panel).toHaveTextContent('Log in to the app as ann@example.com')
  expect(screen.getByRole('link', { name: 'Continue to the app' })).toHaveAttribute(
    'href',
    settings.crmAppUrl,
  )
})

test('a failure keeps the form and says what is true', async () => {
  signup.create.mockRejectedValue(fails('auth/email-already-in-use'))
  await open()
  await submit('ann@example.com', 'secret12')
  const message = 'This email is already registered. Please log in instead.'
  expect(toast()).toMatchObject({
    title: 'Account Creation Error',
    description: message,
    variant: 'destructive',
  })
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Log in to the app' })).toHaveAttribute('href', settings.crmAppUrl)
  expect(screen.getByRole('button', { name: 'Create Founder Account' })).toBeEnabled()
  expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com')
  expect(document.body).not.toHaveTextContent('raw text')
})

test.each([
  ['auth/too-many-requests', 'Your payment is safe; wait a few minutes and press the button again.'],
  ['auth/internal-error', 'Your payment is safe. Press the button again.'],
])('%s: the form says what helps, and that the payment is safe', async (code, words) => {
  signup.create.mockRejectedValue(fails(code))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})

test('a record that is not saved is told, and the next press can save it', async () => {
  signup.create.mockRejectedValueOnce(new RecordNotSavedError('no'))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(toast()?.description).toBe('There was a problem creating your account.')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your login exists, but we could not confirm your founder record.',
  )
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('Your founder account is ready')).toBeInTheDocument()
})

test('a record that is not saved while the line is down asks for the line first', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  signup.create.mockRejectedValueOnce(new RecordNotSavedError('no'))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'you appear to be offline. Press the button again when you are connected.',
  )
})

test('a failure is no longer told when the next press stops at a field', async () => {
  signup.create.mockRejectedValueOnce(fails('auth/network-request-failed'))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toBeInTheDocument()
  await submit('', 'secret12')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('code that cannot be fetched is a failure like others', async () => {
  jest.mocked(opener.openSignup).mockRejectedValueOnce(new CodeNotLoadedError())
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toHaveTextContent('There was a problem creating your account.')
  expect(screen.getByRole('alert')).toHaveTextContent('if that does not help, reload this page')
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', settings.contactUrl)
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('Your founder account is ready')).toBeInTheDocument()
})

test('of two failures in a row the second one is told, and has the focus', async () => {
  signup.create.mockRejectedValueOnce(fails('auth/too-many-requests'))
  signup.create.mockRejectedValueOnce(fails('auth/email-already-in-use'))
  await open()
  await submit('ann@example.com', 'secret12')
  act(() => screen.getByLabelText('Email').focus())
  await submit('ann@example.com', 'secret12')
  expect(screen.getByRole('alert')).toHaveTextContent('This email is already registered.')
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('the code is fetched when the form is first touched', async () => {
  await open()
  expect(opener.openSignup).not.toHaveBeenCalled()
  act(() => screen.getByLabelText('Email').focus())
  expect(opener.openSignup).toHaveBeenCalledTimes(1)
})

test('the hint of the e-mail is read out with it', async () => {
  await open()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Use the same email you used for payment.',
  )
})

test('the progress says what is done, and where the buyer stands', async () => {
  await open()
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Paid (done)', 'Create account', 'App'])
  expect(steps[1]).toHaveAttribute('aria-current', 'step')
})

test('a login without a record is finished with one press', async () => {
  jest.mocked(opener.hasStoredSession).mockReturnValue(true)
  signup.arrive.mockResolvedValue({ found: 'login', email: ann.email })
  await open()
  expect(screen.getByText('Finish setting up your founder account')).toBeInTheDocument()
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
  expect(screen.getByRole('region', { name: 'Finish setting up your founder account' })).toHaveFocus()
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
    ann.email,
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

test.each([
  ['auth/invalid-email', 'Email', 'Please provide a valid email address.'],
  ['auth/weak-password', 'Password', 'Password is too weak. Please choose a stronger password.'],
])('%s marks its field, which gets the focus, until the next attempt', async (code, label, sentence) => {
  signup.create.mockRejectedValueOnce(fails(code))
  signup.create.mockImplementation(() => new Promise(() => {}))
  await open()
  await submit('bob@example', 'secret12')
  const field = screen.getByLabelText(label)
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  await submit('bob@example.com', 'secret12 and more')
  expect(field).toBeValid()
})

test('while the account is being made, who waits long reads that it may take a moment', async () => {
  signup.create.mockImplementation(() => new Promise(() => {}))
  await open()
  await submit('ann@example.com', 'secret12')
  expect(screen.getByText('This can take a moment. Your payment is safe.')).toBeInTheDocument()
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

test('a local build on another host refuses and says why', async () => {
  jest.spyOn(hosts, 'signupRefusal').mockReturnValue('This is a local build.')
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('This is a local build.')
  expect(screen.getByRole('button', { name: 'Create Founder Account' })).toBeDisabled()
  await submit('ann@example.com', 'secret12')
  expect(signup.create).not.toHaveBeenCalled()
})

test('a local build on another host refuses although the form was enabled before React came', async () => {
  jest.spyOn(hosts, 'signupRefusal').mockReturnValue('This is a local build.')
  const { wake } = exportedPage(<Signup settings={settings} />)
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Founder Account' })
  // As early-form.js does; React says so in development.
  button().disabled = false
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await wake()
  expect(button()).toBeDisabled()
})

test('passwords brought back by the Back button are emptied', async () => {
  await open()
  type('Email', 'ann@example.com')
  type('Password', 'secret12')
  type('Confirm Password', 'secret12')
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByLabelText('Confirm Password')).toHaveValue('')
  expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com')
})

test('passwords that are filled in before the page is first shown stay', async () => {
  await open()
  type('Password', 'secret12')
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  expect(screen.getByLabelText('Password')).toHaveValue('secret12')
})

describe('on the site itself', () => {
  const followed = jest.fn((event: Event) => event.preventDefault())

  beforeEach(() => {
    jest.spyOn(hosts, 'redirectsToApp').mockReturnValue(true)
    followed.mockClear()
    document.addEventListener('click', followed)
  })
  afterEach(() => document.removeEventListener('click', followed))

  test('the buyer leaves through the link 3,000 ms after success', async () => {
    await open()
    await submit('ann@example.com', 'secret12')
    await pass(2999)
    expect(followed).not.toHaveBeenCalled()
    await pass(1)
    expect(followed).toHaveBeenCalledTimes(1)
    expect(followed.mock.calls[0]?.[0].target).toBe(screen.getByRole('link', { name: 'Continue to the app' }))
  })

  test('who leaves before is not called back when the page is shown again', async () => {
    await open()
    await submit('ann@example.com', 'secret12')
    act(() => {
      dispatchEvent(new Event('pagehide'))
    })
    await pass(10_000)
    expect(followed).not.toHaveBeenCalled()
    const panel = screen.getByRole('region', { name: 'Your founder account is ready' })
    expect(panel).not.toHaveTextContent('redirected')
  })
})
